/** The list of products by itself: when the first ones show, and how soon a tap is answered in long lists. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { newPhone, openPage } from './browser.ts'
import { watch } from './frames.ts'
import { median } from './median.ts'
import { type Bench, interleaved, type Part } from './part.ts'
import { type Sites, wideMachine } from './sites.ts'
import { atMost, type Goal, ms, ratio } from './table.ts'

interface List {
  label: string
  origin: string
  path: string
  records: Record<string, string>
  /** Selector of the products' texts, once the page's own library has rendered them. */
  products: string
  /** Selector of the buttons that add a product. */
  button?: string
}

/** Milliseconds in which the rest loads, and Chrome becomes idle. */
const settled = 4000

async function open(context: BrowserContext, { origin, path, products }: List) {
  const opened = await openPage(context)
  const watched = await watch(opened, origin)
  const { from, shown } = await watched.until({ css: products }, () =>
    opened.page.goto(origin + path, { waitUntil: 'commit' }),
  )
  return { ...opened, shown: shown - from }
}

/** Milliseconds from an empty cache to the first products. */
async function firstProducts(browser: Browser, list: List): Promise<number> {
  const context = await newPhone(browser, list.origin, list.records)
  const { shown } = await open(context, list)
  await context.close()
  return shown
}

/** Milliseconds between two taps. */
const apart = 1000

/** Each is tapped twice: the app's first tap turns its button into a stepper, the second changes the count. */
const buttons = 4

/** Runs in the page: stores the time from each tap to the end of the frame that follows. */
function timeTaps() {
  const taps: number[] = []
  Object.assign(window, { taps })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() =>
        scheduler.postTask(() => taps.push(performance.now() - timeStamp), { priority: 'user-blocking' }),
      )
    },
    { capture: true },
  )
}

/** Several taps on an idle second visit, and the time to the list on the first visit. */
async function taps(browser: Browser, list: List) {
  const context = await newPhone(browser, list.origin, list.records)
  const first = await open(context, list)
  await wait(settled)
  await first.page.close()
  const { page } = await open(context, list)
  await wait(settled)
  await page.evaluate(timeTaps)
  // By coordinates: Playwright's own tap first searches the page for elements above the button.
  for (let index = 0; index < 2 * buttons; index += 1) {
    const box = await page
      .locator(list.button ?? 'button')
      .nth(index % buttons)
      .boundingBox()
    if (!box) throw new Error(`Nothing to tap at ${list.label}`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await wait(apart)
  }
  const each = await page.evaluate(() => (window as unknown as { taps: number[] }).taps)
  await context.close()
  return { taps: each, rendered: first.shown }
}

/** The records of a returning customer at a machine of the list bench. */
const atMachine = (machineId: string) => ({
  machineId,
  maxOrderQuantity: '99',
  hasSeenCoachmarks: 'true',
  searchCoachmarkSeen: 'true',
  hasSeenUserGuidline: 'true',
})

const lengths = [60, 200, 1000]

const renderedByReact = 'ul:not([data-early]) > li h2'
const addButton = 'li button[aria-label^="Add "], li button[aria-label^="One more"]'

const appList = ({ app }: Sites, products: string, machineId = wideMachine): List => ({
  label: `app, ${machineId}`,
  ...{ origin: app.url, path: paths.products, records: atMachine(machineId), products, button: addButton },
})

const leanList = ({ lean }: Sites): List => ({
  label: 'lean floor',
  ...{ origin: lean.url, path: '/', records: atMachine(wideMachine) },
  ...{ products: '.product p', button: '.product button' },
})

const vanillaList = ({ vanilla }: Sites): List => ({
  label: 'vanilla floor',
  ...{ origin: vanilla.url, path: '/', records: atMachine(wideMachine), products: 'li p' },
})

async function firstProductsGoal({ browser, sites, rounds }: Bench): Promise<Goal> {
  const lists = [appList(sites, 'main li h2'), vanillaList(sites), leanList(sites)]
  const times = await interleaved(
    rounds,
    lists.map((list) => () => firstProducts(browser, list)),
  )
  const [own = 0, vanilla = 0, lean = 0] = times.map(median)
  console.log(`\nFirst products, cold: ${ms(own)}, lean floor ${ms(lean)}, vanilla floor ${ms(vanilla)}`)
  return ratio('first products, cold, to vanilla', own, vanilla, 1.3)
}

async function tapGoals({ browser, sites, rounds }: Bench): Promise<Goal[]> {
  const lists = lengths.map((slots) => appList(sites, renderedByReact, `WIDE-${slots}`))
  const visits = await interleaved(
    rounds,
    [leanList(sites), ...lists].map((list) => () => taps(browser, list)),
  )
  const [lean = 0, short = 0, , long = 0] = visits.map((each) => median(each.flatMap((visit) => visit.taps)))
  const perSlot = visits
    .slice(1)
    .map((each, index) => median(each.map(({ rendered }) => rendered)) / (lengths[index] ?? 1))
  return [
    atMost('tap to paint, 60 slots', short, 60, ms),
    atMost('tap to paint, 1,000 slots', long, 80, ms),
    // The goals in milliseconds were set on a computer where the floor took 48.
    ratio('tap to paint, 60 slots, to lean', short, lean, 1),
    ratio('tap to paint, 1,000 slots, to lean', long, lean, 1),
    {
      figure: `time to the list per slot: ${lengths.join(', ')}`,
      measured: perSlot.map((time) => `${time.toFixed(1)} ms`).join(', '),
      goal: 'does not grow',
      met: perSlot.every((time, index) => index === 0 || time <= (perSlot[index - 1] ?? 0)),
    },
  ]
}

export const products: Part = async (bench) => [await firstProductsGoal(bench), ...(await tapGoals(bench))]
