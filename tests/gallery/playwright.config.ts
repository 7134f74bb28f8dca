/** `npm run gallery`: every screen and sheet photographed. No test of its own suite, so `npm test` leaves it out. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { ports } from '../e2e/support/ports.ts'

const root = join(import.meta.dirname, '../..')
const [, app] = base.webServer as { command: string; url: string }[]

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'gallery.ts',
  outputDir: join(root, 'test-results/gallery'),
  globalTeardown: './contact-sheet.ts',
  reporter: 'list',
  // A screen is photographed eleven times and read twice.
  timeout: 120_000,
  use: {
    ...base.use,
    trace: 'off',
    // There is a camera, and it is not allowed.
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), '--use-fake-device-for-media-stream'],
    },
  },
  webServer: [
    {
      // Its clock stands still until a picture moves it: an order can be caught half dispensed.
      command: `node --import tsx mock-server/main.ts --port ${ports.mock} --app http://localhost:${ports.app} --quiet --fixed-time ${new Date().toISOString()}`,
      url: `http://localhost:${ports.mock}/__mock/state`,
      cwd: root,
      stdout: 'ignore',
      stderr: 'pipe',
    },
    { ...app, cwd: root } as never,
  ],
})
