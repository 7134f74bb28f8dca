/** The end-to-end tests once more, on the consumer build. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'
import { ports } from '../../e2e/support/ports.ts'

const root = join(import.meta.dirname, '../../..')
const [mock, app] = base.webServer as { command: string; url: string; env?: Record<string, string> }[]

export default defineConfig({
  ...base,
  testDir: join(root, 'tests/e2e'),
  outputDir: join(root, 'test-results/consumer'),
  reporter: 'line',
  webServer: [
    { ...mock, cwd: root } as never,
    {
      ...app,
      command: 'node node_modules/vite/bin/vite.js preview --logLevel warn --outDir test-results/consumer-dist',
      url: `http://localhost:${ports.app}/icon.svg`,
      cwd: root,
    } as never,
  ],
})
