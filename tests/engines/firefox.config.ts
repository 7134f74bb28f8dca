/** `npm run test:firefox`: the end-to-end tests in Firefox. What fails there is listed in `firefox-failures.ts`. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { firefoxOptions } from './firefox.ts'
import { chromiumOnly } from './firefox-failures.ts'

// For tests/e2e/support/pictures.ts, in the workers too.
process.env.E2E_ENGINE = 'firefox'

const root = join(import.meta.dirname, '../..')
const { reducedMotion: _, ...use } = base.use ?? {}

export default defineConfig({
  ...base,
  testDir: join(root, 'tests/e2e'),
  testIgnore: chromiumOnly,
  outputDir: join(root, 'test-results/firefox'),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/firefox.json') }]],
  use: { ...use, browserName: 'firefox', launchOptions: firefoxOptions() },
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
})
