/** `npm run gallery`: photographs every screen and sheet. `npm test` does not include it. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { pictureOptions } from '../e2e/support/pictures.ts'
import { ports } from '../e2e/support/ports.ts'
import { noon } from './pictures.ts'

const root = join(import.meta.dirname, '../..')
const [, app] = base.webServer as { command: string; url: string }[]

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'gallery.ts',
  outputDir: join(root, 'test-results/gallery'),
  globalTeardown: './contact-sheet.ts',
  reporter: 'list',
  // Each screen is photographed seventeen times, checked by axe twice, and its controls get the focus in three sizes.
  timeout: 180_000,
  use: {
    ...base.use,
    trace: 'off',
    // A camera exists, but permission is denied.
    launchOptions: {
      ...pictureOptions,
      args: [...pictureOptions.args, '--use-fake-device-for-media-stream'],
    },
  },
  webServer: [
    {
      // The mock's clock stands still until a step advances it, so an order can be photographed half dispensed.
      command: `node --import tsx mock-server/main.ts --port ${ports.mock} --app http://localhost:${ports.app} --quiet --fixed-time ${noon}`,
      url: `http://localhost:${ports.mock}/__mock/state`,
      cwd: root,
      stdout: 'ignore',
      stderr: 'pipe',
    },
    { ...app, cwd: root } as never,
  ],
})
