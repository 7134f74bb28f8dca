/** The purchases of both customers beside their floor, and the tabs of the app. */
import { guestAtTabs, guestByCard, walletAtTabs, walletTwice } from './customers.ts'
import { callCounts, callTotal, codeFrom, type Rounds, shiftOf, stepFigures, sumOfWaits, totals } from './figures.ts'
import { interleaved, type Part } from './part.ts'
import { atMost, type Goal, printCalls, printRequests, printSteps, ratio } from './table.ts'

/** The index of the first step after the products have been idle: viewing the cart, or the first tab. */
const afterIdle = 2

const stepLimit = 2

/** Prints the steps of a purchase beside its floor. */
function purchaseGoals(title: string, own: Rounds, floor: Rounds, limits: { waits: number; calls: number }): Goal[] {
  const steps = stepFigures(own, floor)
  printSteps(title, [...steps, totals(steps, own, floor)])
  printCalls('API calls', callCounts(own))
  printCalls('The floor’s', callCounts(floor))
  const factors = steps.map(({ name, wait, floor: at }) => ({ name, factor: wait.median / (at?.median ?? 0) }))
  const slow = factors.filter(({ factor }) => factor > stepLimit)
  return [
    ratio(`${title}: sum of waits to floor`, sumOfWaits(own).median, sumOfWaits(floor).median, limits.waits),
    {
      figure: `${title}: steps over ${stepLimit} × the floor’s`,
      measured: slow.map(({ name, factor }) => `${name} ${factor.toFixed(1)} ×`).join(', ') || 'none',
      goal: 'none',
      met: slow.length === 0,
    },
    atMost(`${title}: API calls`, callTotal(own), limits.calls),
    atMost(`${title}: code from the network after 3 s idle`, codeFrom(own, afterIdle), 0),
    atMost(`${title}: layout shift`, shiftOf(own), 0, (value) => value.toFixed(3)),
  ]
}

function tabGoals(title: string, rounds: Rounds): Goal[] {
  printSteps(title, stepFigures(rounds))
  return [atMost(`${title}: code from the network after 3 s idle`, codeFrom(rounds, afterIdle), 0)]
}

export const guest: Part = async ({ browser, sites: { app, floor, newWorld }, rounds, listsRequests }) => {
  const [own = [], least = [], tabs = []] = await interleaved(rounds, [
    () => guestByCard(browser, app, newWorld()),
    () => guestByCard(browser, floor, newWorld()),
    () => guestAtTabs(browser, app, newWorld()),
  ])
  const title = 'Guest by card, first visit'
  const goals = purchaseGoals(title, own, least, { waits: 1.5, calls: 13 })
  const tabTitle = 'Guest at the tabs'
  goals.push(...tabGoals(tabTitle, tabs))
  if (listsRequests) {
    printRequests(title, own)
    printRequests(tabTitle, tabs)
  }
  return goals
}

export const wallet: Part = async ({ browser, sites: { app, floor, newWorld }, rounds, listsRequests }) => {
  const [own = [], least = [], tabs = []] = await interleaved(rounds, [
    () => walletTwice(browser, app, newWorld()),
    () => walletTwice(browser, floor, newWorld()),
    async () => [await walletAtTabs(browser, app, newWorld())],
  ])
  const visit = (results: typeof own, index: number) => results.flatMap((visits) => [visits[index] ?? []])
  const limits = { waits: 1.3, calls: 15 }
  const tabTitle = 'Registered at the tabs'
  const titles = ['Registered by wallet, cold', 'Registered by wallet, second visit']
  const goals = titles.flatMap((title, index) => purchaseGoals(title, visit(own, index), visit(least, index), limits))
  goals.push(...tabGoals(tabTitle, visit(tabs, 0)))
  if (listsRequests) {
    for (const [index, title] of titles.entries()) printRequests(title, visit(own, index))
    printRequests(tabTitle, visit(tabs, 0))
  }
  return goals
}
