/**
 * `npm run contract:consumer`: runs the end-to-end tests on the watched app and writes down what it sent and read.
 * With `--kept` it runs nothing and takes what the last run has left, for one that broke off near its end.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reads } from './check.ts'
import type { Line } from './collect.ts'
import { answerPlaces, sentPlaces } from './places.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'test-results/consumer-reads')
const module = (path: string) => join(root, 'node_modules', path)

function run(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CONSUMER_READS: folder },
  })
  return status === 0
}

/** Answers whether every test passed. */
function runTests() {
  rmSync(folder, { recursive: true, force: true })
  const config = (name: string) => ['--config', join(import.meta.dirname, name)]
  const build = ['build', '--mode', 'test', '--logLevel', 'error', ...config('vite.config.ts')]
  return (
    run(module('vite/bin/vite.js'), ...build) &&
    run(module('@playwright/test/cli.js'), 'test', ...config('playwright.config.ts'))
  )
}

if (!process.argv.includes('--kept') && !runTests()) {
  console.error('What the app uses is written down only after a run in which every test passed.')
  process.exit(1)
}

const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
const seen = new Map<string, Set<string>>()
for (const line of new Set(lines)) {
  const [operation, pointer, value]: Line = JSON.parse(line)
  const values = seen.get(`${operation} ${pointer}`) ?? new Set()
  if (value !== null) values.add(value)
  seen.set(`${operation} ${pointer}`, values)
}

const reads: Reads = {}
for (const { operation, pointer, values } of [...sentPlaces(), ...answerPlaces()]) {
  const found = seen.get(`${operation} ${pointer}`)
  if (!found) continue
  reads[operation] = { ...reads[operation], [pointer]: values.filter((value) => found.has(value)) }
}
writeFileSync(join(import.meta.dirname, 'reads.json'), `${JSON.stringify(reads, null, 2)}\n`)
console.log(
  `${Object.values(reads).flatMap(Object.keys).length} places of ${Object.keys(reads).length} operations are sent or read`,
)
