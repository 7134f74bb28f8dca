/** Every stored key with garbage in it, and a purchase with a full, blocked or missing storage. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { localKeys, sessionKeys } from '#shared/storage/keys.ts'
import { machineId, World } from '../support/world.ts'
import { judgePaidOnce, payToTheEnd } from './customer.ts'
import { judgeMoney } from './judge.ts'
import { says, texts } from './texts.ts'
import { brief, Flaw, hasCart, isWaiting, type Table, takeSnapshot, watch, withPhone } from './visit.ts'

const garbage: Record<string, string> = {
  empty: '',
  blank: '   ',
  null: 'null',
  undefined: 'undefined',
  true: 'true',
  zero: '0',
  negative: '-1',
  huge: '1e999',
  object: '{}',
  list: '[]',
  'list of null': '[null]',
  'nulls within': '[{"id":null,"product":null,"cartQty":null}]',
  'half a line':
    '[{"id":"x","cartQty":1,"selectedSugar":0,"motor_id":"m","outOfStockItem":false,"removedQty":0,"product":{"id":"x","name":"x","mrp":1e308,"image_url":"x","recipe_ingredients":[null]}}]',
  'half an attempt':
    '{"idempotencyKey":"k","request":{"user_id":"u","vending_machine_id":"m","payment_method":"Cash"},"quote":{"net_payable_amount":1e999},"lines":[],"startedAt":"x"}',
  quote: '"',
  'half JSON': '{"a":',
  HTML: '<img src=x onerror=alert(1)>',
  control: '\u0000\u0007\uFFFF',
  path: '../../%00%2F',
  long: 'x'.repeat(200_000),
}

/** The screens for the keys that the cart screen does not read. */
const screens: Record<string, string[]> = {
  '/payment': ['checkoutAttempt', 'cartId'],
  '/payment-success': ['orderId'],
  '/order-history': ['accessToken', 'refreshToken', 'guestUserId', 'deviceId'],
  '/search-machine': ['recentMachines', 'favorites'],
  '/products': ['lastProducts', 'lastAmounts', 'productViewType', 'pushRegistration'],
  '/company-wallet-transactions': ['pwa_client_location_id', 'pwa_wallet_id'],
}
const screenOf = (key: string) => Object.keys(screens).find((path) => screens[path]?.includes(key)) ?? '/cart'

async function judgeKey(browser: Browser, key: string, kind: string) {
  const world = new World()
  const isGuest = key === 'guestUserId'
  const storage = await world.storageOf(isGuest ? 'guest' : 'regular')
  if (isGuest) storage.accessToken = ''
  await withPhone(browser, { world, storage }, async ({ context, page, errors }) => {
    await context.addInitScript(
      ([key, value, isSession]) => {
        if (location.origin === 'null' || sessionStorage.getItem('isCorrupted')) return
        sessionStorage.setItem('isCorrupted', 'true')
        ;(isSession ? sessionStorage : localStorage).setItem(key, value)
      },
      [key, garbage[kind] ?? '', key in sessionKeys] as const,
    )
    await page.goto(screenOf(key))
    for await (const snapshot of watch(page, errors, 13_000))
      if (!isWaiting(snapshot) && snapshot.controls.length > 0) break
    // The next response may cause a crash.
    await wait(300)
    const snapshot = await takeSnapshot(page)
    if (/NaN|Infinity|∞|undefined|\[object/.test(snapshot.main))
      throw new Flaw('T', `shows garbage: ${brief(snapshot)}`)
    if (isWaiting(snapshot)) throw new Flaw('B', `an empty or loading screen at ${snapshot.path}: ${brief(snapshot)}`)
    if (snapshot.controls.length === 0) throw new Flaw('W', `no next step at ${snapshot.path}: ${brief(snapshot)}`)
    await judgeMoney(snapshot.text, world)
    const mayGo = ['cartList', 'accessToken', 'refreshToken'].includes(key)
    if (!mayGo && !hasCart(snapshot)) throw new Flaw('C', `the cart is lost at ${snapshot.path}`)
  })
}

/** Init scripts that break the storage. Parsing invalid JSON throws. */
const broken: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => JSON.parse('full')
  },
  'only local full': () => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      set.call(this, key, this === localStorage ? JSON.parse('full') : value)
    }
  },
  refused: () => {
    const get = () => JSON.parse('refused')
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: undefined })
  },
}

const saysWhy = says(texts.checkout.notStored)

/** Either a message shows before anything is charged, or the purchase succeeds. */
async function judgeBroken(browser: Browser, kind: string) {
  const world = new World()
  await withPhone(browser, { world, storage: {}, init: broken[kind] }, async ({ page }) => {
    await page.goto(`/machine/${machineId}`)
    await page.getByRole('button', { name: texts.cart.addNamed({ name: 'Sea salt chips' }), exact: true }).click()
    await page.getByRole('link', { name: says(texts.cart.toCart) }).click()
    await payToTheEnd(page, world, saysWhy)
    if ((await world.newOrders()).length > 0) await judgePaidOnce(page, world)
  })
}

export const storedKeys: Table = {
  title: 'stored keys',
  rows: [...Object.keys(localKeys), ...Object.keys(sessionKeys)],
  columns: Object.keys(garbage),
  judge: judgeKey,
}
export const brokenStorage: Table = {
  title: 'storage',
  rows: Object.keys(broken),
  columns: ['to the payment'],
  judge: judgeBroken,
}
