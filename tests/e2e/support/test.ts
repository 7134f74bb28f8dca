/** The end-to-end tests' own `test`: every test has a world of its own on the mock server, and none may leave an error behind. */
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type Who, World } from '../../support/world.ts'

interface Fixtures {
  /** A named scenario of the mock; an ordinary world without one. */
  scenario: string
  /** Coach marks and guideline show; else the customer has seen them. */
  isFirstVisit: boolean
  world: World
  /** Texts of console errors that the test expects. */
  expectedErrors: RegExp[]
}

/** The browser's own line for an answer that is not 2xx or a lost connection; the app's own errors come otherwise. */
const isNetworkLine = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource')

/** In the page, before it begins. */
function knowTheApp() {
  // A page without an address has no storage.
  if (location.origin === 'null') return
  for (const hint of ['hasSeenCoachmarks', 'searchCoachmarkSeen', 'hasSeenUserGuidline'])
    localStorage.setItem(hint, 'true')
}

const worlds = new WeakMap<BrowserContext, World>()

export const test = base.extend<Fixtures>({
  scenario: ['ordinary', { option: true }],
  isFirstVisit: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  world: async ({ scenario }, use, info) => {
    const world = new World(scenario, `${info.testId.slice(-12)}${info.repeatEachIndex}`)
    // A mock server that has served an earlier run remembers it.
    await world.reset()
    await use(world)
  },
  baseURL: async ({ world }, use) => use(world.origin),
  context: async ({ context, world, expectedErrors, isFirstVisit }, use) => {
    worlds.set(context, world)
    const errors: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error' && !isNetworkLine(message)) errors.push(message.text())
    })
    context.on('weberror', (error) => errors.push(String(error.error())))
    if (!isFirstVisit) await context.addInitScript(knowTheApp)
    await use(context)
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect, type World }

/** The query strings of the page's requests to addresses with this part, as they come. */
export function listen(page: Page, part: string) {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.includes(part)) asked.push(url.searchParams)
  })
  return asked
}

/** Opens a screen as somebody who has been here before, without the taps that led there. */
export async function arrive(page: Page, path: string, who: Who = 'guest', cart: readonly string[] = []) {
  const storage = await worlds.get(page.context())?.storageOf(who, cart)
  // The smallest document of the app's origin.
  await page.goto('/icon.svg')
  await page.evaluate((records) => Object.assign(localStorage, records), storage)
  await page.goto(path)
}

/** At the checkout with these products. */
export async function arriveAtPayment(page: Page, cart: readonly string[] = ['Sea salt chips'], who: Who = 'guest') {
  await arrive(page, '/payment', who, cart)
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
}

/** At a guest's order of these products that was paid by card and waits at its machine. Answers its id. */
export async function arrivePaid(page: Page, ...products: string[]) {
  const world = worlds.get(page.context())
  await world?.signInGuest()
  const id = (await world?.paidByCard(products)) ?? ''
  await arrive(page, `/order-dispense?order_id=${id}`, 'guest')
  await expect(page.getByRole('button', { name: 'Dispense now' })).toBeVisible()
  return id
}

/** Opens a machine's link and waits for its products. */
export async function atMachine(page: Page, id = 'VM-1001') {
  await page.goto(`/machine/${id}`)
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()
}

/** Opens the products with the app's script held back. Answers what lets it through. */
export async function openWithoutApp(page: Page, path = '/products') {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('[data-early] > li').first()).toBeVisible()
  return letThrough
}

export type View = 'Grid' | 'List' | 'Machine front'

/** Shows the products in another way. The radio itself has no size: its label is tapped. */
export async function showAs(page: Page, view: View) {
  const choice = page.getByRole('radio', { name: view, exact: true })
  await page
    .locator('label')
    .filter({ has: page.getByText(view, { exact: true }) })
    .click()
  await expect(choice).toBeChecked()
}

/** Puts products into the cart, by name. */
export async function add(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
}

/** From the products to the cart, where it is paid. */
export async function toPayment(page: Page) {
  await page.getByRole('link', { name: /View cart/ }).click()
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
}

/** Signs in by phone, from anywhere; the mock's code is fixed. */
export async function signIn(page: Page, phone = '9876543210') {
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  // The last digit sends it.
  await page.getByLabel('6-digit code').fill('123456')
  await expect(page).not.toHaveURL(/\/login/)
}

/** From anywhere, even from where money is on its way, which has no bar. */
export async function toAccount(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Account' }).click()
}

/** The cart's other offers are folded. */
export async function applyOffer(page: Page, title: string) {
  await page.getByRole('button', { name: /\d (more )?offers?$/ }).click()
  await page.getByRole('button', { name: `Apply: ${title}` }).click()
}

/** Pays on the provider's page; `button` is what is pressed there. */
export async function payAtProvider(page: Page, button: RegExp = /^Pay ₹/) {
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
  await page.getByRole('button', { name: button }).click()
}
