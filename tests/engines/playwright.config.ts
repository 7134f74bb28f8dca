/** `npm run test:engines`: the main job in Firefox and in WebKit. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { oldWebKitPath } from '../../scripts/prepare.mjs'
import { ports } from '../e2e/support/ports.ts'
import type { Engine } from './test.ts'

const root = join(import.meta.dirname, '../..')
const engines: Engine[] = ['firefox', 'webkit', ...(oldWebKitPath() ? (['old-webkit'] as const) : [])]
const servers = [base.webServer ?? []].flat()
const [, app] = servers
const older = {
  ...app,
  command: `${app?.command} --outDir .cache/older`,
  url: `http://localhost:${ports.older}/icon.svg`,
  env: { ...app?.env, APP_PORT: String(ports.older) },
}

export default defineConfig<object, { engine: Engine }>({
  ...base,
  testDir: '.',
  outputDir: join(root, 'test-results/engines'),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? join(root, 'test-results/engines.json') }],
  ],
  // The journeys of an engine share its browser and run one after another, beside those of the other engines.
  fullyParallel: false,
  workers: engines.length,
  timeout: 300_000,
  use: {},
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  webServer: [...servers, ...(oldWebKitPath() ? [older] : [])].map((server) => ({ ...server, cwd: root })),
})
