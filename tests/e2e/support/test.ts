/** The end-to-end tests' own `test`: every test has a world of its own on the mock server, and none may leave an error behind. */
import { test as base, type ConsoleMessage, expect, type Page, type Route } from '@playwright/test'
import type { components } from '#generated/types.ts'
import { ports } from './ports.ts'

const mock = `http://localhost:${ports.mock}`

interface MadeOrder {
  id: string
  net: number
  method: string
  items: { id: string; quantity: number; customIngredients: components['schemas']['CustomIngredient'][] }[]
}

/** A test's world: its origin in the browser and the mock's switches for it. */
export class World {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }

  get origin() {
    return `http://${this.name}.localhost:${ports.app}`
  }

  private async control(path: string, body: object = {}) {
    const response = await fetch(`${mock}/__mock/${path}`, {
      method: 'POST',
      headers: { 'x-mock-world': this.name, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }

  reset = () => this.control('reset')
  advance = (ms: number) => this.control('clock', { ms })
  /** Sends a push message to every phone of this world; answers how many were sent. */
  push = (message: { title: string; body: string; url: string }) => this.control('push', message)
  /** The next calls of an operation fail. */
  force = (operationId: string, status: number, times: number) => this.control('force', { operationId, status, times })
  /** The next call of an operation does its work, and its answer is lost. The browser may send it again by itself. */
  loseAnswer = (operationId: string) => this.control('force', { operationId, effect: 'drop', times: 1 })
  setMachine = (id: string, online_status: 'online' | 'offline') => this.control(`machines/${id}`, { online_status })

  /** The server's own answer to a request that a test has stopped. Outside of the browser a world's host has no address. */
  answer(route: Route) {
    const { pathname, search } = new URL(route.request().url())
    const headers = { ...route.request().headers(), 'x-mock-world': this.name }
    return route.fetch({ url: `${mock}${pathname}${search}`, headers })
  }

  /** How often each operation was called, the orders made, the time there and the live streams open. */
  async state(): Promise<{ calls: Record<string, number>; orders: MadeOrder[]; now: string; streams: number }> {
    return (await fetch(`${mock}/__mock/state`, { headers: { 'x-mock-world': this.name } })).json()
  }

  /** Orders made in this world by the test, not by the seeds. */
  newOrders = async () => (await this.state()).orders.filter(({ id }) => !id.startsWith('ord-past'))
}

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

export const test = base.extend<Fixtures>({
  scenario: ['ordinary', { option: true }],
  isFirstVisit: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  world: async ({ scenario }, use, info) => {
    const world = new World(`${scenario}--${info.testId.slice(-12)}${info.repeatEachIndex}`)
    // A mock server that has served an earlier run remembers it.
    await world.reset()
    await use(world)
  },
  baseURL: async ({ world }, use) => use(world.origin),
  context: async ({ context, expectedErrors, isFirstVisit }, use) => {
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

export { expect }

/** The query strings of the page's requests to addresses with this part, as they come. */
export function listen(page: Page, part: string) {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.includes(part)) asked.push(url.searchParams)
  })
  return asked
}

/** Opens a machine's link and waits for its products. */
export async function atMachine(page: Page, id = 'VM-1001') {
  await page.goto(`/machine/${id}`)
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()
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
