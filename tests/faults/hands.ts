/**
 * The phone changes hands in another tab: the first customer's tab is in the middle of a paid order when somebody else
 * signs in. Nothing of the order may show or be stored for that customer, and the first one must not lose it.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { World } from '../support/world.ts'
import { arrived } from './customer.ts'
import { balanceOf, judgeOrders } from './judge.ts'
import { typeCode } from './scenes.ts'
import { amount, begins, texts } from './texts.ts'
import {
  brief,
  chooseMethod,
  emptySnapshot,
  Flaw,
  type Table,
  takeSnapshot,
  type Visit,
  watch,
  withPhone,
} from './visit.ts'

const pay = begins(texts.checkout.pay({ amount }))
/** The phone number of a registered customer without orders. */
const somebodyElse = '9876500002'

/** Opens a screen without loading the page again. */
const openInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to, idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

async function signOut(page: Page) {
  // Help stays open while an order waits. Opened directly, the account would be replaced by the order.
  await page.goto('/support')
  await openInApp(page, '/account')
  await page.getByRole('button', { name: texts.account.signOut }).click()
  await page.getByText(texts.account.guestTitle).waitFor()
}

async function signIn(page: Page, phone: string) {
  await page.goto('/login?next=%2Faccount')
  await typeCode(page, phone)
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}

async function toProvider({ page }: Visit) {
  await page.goto('/payment')
  await chooseMethod(page, texts.shared.methods.Card)
  await page.getByRole('button', { name: pay }).click()
  await page.getByText('Test mode, no money moves').waitFor()
}

const payAtProvider = ({ page }: Visit) => page.getByRole('button', { name: pay }).click()

/** Where the first tab is at that moment, and how it goes on. */
const moments: Record<
  string,
  { before: (visit: Visit) => Promise<unknown>; after: (visit: Visit) => Promise<unknown> }
> = {
  'at the provider': { before: toProvider, after: payAtProvider },
  'at the result': {
    before: async (visit) => {
      await toProvider(visit)
      await payAtProvider(visit)
      await visit.page.getByText(texts.paymentResult.paid).waitFor()
    },
    after: ({ page }) => page.reload(),
  },
  'at the order': {
    before: async ({ page, world }) =>
      page.goto(`/order-history-details/${await world.paidByCard(['Sea salt chips'])}`),
    after: ({ page }) => page.reload(),
  },
}

interface Made {
  id: string
  number: string
}

async function madeOrder(world: World): Promise<Made> {
  // The phone has ended the session.
  world.tokens = undefined
  await world.signIn()
  const [order] = await world.newOrders()
  if (!order) throw new Error('There is no order')
  const { order_number } = await world.call<{ order_number: string }>('GET', world.orderPath(order.id))
  return { id: order.id, number: order_number }
}

/** Watches a screen for some time. It must neither name the order nor lead to it. */
async function judgeUnseen(page: Page, errors: string[], { id, number }: Made, ms = 2500) {
  for await (const snapshot of watch(page, errors, ms))
    if (snapshot.text.includes(number) || (await page.locator(`a[href*="${id}"]`).count()) > 0)
      throw new Flaw('P', `shows the first customer's order at ${snapshot.path}: ${brief(snapshot)}`)
}

/** The lists of the new customer, online. */
const lists = ['/order-history', '/order-history?view=payments', '/refunds', '/dashboard', '/products']

/** Runs in the page: the encrypted record of the orders (shared/storage/vault.ts), decrypted with its own key. */
async function readVault() {
  const request = indexedDB.open('keyval-store')
  request.onupgradeneeded = () => request.transaction?.abort()
  const database = await new Promise<IDBDatabase | null>((resolve) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(null)
  })
  if (!database) return ''
  const get = database.transaction('keyval').objectStore('keyval').get('vault')
  const sealed = await new Promise<{ key: CryptoKey; iv: BufferSource; data: BufferSource } | undefined>((resolve) => {
    get.onsuccess = () => resolve(get.result)
  })
  database.close()
  if (!sealed) return ''
  const { key, iv, data } = sealed
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
}

/** What the second customer looks at. */
const looks: Record<string, (visit: Visit, made: Made) => Promise<void>> = {
  lists: async ({ page, errors }, made) => {
    for (const path of lists) {
      await page.goto(path)
      await judgeUnseen(page, errors, made)
    }
  },
  'offline orders': async ({ page, context, errors }, made) => {
    // The app stores orders two seconds after it has started, and loads the screen that shows them.
    await wait(4000)
    await openInApp(page, '/order-history')
    await wait(1000)
    await context.setOffline(true)
    await judgeUnseen(page, errors, made, 3000)
    await context.setOffline(false)
  },
  storage: async ({ page }, made) => {
    await wait(4000)
    const { stored } = await takeSnapshot(page)
    if ((await page.evaluate(readVault)).includes(made.id))
      throw new Flaw('P', 'the stored orders of the second customer include the order')
    // The open payment belongs to the phone, with its session.
    const ownKeys = ['checkoutAttempt', 'attemptSession', 'orderId', 'isPrepared']
    for (const [key, value] of Object.entries(stored))
      if (!ownKeys.includes(key) && value.includes(made.id)) throw new Flaw('P', `${key} holds the order`)
    const bought = stored.boughtBefore ?? stored.usualCounts
    if (bought) throw new Flaw('P', `the first customer's purchase is stored for the second: ${bought}`)
  },
}

/** The first customer signs in again and finds the order at its machine. */
async function judgeFound({ page, errors }: Visit) {
  await signOut(page)
  await signIn(page, '9876543210')
  await page.goto('/')
  let last = emptySnapshot
  for await (const snapshot of watch(page, errors, 10_000)) {
    last = snapshot
    if (arrived.test(snapshot.text)) return
  }
  throw new Flaw('M', `the first customer does not find the paid order: ${brief(last)}`)
}

async function judgeHands(browser: Browser, row: string, column: string) {
  const world = new World()
  const storage = await world.storageOf()
  const before = balanceOf(await world.state())
  await withPhone(browser, { world, storage }, async (visit) => {
    const { context } = visit
    await moments[row]?.before(visit)
    const otherTab = await context.newPage()
    await signOut(otherTab)
    await signIn(otherTab, somebodyElse)
    await moments[row]?.after(visit)
    await visit.page.waitForURL(`${world.origin}/**`)
    const made = await madeOrder(world)
    await wait(1500)
    await looks[column]?.(visit, made)
    await judgeFound(visit)
    await judgeOrders(world, 1, before)
  })
}

export const changedHands: Table = {
  title: 'changed hands',
  rows: Object.keys(moments),
  columns: Object.keys(looks),
  judge: judgeHands,
}
