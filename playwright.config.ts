import { defineConfig } from '@playwright/test'
import { headlessPath } from './scripts/prepare.mjs'
import { ports } from './tests/e2e/support/ports.ts'

const { app, mock } = ports
const executablePath = headlessPath()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on the second attempt is named at the end of `npm test` and must be fixed.
  retries: 1,
  // Tests mostly wait for pages, so four workers use two cores best.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/playwright.json' }],
  ],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    reducedMotion: 'reduce',
    // Otherwise, the preview server compresses every file again for every test.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // A service worker would serve files of an earlier build and hide requests from routes. Its own tests allow it.
    serviceWorkers: 'block',
    // Recording traces takes a fifth of the time. Use `--trace on` for single tests.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page costs a third less time of the processor. The tests of pictures turn them on: `withPictures`.
        '--blink-settings=imagesEnabled=false',
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
  },
  webServer: [
    {
      command: `node --import tsx mock-server/main.ts --port ${mock} --app http://localhost:${app} --quiet`,
      url: `http://localhost:${mock}/__mock/state`,
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: 'node node_modules/vite/bin/vite.js preview --logLevel warn',
      url: `http://localhost:${app}/icon.svg`,
      env: { APP_PORT: String(app), MOCK_PORT: String(mock) },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
})
