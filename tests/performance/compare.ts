/** The purchases of several builds side by side: what a change wins or costs. */
import type { Browser } from '@playwright/test'
import { guestByCard, walletTwice } from './customers.ts'
import { type Rounds, stepFigures, sumOfWaits } from './figures.ts'
import { type Site, startMock } from './sites.ts'
import { printTable, range } from './table.ts'
import type { Measured } from './walk.ts'

interface Comparison {
  browser: Browser
  rounds: number
  /** The customers, `guest` and `wallet`. All, if empty. */
  only: readonly string[]
}

/** Every second round begins with the last build, so that none always runs on the computer that the other has warmed. */
async function inTurns<T>(rounds: number, sites: readonly Site[], run: (site: Site) => Promise<T>): Promise<T[][]> {
  const results: T[][] = sites.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    const order = [...sites.entries()]
    for (const [index, site] of round % 2 === 0 ? order : order.reverse()) {
      results[index]?.push(await run(site))
      process.stderr.write('.')
    }
  }
  return results
}

function print(title: string, folders: readonly string[], builds: readonly Rounds[]) {
  const steps = builds.map((rounds) => stepFigures(rounds))
  const rows = (steps[0] ?? []).map(({ name }, index) => [
    name,
    ...steps.flatMap((figures) => (figures[index] ? [range(figures[index].wait)] : [])),
  ])
  console.log(`\n${title}: wait in ms`)
  printTable([['step', ...folders], ...rows, ['sum', ...builds.map((rounds) => range(sumOfWaits(rounds)))]])
}

export async function compare({ browser, rounds, only }: Comparison, folders: readonly string[]) {
  const chosen = (name: string) => only.length === 0 || only.includes(name)
  const { newWorld, start } = await startMock()
  const builds = await Promise.all(folders.map(start))
  if (chosen('guest')) {
    const walks = await inTurns(rounds, builds, (site) => guestByCard(browser, site, newWorld()))
    print('Guest by card, first visit', folders, walks)
  }
  if (!chosen('wallet')) return
  const visits = await inTurns(rounds, builds, (site) => walletTwice(browser, site, newWorld()))
  const visit = (which: number): Measured[][][] => visits.map((all) => all.flatMap((both) => [both[which] ?? []]))
  print('Registered by wallet, cold', folders, visit(0))
  print('Registered by wallet, second visit', folders, visit(1))
}
