/** Chromium with a fake camera. The headless shell can’t show notifications. */
import { browserPath } from '../../../scripts/prepare.mjs'
import { cameraArguments } from './camera.ts'

const executablePath = browserPath()
const args = ['--no-sandbox', '--disable-background-networking', ...cameraArguments]

/** For `test.use`. Files share a worker and its browser only if this is the same object, not just an equal one. */
export const fullBrowser = executablePath
  ? { launchOptions: { executablePath, args } }
  : { channel: 'chromium', launchOptions: { args } }
