/** The `test` of the end-to-end tests: each has its own world on the mock server and fails on console errors. */
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { failureInFirefox } from '../../engines/firefox-failures.ts'
import { typeToFill } from '../../engines/typed.ts'
import { type Who, World } from '../../support/world.ts'
import { translator } from './translator.ts'

interface Fixtures {
  /** The mock server's scenario. */
  scenario: string
  /** Whether coach marks and user guide show, or count as seen. */
  isFirstVisit: boolean
  /** Whether the browser translates the page. Any test also runs so with E2E_TRANSLATED=1. */
  isTranslated: boolean
  world: World
  /** Console errors that the test expects. */
  expectedErrors: RegExp[]
  expectedFailure: undefined
}

/** Whether the browser itself logged an error response or a lost connection, not the app. */
const isNetworkLine = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource')

/** Init script. */
function markHintsAsSeen() {
  // A page without an origin, such as about:blank, has no storage.
  if (self.origin === 'null') return
  for (const hint of ['hasSeenCoachmarks', 'searchCoachmarkSeen', 'hasSeenUserGuidline'])
    localStorage.setItem(hint, 'true')
}

const worlds = new WeakMap<BrowserContext, World>()

export const test = base.extend<Fixtures>({
  scenario: ['ordinary', { option: true }],
  isFirstVisit: [false, { option: true }],
  isTranslated: [process.env.E2E_TRANSLATED === '1', { option: true }],
  expectedErrors: [[], { option: true }],
  expectedFailure: [
    async ({ browserName }, use, info) => {
      const failure = browserName === 'firefox' && failureInFirefox(info.file, info.title)
      if (failure) info[failure.isLeftOut ? 'skip' : 'fail'](true, failure.reason)
      await use(undefined)
    },
    { auto: true },
  ],
  world: async ({ scenario }, use, info) => {
    const world = new World(scenario, `${info.testId.slice(-12)}${info.repeatEachIndex}`)
    // The mock server may still hold this world from an earlier run.
    await world.reset()
    await use(world)
  },
  baseURL: async ({ world }, use) => use(world.origin),
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') typeToFill(page)
    await use(page)
  },
  context: async ({ context, world, expectedErrors, isFirstVisit, isTranslated }, use) => {
    worlds.set(context, world)
    const errors: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error' && !isNetworkLine(message)) errors.push(message.text())
    })
    context.on('weberror', (error) => errors.push(String(error.error())))
    if (!isFirstVisit) await context.addInitScript(markHintsAsSeen)
    if (isTranslated) await context.addInitScript(translator)
    await use(context)
    // A handler that still waits for the server would fail once its page is closed, and with it whatever test runs then.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect, type World }

/** The tag of tests that `npm test` leaves out (docs/decisions/0027). `npm run test:e2e` runs them. */
export const breadth = '@breadth'

/** Records the query strings of the page's requests whose path contains `part`. */
export function recordQueries(page: Page, part: string) {
  const queries: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.includes(part)) queries.push(url.searchParams)
  })
  return queries
}

/** Opens a screen with a stored session and cart, as on a later visit. */
export async function arrive(page: Page, path: string, who: Who = 'guest', cart: readonly string[] = []) {
  const storage = await worlds.get(page.context())?.storageOf(who, cart)
  // The smallest document on the app's origin.
  await page.goto('/icon.svg')
  await page.evaluate((records) => Object.assign(localStorage, records), storage)
  await page.goto(path)
}

/** Opens a screen inside the app, which takes a fifth of the time of loading it anew. */
export const openInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Init script: adds up the layout shifts. */
function addUpShifts() {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** From the next page on, adds up the layout shifts, also those that follow a tap. Returns how to read the sum. */
export async function sumShifts(page: Page) {
  await page.addInitScript(addUpShifts)
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

/** Opens the checkout with these products. */
export async function arriveAtPayment(page: Page, cart: readonly string[] = ['Sea salt chips'], who: Who = 'guest') {
  await arrive(page, '/payment', who, cart)
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
}

/** Opens a guest's order that is paid by card and waiting at its machine. Returns its id. */
export async function arrivePaid(page: Page, ...products: string[]) {
  const world = worlds.get(page.context())
  await world?.signInGuest()
  const id = (await world?.paidByCard(products)) ?? ''
  await arrive(page, `/order-dispense?order_id=${id}`, 'guest')
  await expect(page.getByRole('button', { name: 'Dispense now' })).toBeVisible()
  return id
}

/** A full or blocked localStorage leaves the session in the tab's own storage. */
const hasSession = () => {
  if ('accessToken' in sessionStorage) return true
  try {
    return 'accessToken' in localStorage
  } catch {
    return false
  }
}

/** Opens a machine's link. Waits for its products, and for a session: the early cards are drawn without one. */
export async function atMachine(page: Page, id = 'VM-1001') {
  await page.goto(`/machine/${id}`)
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.waitForFunction(hasSession)
}

/** Holds requests back. Returns a function that releases them. */
export async function hold(page: Page, url: string | RegExp) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

/** Opens the products with the app bundle held back. Returns a function that releases it. */
export async function openWithoutApp(page: Page, path = '/products') {
  const release = await hold(page, '**/assets/index-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('[data-early] > li').first()).toBeVisible()
  return release
}

export type View = 'Grid' | 'List' | 'Machine front'

/** Changes the view of the products on a phone. */
export async function showAs(page: Page, view: View) {
  await page.getByRole('button', { name: /^Show as: / }).click()
  await page.getByRole('menuitemradio', { name: view, exact: true }).click()
  await expect(page.getByRole('button', { name: `Show as: ${view}`, exact: true })).toBeVisible()
}

/** Adds products to the cart by name. */
export async function add(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
}

/** Goes from the products to the cart, which is also the checkout. */
export async function toPayment(page: Page) {
  await page.getByRole('link', { name: /View cart|Check out/ }).click()
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
}

/** In the sheet that has the methods where the page is one column. */
export async function chooseMethod(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: /Change$/ }).click()
  await page.getByRole('radio', { name }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Signs in by phone, from any screen. The mock server's code is fixed. */
export async function signIn(page: Page, phone = '9876543210') {
  const link = page.getByRole('link', { name: /^(Sign in|Wallet Sign in to use it)$/ })
  const change = page.getByRole('button', { name: /Change$/ })
  await expect(link.or(change).first()).toBeVisible()
  if (!(await link.isVisible())) await change.click()
  await link.click()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  // The last digit submits the code.
  await page.getByLabel('Digit 1 of 6').fill('123456')
  await expect(page).not.toHaveURL(/\/login/)
}

/** Clicks twice before the app can rerender. */
export const tapTwice = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** Opens the account from any screen, even from a payment screen without the tab bar. */
export async function toAccount(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('link', { name: 'Account' }).click()
}

/** Expands the cart's other offers and applies one. */
export async function applyOffer(page: Page, title: string) {
  await page.getByRole('button', { name: /\d (more )?offers?$/ }).click()
  await page.getByRole('button', { name: `Apply: ${title}` }).click()
}

/** Pays on the provider's page, or presses another `button` there. */
export async function payAtProvider(page: Page, button: RegExp = /^Pay ₹/) {
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
  await page.getByRole('button', { name: button }).click()
}
