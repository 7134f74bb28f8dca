/**
 * `npm test` installs missing packages and browsers, then runs all checks and tests.
 * `npm run check` skips those that need a browser or a mock server, `npm test -- --all` skips none.
 * The last line has the total: a check counts as one test, a suite counts as the number of its tests.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { leftOutByCheck, leftOutByPlaywright, leftOutByVitest } from './left-out.mjs'
import { ensureBrowsers, ensureFreePorts, ensurePackages, hasPython, installDebianPackages, root } from './prepare.mjs'
import { printUntestedPoints } from './untested-points.mjs'

const isQuick = process.argv.includes('--quick')
const isWhole = process.argv.includes('--all')
const reports = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules', name)
const running = new Set()

/** Runs a program of the project. Resolves to its output and whether it succeeded. */
function run(args, isLive, env = {}) {
  return new Promise((resolve) => {
    const stdio = isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
    const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ isGreen: code === 0, output })
    })
  })
}

/** Ten lines, from the first one marked as failed, or else the last ones. */
function failureIn(lines) {
  const start = lines.findIndex((line) => line.startsWith('✗'))
  return start < 0 ? lines.slice(-10) : lines.slice(start, start + 10)
}

/** Counts as one test; its output is shown only if it fails, except what it has left out. */
const check = (title, ...args) => ({
  title,
  args,
  count: (isGreen, output) => ({
    passed: +isGreen,
    failed: +!isGreen,
    leftOut: leftOutByCheck(output),
    failures: isGreen ? [] : failureIn(output.trimEnd().split('\n')),
  }),
})

/** Counts the tests of a suite. A runner that fails without a failed test counts as one failure. */
const suite = (title, report, read, args, env) => ({
  title,
  args,
  env,
  isLive: true,
  count: (isGreen) => {
    try {
      const { failed, ...counted } = read(JSON.parse(readFileSync(join(reports, report), 'utf8')))
      return { ...counted, failed: isGreen ? failed : Math.max(failed, 1) }
    } catch {
      return { passed: 0, failed: 1, leftOut: [], failures: [] }
    }
  },
})

const tsx = ['--import', 'tsx']
/** TypeScript 7 checks in a sixth of the time. It has no JavaScript API, so the libraries use TypeScript 6. */
const tsc = bin('typescript-native/bin/tsc')
const vite = bin('vite/bin/vite.js')
const unitFolders = isQuick
  ? ['src/', 'mock-server/', 'scripts/', 'deploy/', 'tests/architecture', 'tests/browsers', 'tests/generators']
  : []
const vitest = suite(
  isQuick ? 'Unit tests' : 'Unit and contract tests',
  'vitest.json',
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    leftOut: leftOutByVitest(report),
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(root, name)} ${fullName}`),
    ),
  }),
  [
    ...[bin('vitest/vitest.mjs'), 'run', ...unitFolders, '--reporter=dot', '--reporter=json', '--silent=passed-only'],
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ],
)
/** The tests that passed only on the second attempt. They count as passed but are named beside the total. */
const flaky = []
function countPlaywright(report) {
  const endedAs = (wanted, { suites = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap((inner) => endedAs(wanted, inner)),
  ]
  flaky.push(...endedAs('flaky', report))
  const { stats } = report
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    leftOut: leftOutByPlaywright(report),
    failures: endedAs('unexpected', report),
  }
}
const endToEnd = suite(
  'End-to-end tests',
  'playwright.json',
  countPlaywright,
  [bin('@playwright/test/cli.js'), 'test', ...(isWhole ? [] : ['--grep-invert', '@breadth'])],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'), E2E_BUILDS: 'made' },
)

const engines = suite(
  'Firefox and WebKit',
  'engines.json',
  countPlaywright,
  [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/engines/playwright.config.ts'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'engines.json'), E2E_BUILDS: 'made' },
)

/** As in tests/e2e/support/ports.ts. */
const ports = {
  app: Number(process.env.E2E_APP_PORT ?? '4273'),
  mock: Number(process.env.E2E_MOCK_PORT ?? '4110'),
  older: Number(process.env.E2E_OLDER_PORT ?? '4280'),
}

/** The steps of a group run two at a time, the longest first. Groups run one after another. */
const staticChecks = [
  check('Types', tsc),
  check('Generated code is up to date', ...tsx, 'codegen.config.ts', '--check'),
  check('No unused code', bin('knip/bin/knip.js')),
  check('Promises, effects, deprecated API', bin('oxlint/bin/oxlint'), 'src'),
  check('Import rules', bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...dependencyRules()),
  check('Contract lint', bin('@redocly/cli/bin/cli.js'), 'lint'),
  check('Types of the service worker', tsc, '-p', 'src/service-worker'),
  check('Format and lint', bin('@biomejs/biome/bin/biome'), 'check', '.'),
]
/**
 * The same cells every time: money, a drifted response, garbage in the storage, an interrupted payment, budgets of calls,
 * a wrong clock, a silent stream, a second backend, a refused cart.
 */
const faultCells =
  '^(operations (createOrder cut|getOrder null data)|stored keys cartList half a line|paying provider reload' +
  '|standing refusals /payment CART_100[01]|standing answers (/products HTTP 500|/order-dispense-status HTTP 401' +
  '|payment with a lost response HTTP 403|/dashboard null data|payment of a lost cart HTML)' +
  '|clock Retry-After 5 h back|live stream offline, then silent back in the tab|second API base signing out another path' +
  '|refused cart CART_1001 cart)$'
/** A correct server, and bugs of each kind: money, tokens, owners, requests, lists, headers. */
const planted =
  'proxy,age-unchecked,replay-makes-another-order,wallet-pays-twice,refund-credited-twice,voided-key-works,discount-rounds-down,any-code-accepted' +
  ',pkce-ignored,signature-unchecked,path-user-unchecked,cart-of-others-shown,coerces-strings,total-is-off,no-request-id' +
  ',filter-forgets-the-owner,etag-never-changes,refund-rounds-down,company-pays-nothing,company-refund-fills-own-wallet'
const guardSelfCheck = check(
  'Self-check of the guard, a part',
  ...tsx,
  ...['tests/contract/guard/main.ts', '--self-check', '--planted', planted],
)
/** `npm run guides` runs all checks on the changes. */
const guides = check('The guides of CONTRIBUTING.md', ...tsx, 'tests/guides/replay.ts', '--types')
const browserGroups = [
  [
    check('Build', vite, 'build', '--mode', 'test', '--logLevel', 'error'),
    check('Build of another brand', ...tsx, 'tests/support/builds.ts', 'order'),
    check('Build with a storage key', ...tsx, 'tests/support/builds.ts', 'encrypted'),
    check('Build for the oldest engine', ...tsx, 'tests/support/builds.ts', 'older'),
  ],
  [
    endToEnd,
    // They mostly wait.
    check('Contract guard', ...tsx, 'tests/contract/guard/main.ts', '--report', join(reports, 'certificate.html')),
    {
      ...check('Networks that are not tidy', ...tsx, 'deploy/lab/main.ts', ...(isWhole ? [] : ['--test'])),
      env: { E2E_BUILDS: 'made' },
    },
    ...(isWhole
      ? [{ ...check('Code for Go and Python', ...tsx, 'tests/generators/main.ts', 'go', 'python'), isLive: true }]
      : []),
    check('Nothing newer than the supported browsers', ...tsx, 'tests/browsers/newer.ts'),
    check('The kit, packed and installed in an empty folder', ...tsx, 'kit/build.ts', '--try'),
  ],
  [
    engines,
    {
      ...check('Faults, one cell of each kind', ...tsx, 'tests/faults/main.ts', '--only', faultCells, '--jobs', '3'),
      env: { E2E_APP_PORT: String(ports.app + 1), E2E_MOCK_PORT: String(ports.mock + 1) },
    },
  ],
]

function dependencyRules() {
  const folders = ['src', 'mock-server', 'generated', 'brand', 'codegen', 'build', 'scripts']
  return ['--config', 'tests/architecture/dependency-cruiser.cjs', ...folders]
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(130)
  })

if (!isQuick)
  await ensureFreePorts({
    [ports.app]: 'the app under test',
    [ports.mock]: 'the mock server under test',
    [ports.older]: 'the app in the oldest engine',
  })
// The browser is installed beside the steps that don't need it.
const debianPackages = isQuick || installDebianPackages()
await ensurePackages()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const total = { passed: 0, failed: 0 }
/** What failed, named again beside the total, far below its own output. */
const broken = []
async function runStep({ title, args, env, isLive = false, count }) {
  const started = Date.now()
  const { isGreen, output } = await run(args, isLive, env)
  const { passed, failed, leftOut, failures } = count(isGreen, output)
  total.passed += passed
  total.failed += failed
  if (failed > 0) {
    broken.push(title, ...failures.map((line) => `  ${line}`))
    console.log(output)
  }
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`)
  for (const line of leftOut) console.log(`  ${line}`)
}

async function runGroups(groups) {
  for (const group of groups) {
    const rest = [...group]
    const lane = async () => {
      for (let step = rest.shift(); step; step = rest.shift()) await runStep(step)
    }
    await Promise.all([lane(), lane()])
  }
}

const started = Date.now()
await runGroups([isQuick ? staticChecks : [guides, ...staticChecks], [vitest]])
if (!isQuick) {
  await debianPackages
  await ensureBrowsers()
  if (hasPython()) browserGroups[1]?.push(guardSelfCheck)
  else console.log('· Self-check of the guard, a part: left out, because there is no python3')
  await runGroups(browserGroups)
  printUntestedPoints(root)
}
console.log(`\nAll steps took ${Math.round((Date.now() - started) / 1000)} s.`)
if (flaky.length > 0) console.log('Flaky tests, which passed only on the second attempt and must be fixed:')
for (const test of flaky) console.log(`  ${test}`)
if (broken.length > 0) console.log(`Failed:\n${broken.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
