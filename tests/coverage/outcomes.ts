/** The repository's tests by file and full name: from the last run's reports, or, without a run, from the runners' lists. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Proof } from './row.ts'

const root = join(import.meta.dirname, '../..')
const reports = join(root, 'test-results')
const modules = join(root, 'node_modules')
const separator = ' > '

/** `listed` has not been run. */
export type Outcome = 'passed' | 'failed' | 'listed'
export type Outcomes = Map<string, Outcome>

export const keyOf = ({ file, name }: Proof) => `${file}${separator}${name}`

interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: string }[] }[]
}
interface UnitReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[]
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const verdict = (isPassed: boolean): Outcome => (isPassed ? 'passed' : 'failed')

type Entry = [string, Outcome]

/** A file is a suite too: its title is its name and stands in no test's. */
function browserEntries({ suites }: { suites: Suite[] }, isRun: boolean): Entry[] {
  const walk = (suite: Suite, names: string[]): Entry[] => [
    ...(suite.specs ?? []).map(({ title, tests }): Entry => {
      const isPassed = tests.length > 0 && tests.every(({ status }) => status === 'expected')
      const proof = { file: `tests/e2e/${suite.file}`, name: [...names, title].join(separator) }
      return [keyOf(proof), isRun ? verdict(isPassed) : 'listed']
    }),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...names, inner.title])),
  ]
  return suites.flatMap((suite) => walk(suite, []))
}

const unitEntries = ({ testResults }: UnitReport, from: string): Entry[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }): Entry => {
      const name = [...ancestorTitles, title].join(separator)
      return [keyOf({ file: relative(from, file), name }), verdict(status === 'passed')]
    }),
  )

export const ofUnitReport = (path: string, from: string): Outcomes => new Map(unitEntries(json(path), from))
export const ofBrowserReport = (path: string): Outcomes => new Map(browserEntries(json(path), true))

/** What `npm test` has just written. */
export const ofLastRun = (): Outcomes =>
  new Map([...ofUnitReport(join(reports, 'vitest.json'), root), ...ofBrowserReport(join(reports, 'playwright.json'))])

const runner = (bin: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(modules, bin), ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })

/** Asks the runners, of the named files alone. */
export function listed(files: string[]): Outcomes {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  const list = join(folder, 'vitest.json')
  runner('vitest/vitest.mjs', 'list', `--json=${list}`, ...files.filter((file) => file.includes('.test.')))
  const unit: Proof[] = json(list).map(({ file, name }: Proof) => ({ file: relative(root, file), name }))
  rmSync(folder, { recursive: true })
  const browser = JSON.parse(runner('@playwright/test/cli.js', 'test', '--list', '--reporter=json'))
  return new Map([...unit.map((proof): Entry => [keyOf(proof), 'listed']), ...browserEntries(browser, false)])
}
