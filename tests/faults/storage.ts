/** Every stored key with garbage in it; and a storage that is full, refused or missing, from the link to the payment. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { localKeys, sessionKeys } from '#shared/storage/keys.ts'
import { machineId, World } from '../support/world.ts'
import { judgePaidOnce, payToTheEnd } from './customer.ts'
import { judgeMoney } from './judge.ts'
import { brief, Flaw, hasCart, isWaiting, onPhone, see, type Table, watch } from './visit.ts'

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

/** Where keys are read that the cart screen does not read. */
const screens: Record<string, string[]> = {
  '/payment': ['checkoutAttempt', 'cartId'],
  '/payment-success': ['orderId'],
  '/order-history': ['accessToken', 'refreshToken', 'guestUserId', 'deviceId'],
  '/search-machine': ['recentMachines', 'favorites'],
  '/products': ['lastProducts', 'productViewType', 'pushRegistration'],
  '/company-wallet-transactions': ['pwa_client_location_id', 'pwa_wallet_id'],
}
const screenOf = (key: string) => Object.keys(screens).find((path) => screens[path]?.includes(key)) ?? '/cart'

async function judgeKey(browser: Browser, key: string, kind: string) {
  const world = new World()
  const isGuest = key === 'guestUserId'
  const storage = await world.storageOf(isGuest ? 'guest' : 'asha')
  if (isGuest) storage.accessToken = ''
  await onPhone(browser, { world, storage }, async ({ context, page, errors }) => {
    await context.addInitScript(
      ([key, value, isSession]) => {
        if (location.origin === 'null' || sessionStorage.getItem('isSpoilt')) return
        sessionStorage.setItem('isSpoilt', 'true')
        ;(isSession ? sessionStorage : localStorage).setItem(key, value)
      },
      [key, garbage[kind] ?? '', key in sessionKeys] as const,
    )
    await page.goto(screenOf(key))
    for await (const sight of watch(page, errors, 13_000)) if (!isWaiting(sight) && sight.ways.length > 0) break
    // A crash may come with the next answer.
    await wait(300)
    const sight = await see(page)
    if (/NaN|Infinity|∞|undefined|\[object/.test(sight.main)) throw new Flaw('T', `shows garbage: ${brief(sight)}`)
    if (isWaiting(sight)) throw new Flaw('B', `nothing to read, at ${sight.path}: ${brief(sight)}`)
    if (sight.ways.length === 0) throw new Flaw('W', `no way on, at ${sight.path}: ${brief(sight)}`)
    await judgeMoney(sight.text, world)
    const mayGo = ['cartList', 'accessToken', 'refreshToken'].includes(key)
    if (!mayGo && !hasCart(sight)) throw new Flaw('C', `the cart is lost, at ${sight.path}`)
  })
}

/** In the page, before it begins; what is no JSON throws. */
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

const saysWhy = /(keep|store|save|storage)[\s\S]*(charged|paid)|(charged|paid)[\s\S]*(keep|store|save|storage)/i

/** Either the customer is told before anything is charged, or all goes well. */
async function judgeBroken(browser: Browser, kind: string) {
  const world = new World()
  await onPhone(browser, { world, storage: {}, init: broken[kind] }, async ({ page }) => {
    await page.goto(`/machine/${machineId}`)
    await page.getByRole('button', { name: 'Add Sea salt chips', exact: true }).click()
    await page.getByRole('link', { name: /View cart/ }).click()
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
