/**
 * Answers that stand: whatever the server says, a screen sends no more calls in 30 seconds than its budget. A refusal is
 * a state that the customer leaves by acting, never a trigger. The page's clock is advanced, so a cell takes seconds.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { OperationId } from '#generated/runtime/operation.ts'
import { type Route, routes } from '#shared/paths.ts'
import { operationOf, operations } from '../support/operations.ts'
import { orderScreens } from '../support/order-screens.ts'
import { machineId, World } from '../support/world.ts'
import { serverSays } from './faults.ts'
import { sceneOf } from './scenes.ts'
import { Flaw, type Table, withPhone } from './visit.ts'

const halfMinute = 30_000
/** Milliseconds. Each step ends when the calls that it caused have been answered. */
const step = 500

interface Answer {
  status: number
  body: string
  headers?: Record<string, string>
  /** Whether the calls that start or renew a session get it too. */
  isForAll?: boolean
}

const refusal = (status: number, code: string, more: Partial<Answer> = {}): Answer => ({
  status,
  body: JSON.stringify({ code, message: serverSays }),
  ...more,
})
const soon = { headers: { 'retry-after': '2' } }
const isForAll = true

const answers: Record<string, Answer> = {
  'HTTP 401': refusal(401, 'AUTH_4010'),
  '401 for all': refusal(401, 'AUTH_4010', { isForAll }),
  'HTTP 403': refusal(403, 'AUTH_4030'),
  '403 for all': refusal(403, 'AUTH_4030', { isForAll }),
  'HTTP 404': refusal(404, 'FOUND_4040'),
  'HTTP 409': refusal(409, 'STATE_4090'),
  'HTTP 422': refusal(422, 'VALIDATION_4220'),
  'HTTP 429': refusal(429, 'RATE_4290'),
  '429 Retry-After': refusal(429, 'RATE_4290', soon),
  'HTTP 500': refusal(500, 'SERVER_5000'),
  '500 for all': refusal(500, 'SERVER_5000', { isForAll }),
  '503 Retry-After': refusal(503, 'SERVER_5030', soon),
  'null data': { status: 200, body: '{"code":"200","data":null}' },
  'wrong type': { status: 200, body: '{"code":"200","data":"yes","meta":7}' },
  HTML: { status: 200, body: '<h1>Welcome to our Wi-Fi</h1>', headers: { 'content-type': 'text/html' }, isForAll },
}

const cartCodes = ['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004']
const cartAnswers = Object.fromEntries(cartCodes.map((code) => [code, refusal(400, code)]))

const sessionOperations: OperationId[] = ['signInGuest', 'refreshTokens', 'createAccessToken', 'signOut']
/**
 * How often an operation may be called in 30 seconds.
 * - By default 4: a screen asks once, and another part of it, or one renewal, once more. Each is repeated once, after a
 *   5xx or with a renewed token.
 * - The live stream 32: a broken one is reopened after a second (§9.1).
 * - An order that is followed 26: every second for ten seconds, then less and less often (§4.17), and one repetition. If
 *   a payment's order can't be read or isn't the payment's, its key is asked each time.
 * - A payment whose response was lost asks for its end after 0, 3, 9 and 21 seconds (§8.10), and each time looks for the
 *   order that it may have made. Each is repeated once.
 */
const followedOrders: Partial<Record<OperationId, number>> = {
  streamMachine: 32,
  getOrder: 26,
  getPaymentAttempt: 26,
  getReturnedPayment: 26,
}
const lostPayments: Partial<Record<OperationId, number>> = {
  createOrder: 8,
  unblockOrder: 8,
  listOrders: 10,
  getPaymentAttempt: 10,
}
const budgetOf = (operationId: OperationId, row: string) =>
  (row === lostPayment ? lostPayments[operationId] : undefined) ?? followedOrders[operationId] ?? 4

/** Answers the chosen calls until the page closes. Returns the number of calls by operation. */
async function answer(context: BrowserContext, { isForAll, ...response }: Answer, only?: OperationId[]) {
  const calls = new Map<OperationId, number>()
  await context.route(/\/v1\//, async (route) => {
    const request = route.request()
    const operationId = operationOf(request.method(), new URL(request.url()).pathname)
    if (!operationId) return route.fallback()
    calls.set(operationId, (calls.get(operationId) ?? 0) + 1)
    const isChosen = only ? only.includes(operationId) : isForAll || !sessionOperations.includes(operationId)
    return isChosen ? route.fulfill({ contentType: 'application/json', ...response }) : route.fallback()
  })
  return calls
}

/** Calls that are under way, without live streams, which stay open. */
function underWay(page: Page) {
  const open = new Set<unknown>()
  page.on('request', (request) => {
    if (/\/v1\/(?!sse)/.test(request.url())) open.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request))
  return open
}

/** Lets the page's clock advance, and its calls be answered. */
async function pass(page: Page, ms: number, open: Set<unknown>) {
  for (let passed = 0; passed < ms; passed += step) {
    await page.clock.runFor(step)
    for (let waited = 0; waited === 0 || (open.size > 0 && waited < 1000); waited += 20) await wait(20)
  }
}

function judge(calls: Map<OperationId, number>, row: string) {
  const over = [...calls].filter(([operationId, count]) => count > budgetOf(operationId, row))
  if (process.env.FAULTS_COUNTS) console.log(JSON.stringify(Object.fromEntries(calls)))
  if (over.length > 0)
    throw new Flaw('L', `in 30 s: ${over.map(([operationId, count]) => `${count} × ${operationId}`).join(', ')}`)
}

interface Place {
  open: string
  as?: 'guest' | 'nobody'
  prepare?: (world: World, storage: Record<string, string>) => Promise<string | undefined>
}

/** A payment whose outcome is not known: with an order, or with a response that was lost. */
const unfinished = (orderId?: string) => async (world: World, storage: Record<string, string>) => {
  const quote = await world.quote()
  const request = {
    ...{ user_id: world.userId, vending_machine_id: machineId, payment_method: 'Card', source_id: null },
    ...{ products: quote.items, total_amount: quote.total_amount, net_payable_amount: quote.net_payable_amount },
  }
  const lines = await world.cart(['Sea salt chips'])
  const startedAt = new Date().toISOString()
  const attempt = { idempotencyKey: 'key-0000000000000001', request, quote, lines, startedAt, orderId }
  storage.checkoutAttempt = JSON.stringify(attempt)
  return undefined
}

const lostCart: Place['prepare'] = async (world, storage) => {
  storage.cartId = (await world.quote()).cart_id
  storage.cartList = ''
  return undefined
}

/** They redirect to another one of these, or send nothing of their own, as the FAQ does. */
const others: Route[] = [
  routes.root,
  routes.payments,
  routes.terms,
  routes.privacy,
  routes.imprint,
  routes.accessibility,
]
const screens = Object.values(routes).filter((route) => !others.includes(route))

const lostPayment = 'payment with a lost response'

/** Every screen, and those that have several states. */
const places: Record<string, Place> = {
  ...Object.fromEntries(
    screens.map((route): [string, Place] => {
      const open = route.replace(':machineId', machineId).replace(':orderId', 'ord-past-01')
      const prepare = orderScreens[route]
      return [route, prepare ? { open: `${open}?order_id=`, prepare } : { open }]
    }),
  ),
  'payment of a lost cart': { open: '/payment', prepare: lostCart },
  'payment of an open order': { open: '/payment', prepare: unfinished('ord-none') },
  [lostPayment]: { open: '/payment', prepare: unfinished() },
  'products of a guest': { open: '/products', as: 'guest' },
  'products on a first visit': { open: `/machine/${machineId}`, as: 'nobody' },
  'orders on a first visit': { open: '/order-history', as: 'nobody' },
}

async function openAt(browser: Browser, place: Place, work: (page: Page, path: string) => Promise<void>) {
  const world = new World()
  const storage = await world.storageOf(place.as)
  const path = place.open + ((await place.prepare?.(world, storage)) ?? '')
  await withPhone(browser, { world, storage }, async ({ page }) => {
    // From the first moment, the page's clock advances only when told to.
    const now = Date.now()
    await page.clock.install({ time: now - 60_000 })
    await page.clock.pauseAt(now)
    await work(page, path)
  })
}

async function judgePlace(browser: Browser, row: string, column: string, only?: OperationId[]) {
  const place = places[row]
  const said = answers[column] ?? cartAnswers[column]
  if (!place || !said) throw new Error(`Unknown: ${row} × ${column}`)
  await openAt(browser, place, async (page, path) => {
    const open = underWay(page)
    const calls = await answer(page.context(), said, only)
    await page.goto(path)
    await pass(page, halfMinute, open)
    judge(calls, row)
  })
}

/** One operation is refused, and everything else works. */
async function judgeOperation(browser: Browser, row: string, column: string) {
  const operationId = row as OperationId
  const scene = sceneOf(operationId)
  const said = answers[column]
  if (!scene || !said) throw new Error(`Unknown: ${row} × ${column}`)
  const world = new World(scene.scenario)
  const storage = await world.storageOf(scene.as)
  const path = scene.open + ((await scene.prepare?.(world, storage)) ?? '')
  await withPhone(browser, { world, storage, init: scene.init }, async ({ page, context }) => {
    const open = underWay(page)
    const calls = await answer(context, said, [operationId])
    await page.clock.install()
    await page.goto(path)
    await scene.steps?.(page, world)
    if (scene.tap) await page.getByRole('button', { name: scene.tap }).click()
    for (const end = Date.now() + 20_000; !calls.has(operationId); await wait(50))
      if (Date.now() > end) throw new Error(`${operationId} was not called at ${path}`)
    // The page's clock runs on until it is stopped, which can take a busy computer seconds.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 15_000))
    calls.clear()
    await pass(page, halfMinute, open)
    judge(calls, row)
  })
}

export const standingAnswers: Table = {
  title: 'standing answers',
  rows: Object.keys(places),
  columns: Object.keys(answers),
  judge: judgePlace,
}
export const standingRefusals: Table = {
  title: 'standing refusals',
  rows: Object.keys(places).filter((name) => name.includes('payment')),
  columns: cartCodes,
  judge: (browser, row, column) => judgePlace(browser, row, column, ['validateCart', 'createOrder']),
}
export const standingOperation: Table = {
  title: 'one standing answer',
  rows: Object.keys(operations),
  columns: ['HTTP 401', 'HTTP 403', 'HTTP 409', '429 Retry-After', 'HTTP 500', 'null data'],
  judge: judgeOperation,
}
