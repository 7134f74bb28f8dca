/**
 * `npm test`: installs what is missing, a browser too, then runs everything in the order of speed and counts.
 * Ends with one line, `N passed, N failed`; each check counts as one test, each suite's tests as they are.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, ensureFreePorts, ensurePackages, root } from './prepare.mjs'

const reports = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules', name)
let running

const run = (args, env = {}) =>
  new Promise((resolve) => {
    running = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    running.once('exit', (code) => resolve(code === 0))
  })

const check = (title, args) => ({
  title,
  run: async () => ((await run(args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
})

/** A suite's own numbers; a runner that fails without a failed test counts as one failure. */
async function counted(args, env, read) {
  const isGreen = await run(args, env)
  const { passed, failed } = read()
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) }
}

function readReport(name, count) {
  try {
    return count(JSON.parse(readFileSync(join(reports, name), 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const tsx = ['--import', 'tsx']
const vitestReport = join(reports, 'vitest.json')
const steps = [
  check('Generated code is what the contract says', [...tsx, 'codegen.config.ts', '--check']),
  check('Format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '.']),
  check('Contract lint', [bin('@redocly/cli/bin/cli.js'), 'lint']),
  check('Import rules', [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    'tests/architecture/dependency-cruiser.cjs',
    'src',
    'mock-server',
    'generated',
  ]),
  check('No unused code', [bin('knip/bin/knip.js')]),
  check('Types', [bin('typescript/bin/tsc')]),
  check('Types of the service worker', [bin('typescript/bin/tsc'), '-p', 'src/service-worker']),
  {
    title: 'Unit and contract tests',
    run: () =>
      counted(
        [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
        {},
        () =>
          readReport('vitest.json', ({ numPassedTests, numFailedTests }) => ({
            passed: numPassedTests,
            failed: numFailedTests,
          })),
      ),
  },
  check('Contract guard, its quick part', [...tsx, 'tests/contract/guard/main.ts', '--parts', 'mock,released']),
  check('Build', [bin('vite/bin/vite.js'), 'build', '--mode', 'test', '--logLevel', 'error']),
  check('Weight of the products route', [...tsx, 'scripts/size.ts']),
  {
    title: 'End-to-end tests',
    run: () =>
      counted(
        [bin('@playwright/test/cli.js'), 'test'],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
        () =>
          readReport('playwright.json', ({ stats }) => {
            if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try only: listed above as flaky`)
            return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
          }),
      ),
  },
  check('Faults, a sample of them', [...tsx, 'tests/faults/main.ts', '--sample', '40', '--seed', '7', '--jobs', '3']),
]

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running?.kill(signal)
    process.exit(130)
  })

ensurePackages()
ensureBrowser()
await ensureFreePorts({
  [process.env.E2E_APP_PORT ?? '4273']: 'the app under test',
  [process.env.E2E_MOCK_PORT ?? '4110']: 'the mock server under test',
})
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const total = { passed: 0, failed: 0 }
for (const { title, run: runStep } of steps) {
  console.log(`\n▸ ${title}`)
  const started = Date.now()
  const { passed, failed } = await runStep()
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  )
  total.passed += passed
  total.failed += failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
