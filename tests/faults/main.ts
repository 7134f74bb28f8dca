/** `npm run faults`: prints tables of faults and how the app handles them. `--help` lists the options. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { ensureFreePorts, root } from '../../scripts/prepare.mjs'
import { ports } from '../e2e/support/ports.ts'
import { secondBase } from './bases.ts'
import { clock } from './clock.ts'
import { driftedAnswers } from './drifted.ts'
import { changedHands } from './hands.ts'
import { operationsTable } from './judge.ts'
import { manyAtOnce, paying, payingByApp } from './paying.ts'
import { poisonedInstall } from './poisoned.ts'
import { refusedCart } from './refused-cart.ts'
import { standingAnswers, standingOperation, standingRefusals } from './standing.ts'
import { brokenStorage, storedKeys } from './storage.ts'
import { liveStream } from './stream.ts'
import { Flaw } from './visit.ts'

interface Cell {
  table: string
  row: string
  column: string
  judge: (browser: Browser, row: string, column: string) => Promise<void>
}

const tables = [
  ...[operationsTable, driftedAnswers, storedKeys, brokenStorage, paying, payingByApp, manyAtOnce],
  ...[standingAnswers, standingRefusals, standingOperation, poisonedInstall],
  ...[clock, liveStream, secondBase, changedHands, refusedCart],
]
const cells = tables.flatMap(({ title, rows, columns, judge }) =>
  rows.flatMap((row) => columns.map((column): Cell => ({ table: title, row, column, judge }))),
)

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
})

const help = `Options
  --only REGEX  only cells whose "table row column" matches
  --jobs 4      number of parallel cells (default: 4)`

/** Starts the app and the mock server as for the end-to-end tests. */
async function serve(): Promise<ChildProcess[]> {
  await ensureFreePorts({ [ports.app]: 'the app under test', [ports.mock]: 'the mock server under test' })
  const servers = [config.webServer ?? []].flat()
  const children = servers.map(({ command = '', env }) => {
    const [program = '', ...args] = command.split(' ')
    return spawn(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
  })
  for (const { url = '' } of servers) while (!(await fetch(url).catch(() => null))?.ok) await wait(100)
  return children
}

type Result = Cell & { letter: string }

/** Flaws that a busy computer can cause: no screen, message or next step in time, or no verdict. */
const lateLetters = ['B', 'S', 'W', '?']

/** Judges a late cell a second time. Flaws about money, truth and carts are final. */
async function judged(cell: Cell, browser: Browser, isSecondTry = false): Promise<Result> {
  try {
    await cell.judge(browser, cell.row, cell.column)
    return { ...cell, letter: '✓' }
  } catch (error) {
    const letter = error instanceof Flaw ? error.letter : '?'
    const [why] = (error as Error).message.split('\n')
    const isLate = lateLetters.includes(letter) && !isSecondTry
    console.log(`${isLate ? 'late, retrying:' : '✗'} ${letter} ${cell.table}: ${cell.row} × ${cell.column}: ${why}`)
    return isLate ? judged(cell, browser, true) : { ...cell, letter }
  }
}

/** Judges cells in parallel. The results keep the order of the cells. */
async function judgeAll(chosen: Cell[], browser: Browser): Promise<Result[]> {
  const results: Result[] = []
  const waiting = chosen.entries()
  const worker = async () => {
    for (const [index, cell] of waiting) results[index] = await judged(cell, browser)
  }
  await Promise.all(Array.from({ length: Number(values.jobs) }, worker))
  return results
}

function print(results: Result[]) {
  for (const table of new Set(results.map((each) => each.table))) {
    const own = results.filter((each) => each.table === table)
    const columns = [...new Set(own.map(({ column }) => column))]
    const rows = [...new Set(own.map(({ row }) => row))].sort()
    console.log(`\n${table}`)
    columns.forEach((column, index) => void console.log(`${' '.repeat(32)}${'│ '.repeat(index)}${column}`))
    for (const row of rows) {
      const letters = columns.map(
        (column) => own.find((each) => each.row === row && each.column === column)?.letter ?? ' ',
      )
      console.log(`${row.slice(0, 31).padEnd(32)}${letters.join(' ')}`)
    }
  }
  return results.filter(({ letter }) => letter !== '✓').length
}

async function main() {
  if (values.help) return console.log(help)
  const started = Date.now()
  const only = new RegExp(values.only, 'i')
  const chosen = cells.filter(({ table, row, column }) => only.test(`${table} ${row} ${column}`))
  const children = await serve()
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const results = await judgeAll(chosen, browser).finally(() => {
    void browser.close()
    for (const child of children) child.kill()
  })
  const failed = print(results)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`\n${results.length - failed} ✓, ${failed} ✗ of ${cells.length} cells (${seconds} s)`)
  process.exitCode = failed > 0 || results.length === 0 ? 1 : 0
}

await main()
