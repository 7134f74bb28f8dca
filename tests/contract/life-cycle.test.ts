/**
 * Runs random sequences of customer actions against the mock server. After each action, all orders, wallets and stock
 * are read again: money and stock are conserved, and every order follows its life cycle.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signed } from '#mock/world/orders/payment.ts'
import { type Mock, type Reply, startMock } from './mock-client.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ tokenLife: 10_000_000 })
})
afterAll(() => mock.close())

type Who = 'customer' | 'guest'
type Wallet = 'Wallet' | 'CompanyWallet'
// biome-ignore lint/suspicious/noExplicitAny: responses of many operations; the mock validates each against the document
type Json = any

interface Placed {
  id: string
  who: Who
  key: string
  body: Json
  payment: Json
  /** A wallet was charged, or the provider confirmed while the order was waiting. */
  isPaid: boolean
  /** A dispense call was accepted. */
  isDispensing: boolean
  isReleased: boolean
  refund?: Json
  /** The order as last read. */
  seen?: Json
}

interface Shop {
  world: string
  sessions: Record<Who, { token: string; userId: string }>
  orders: Placed[]
  isOnline: boolean
  /** Each slot, with its units at the start and now. */
  slots: { motor: string; product: Json; opening: number; left: number }[]
  balances: Record<Wallet, number>
  /** Ledger rows from before the test. */
  oldRows: Set<string>
}

const machine = 'VM-1013'
const scenarios = ['ordinary', 'late', 'item-fails', 'all-fail', 'goes-offline', 'wallet-short']
const location = '/v1/country-warehouse/79/client-locations/loc-office'
const cents = (amount: number) => Math.round(amount * 100)
const sum = <T>(list: T[], of: (entry: T) => number) => list.reduce((total, entry) => total + of(entry), 0)

async function call(shop: Shop, who: Who, method: string, path: string, body?: Json, headers = {}): Promise<Reply> {
  const { world, sessions } = shop
  const reply = await mock.call(method, path, { world, token: sessions[who].token, body, headers })
  expect(reply.status, `${method} ${path}`).toBeLessThan(500)
  return reply
}

const ordersOf = (shop: Shop, who: Who) => `/v1/users/${shop.sessions[who].userId}/vending-machine/${machine}/orders`
const balancePath = (shop: Shop, wallet: Wallet) => {
  const { userId } = shop.sessions.customer
  return wallet === 'Wallet' ? `/v1/wallets/${userId}/balance` : `${location}/users/${userId}/balance`
}
const ledgerPath = (shop: Shop, wallet: Wallet) =>
  wallet === 'Wallet'
    ? `/v1/transactions/users/${shop.sessions.customer.userId}?page=1&limit=20`
    : `${location}/wallet-transactions/?page=1&limit=20`

async function slotsOf(shop: Shop): Promise<Shop['slots']> {
  const { body } = await call(shop, 'guest', 'GET', `/v1/customers/machines/${machine}/products`)
  return body.data.planograms.map(({ id, motor_id: motor }: Json, index: number) => {
    const { batches } = body.data.inventories.find(({ slot_id }: Json) => slot_id === id)
    const left = sum(batches, ({ quantity }: Json) => quantity)
    return { motor, product: batches[0].product, left, opening: shop.slots[index]?.opening ?? left }
  })
}

let worlds = 0
async function openShop(): Promise<Shop> {
  worlds += 1
  const world = `${scenarios[worlds % scenarios.length]}--life-${worlds}`
  const sessions = { customer: await mock.customer('9876543210', world), guest: await mock.guest(world) }
  const balances = { Wallet: 0, CompanyWallet: 0 }
  const shop: Shop = { world, sessions, orders: [], isOnline: true, slots: [], balances, oldRows: new Set() }
  shop.slots = await slotsOf(shop)
  for (const wallet of ['Wallet', 'CompanyWallet'] as const) {
    balances[wallet] = cents((await call(shop, 'customer', 'GET', balancePath(shop, wallet))).body.data.balance)
    for (const { id } of (await call(shop, 'customer', 'GET', ledgerPath(shop, wallet))).body.data) shop.oldRows.add(id)
  }
  return shop
}

/* What must hold at any time. */

const ended = ['Dispensed', 'Partially-Dispensed', 'Failed']
/** The statuses that may follow each status, directly or later. */
const next: Record<string, string[]> = {
  Pending: ['Paid', 'Cancelled', 'In-Progress', ...ended],
  Paid: ['In-Progress', ...ended],
  'In-Progress': ended,
}

/** An item returns what it cost, or the share of the units that did not come out. */
function refundable({ status, refund }: Json, { net_amount, quantity, dispensed_quantity: out }: Json): number {
  if (refund || !['Paid', 'Failed', 'Partially-Dispensed'].includes(status)) return 0
  return Math.round((cents(net_amount) * (quantity - out)) / quantity)
}

/** Each line's discount is below its price, and the lines add up to the amounts of all. */
function checkLines({ items, discount_amount, net_payable_amount }: Json) {
  for (const item of items) {
    const [off, net] = [cents(item.discount_amount), cents(item.net_amount)]
    expect([net, off >= 0, net >= 0]).toEqual([cents(item.price) * item.quantity - off, true, true])
  }
  expect(sum(items, (item: Json) => cents(item.discount_amount))).toBe(cents(discount_amount))
  expect(sum(items, (item: Json) => cents(item.net_amount))).toBe(cents(net_payable_amount))
}

function checkOrder({ body, isPaid, isDispensing, isReleased, refund, seen }: Placed, order: Json) {
  const { status, items } = order
  const hasStarted = status === 'In-Progress' || ended.includes(status)
  if (seen && seen.status !== status) expect(next[seen.status], `after ${seen.status}`).toContain(status)
  // A provider may confirm late.
  const isLate = isPaid && status === 'Pending' && !/Wallet/.test(body.payment_method)
  if (!isLate) expect(!['Pending', 'Cancelled'].includes(status), `${status}: paid`).toBe(isPaid)
  if (hasStarted) expect(isDispensing, 'dispensed only on request').toBe(true)

  const out = sum(items, (item: Json) => item.dispensed_quantity)
  const wanted = sum(items, (item: Json) => item.quantity)
  if (ended.includes(status))
    expect(status).toBe(out === 0 ? 'Failed' : out === wanted ? 'Dispensed' : 'Partially-Dispensed')
  else if (!hasStarted) expect(out).toBe(0)
  for (const { quantity, dispensed_quantity } of items) expect(dispensed_quantity).toBeLessThanOrEqual(quantity)
  expect(order.is_active).toBe(['Paid', 'In-Progress'].includes(status) && !isReleased && !refund)

  const hasPaid = status === 'Cancelled' ? refund !== undefined : isPaid && !isLate
  const times = [order.created_at, order.paid_at, order.dispense_started_at, order.completed_at]
  const reached = times.filter(Boolean)
  expect(reached).toEqual([...reached].sort())
  expect(times.slice(1).map(Boolean)).toEqual([hasPaid, hasStarted, ended.includes(status)])

  expect(cents(order.total_amount)).toBe(sum(items, ({ price, quantity }: Json) => cents(price) * quantity))
  expect(cents(order.net_payable_amount)).toBe(cents(order.total_amount) - cents(order.discount_amount))
  expect(order.net_payable_amount, 'costs what was quoted').toBe(body.net_payable_amount)
  checkLines(order)
  for (const item of items) expect(cents(item.refundable_amount), 'refundable').toBe(refundable(order, item))
  expect(cents(order.refundable_amount)).toBe(sum(items, (item: Json) => cents(item.refundable_amount)))
  const refunded = sum(order.refund?.lines ?? [], ({ amount }: Json) => cents(amount))
  expect(refunded, 'the refund adds up').toBe(cents(order.refund?.amount ?? 0))
  expect([order.refund?.id, order.refund?.amount]).toEqual([refund?.id, refund?.amount])
}

/** Checks that the ledger adds up and that its new rows match the paid orders and the refunds. */
async function checkWallet(shop: Shop, wallet: Wallet) {
  const balance = cents((await call(shop, 'customer', 'GET', balancePath(shop, wallet))).body.data.balance)
  const rows: Json[] = (await call(shop, 'customer', 'GET', ledgerPath(shop, wallet))).body.data
  const signedAmount = ({ type, amount }: Json) => (type === 'credit' ? cents(amount) : -cents(amount))
  rows.forEach((row, index) => {
    const before = rows[index + 1] ? cents(rows[index + 1].balance_after) : cents(row.balance_after) - signedAmount(row)
    expect(cents(row.balance_after), 'balance after each row').toBe(before + signedAmount(row))
  })
  const fresh = rows.filter(({ id }) => !shop.oldRows.has(id))
  expect(balance, 'money is conserved').toBe(shop.balances[wallet] + sum(fresh, signedAmount))
  const mine = shop.orders.filter(({ who }) => who === 'customer')
  const into = ({ body, refund }: Placed) =>
    refund &&
    (body.payment_method === wallet ||
      (wallet === 'Wallet' && refund.mode === 'wallet' && body.payment_method !== 'CompanyWallet'))
  const charged = mine.filter(({ body }) => body.payment_method === wallet)
  expect(fresh.map(({ type, order_id, amount }) => `${type} ${order_id} ${amount}`).sort()).toEqual(
    [
      ...charged.map(({ id, body }) => `debit ${id} ${body.net_payable_amount}`),
      ...mine.filter(into).map(({ id, refund }) => `credit ${id} ${refund.amount}`),
    ].sort(),
  )
}

/** Reads and checks everything again. With `isSettled`, nothing may have changed since the last time. */
async function inspect(shop: Shop, isSettled: boolean) {
  for (const who of ['customer', 'guest'] as const) {
    const mine = shop.orders.filter((placed) => placed.who === who)
    const { data, meta } = (await call(shop, who, 'GET', `${ordersOf(shop, who)}?pageOff=true`)).body
    expect(data.map(({ id }: Json) => id).sort(), 'one order for each key').toEqual(mine.map(({ id }) => id).sort())
    expect(meta.total).toBe(mine.length)
    for (const placed of mine) {
      const order = data.find(({ id }: Json) => id === placed.id)
      checkOrder(placed, order)
      if (isSettled && placed.seen) expect(order).toEqual(placed.seen)
      placed.seen = order
    }
  }
  for (const wallet of ['Wallet', 'CompanyWallet'] as const) await checkWallet(shop, wallet)
  const items = shop.orders.flatMap(({ seen }) => seen.items)
  shop.slots = await slotsOf(shop)
  for (const { motor, opening, left } of shop.slots) {
    const taken = items.filter(({ motor_id }) => motor_id === motor)
    expect(left, 'stock is conserved').toBe(opening - sum(taken, ({ dispensed_quantity }) => dispensed_quantity))
  }
}

/* Each action returns whether it may have changed anything. */

interface Purchase {
  who: Who
  units: number[]
  offer: string | undefined
  method: string
  isHonest: boolean
}

async function buy(shop: Shop, { who, units, offer, method, isHonest }: Purchase) {
  const wanted = shop.slots
    .map((slot, index) => ({ ...slot, quantity: units[index] ?? 0 }))
    .filter((each) => each.quantity)
  const products = wanted.map(({ motor, product: { id, mrp }, quantity }) => ({
    ...{ product_id: id, motor_id: motor, price: mrp, quantity, custom_ingredients: [] },
  }))
  const sold = wanted.map(({ quantity, left }) => Math.min(quantity, left))
  const cart = { items: products, ...(offer && { offer_id: offer }) }
  const quoted = await call(shop, who, 'POST', `/v1/vending-machine/${machine}/cart/validate`, cart)
  const isEnough = products.every(({ quantity }, index) => sold[index] === quantity)
  if (quoted.status !== 200) {
    // A scenario may have taken the machine offline in the middle of an order.
    const isOnline = shop.isOnline && !shop.world.startsWith('goes-offline')
    const mayFail = !isOnline || !isEnough || offer !== undefined || sum(units, (count) => count) > 5
    expect([mayFail, quoted.status], quoted.text).toEqual([true, 400])
    return false
  }
  const quote = quoted.body.data
  expect(quote.items.map((item: Json) => item.quantity)).toEqual(sold)
  expect(quote.net_payable_amount).toBe((cents(quote.total_amount) - cents(quote.discount_amount)) / 100)
  checkLines(quote)
  if (!isEnough) return false

  // A key without an order can be used again.
  const key = `life-cycle-${String(shop.orders.length).padStart(8, '0')}`
  const net = quote.net_payable_amount
  const body = {
    ...{ user_id: shop.sessions[who].userId, vending_machine_id: machine, products, payment_method: method },
    ...(offer && { offer_id: offer }),
    ...{ source_id: null, total_amount: quote.total_amount, net_payable_amount: isHonest ? net : net - 1 },
  }
  const isWallet = method === 'Wallet' || method === 'CompanyWallet'
  const own = isWallet && who === 'customer' && (await call(shop, who, 'GET', balancePath(shop, method)))
  const isShort = isWallet && (!own || own.body.data.balance < net)
  const isOpen = shop.orders.some((placed) => placed.who === who && placed.seen.is_active)
  const made = await call(shop, who, 'POST', ordersOf(shop, who), body, { 'idempotency-key': key })
  const needsAccount = isWallet && who === 'guest'
  expect(made.status, made.text).toBe(needsAccount ? 403 : isHonest && !isOpen && !isShort ? 200 : 400)
  if (made.status !== 200) return false
  const { order_id: id, payment } = made.body.data
  const state = { isPaid: payment.kind === 'none', isDispensing: false, isReleased: false }
  shop.orders.push({ id, who, key, body, payment, ...state })
  return true
}

/** Sends the key again: the same body finds the same order, payable only while unpaid. Another body is rejected. */
async function resend({ who, key, body, id, payment, seen }: Placed, shop: Shop, isSame: boolean) {
  const sent = isSame ? body : { ...body, payment_method: body.payment_method === 'Card' ? 'MealCard' : 'Card' }
  const { body: response } = await call(shop, who, 'POST', ordersOf(shop, who), sent, { 'idempotency-key': key })
  expect([response.code, response.data?.order_id]).toEqual(isSame ? ['200', id] : ['ORDER_4090', undefined])
  // Less time is left to approve it.
  const now = payment.expires_in === undefined ? payment : { ...payment, expires_in: expect.any(Number) }
  if (isSame) expect(response.data.payment).toEqual(seen.payment_progress === 'open' ? now : { kind: 'none' })
  return false
}

type Outcome = 'success' | 'failure' | 'forged' | 'foreign'
/**
 * Sends the provider's signed outcome to the server, also to its webhook. A forged outcome has no valid signature, a
 * foreign one another currency. A canceled order is refunded, once. A payment in the customer's own app has no return.
 */
async function pay(placed: Placed, shop: Shop, [outcome, webhook]: [Outcome, 'before' | 'after' | 'never']) {
  const { payment, seen, who, id, body } = placed
  if (payment.kind === 'none') return false
  const isInApp = payment.kind === 'open_app'
  const inApp = { app: '', surl: `${mock.url}/payments/upi/return` }
  const { app, surl } = payment.fields ?? (isInApp ? inApp : Object.fromEntries(new URL(payment.url).searchParams))
  const amount = body.net_payable_amount.toFixed(2)
  const paid = { txnid: id, amount, currency: outcome === 'foreign' ? 'XXX' : 'INR', app }
  const result = signed({ ...paid, status: /success|foreign/.test(outcome) ? 'success' : 'failure' })
  const fields = outcome === 'forged' ? { ...result, status: 'success' } : result
  const send = (url: string) =>
    fetch(url, {
      ...{ method: 'POST', redirect: 'manual', headers: { 'x-mock-world': shop.world } },
      body: new URLSearchParams(fields),
    })
  const callWebhook = async (moment: typeof webhook) => {
    if (webhook === moment)
      expect((await send(surl.replace(/return$/, 'webhook'))).status).toBe(/^fo/.test(outcome) ? 400 : 200)
  }
  await callWebhook('before')
  const back = await send(surl)
  await callWebhook('after')
  if (isInApp && webhook === 'never') return false
  const isSuccess = isInApp ? outcome === 'success' : /success/.test(back.headers.get('location') ?? '')
  const isWaiting = seen.status === 'Pending' && !placed.isPaid
  if (isWaiting) expect(isSuccess).toBe(outcome === 'success')
  if (isWaiting && isSuccess) placed.isPaid = true
  const isLate = seen.status === 'Cancelled' && outcome === 'success' && !placed.refund
  if (isLate) {
    const { refund } = (await call(shop, who, 'GET', `${ordersOf(shop, who)}/${id}`)).body.data
    expect(refund).toMatchObject({ kind: 'full', mode: 'source', amount: body.net_payable_amount })
    placed.refund = refund
  }
  return isLate || (isWaiting && !/^fo/.test(outcome))
}

async function dispense(placed: Placed, shop: Shop) {
  const { seen, who, id } = placed
  const { isOnline } = shop
  const { status, body } = await call(shop, who, 'POST', `${ordersOf(shop, who)}/${id}/dispense/v2`)
  const isRunning = seen.status === 'In-Progress'
  const isWaiting = seen.status === 'Paid' && !seen.refund
  const refused = isWaiting ? !isOnline && 'ORDER_4092' : !isRunning && 'ORDER_4091'
  // A scenario may take the machine offline in the middle of an order.
  if (!isWaiting || !shop.world.startsWith('goes-offline')) expect(body.code).toBe(refused || '200')
  if (isRunning) expect(body.data.dispense_started_at).toBe(seen.dispense_started_at)
  if (status === 200) placed.isDispensing = true
  return isWaiting && isOnline
}

async function refund(placed: Placed, shop: Shop, mode: 'source' | 'wallet') {
  const { who, id, seen } = placed
  const { status, body } = await call(shop, who, 'POST', '/v1/refunds', { order_id: id, mode })
  if (who === 'guest' && mode === 'wallet') {
    expect(status, 'an account comes first').toBe(403)
    return false
  }
  const isDue = seen.refundable_amount > 0 && !placed.refund
  expect(body.code, 'a refund once, and only of what is left').toBe(
    isDue ? '200' : placed.refund ? 'REFUND_4091' : 'REFUND_4090',
  )
  if (!isDue) return false
  expect([body.data.amount, body.data.mode]).toEqual([seen.refundable_amount, mode])
  placed.refund = body.data
  return true
}

async function release(placed: Placed, shop: Shop) {
  const { body } = await call(shop, placed.who, 'PATCH', `${ordersOf(shop, placed.who)}/${placed.id}/unblock`)
  const isConfirming = placed.seen.payment_progress === 'confirming'
  expect(body.code).toBe(isConfirming ? 'ORDER_4094' : '200')
  placed.isReleased ||= !isConfirming
  return true
}

const wait = async ({ world }: Shop, ms: number) => (await mock.advance(ms, world)).status === 200

async function switchMachine(shop: Shop, online_status: 'online' | 'offline') {
  await call(shop, 'guest', 'POST', `/__mock/machines/${machine}`, { online_status })
  shop.isOnline = online_status === 'online'
  return true
}

type Command = fc.AsyncCommand<object, Shop>
const commands: fc.Arbitrary<Command>[] = []
function add<T>(
  weight: number,
  label: string,
  values: fc.Arbitrary<T>,
  act: (shop: Shop, value: T) => Promise<boolean>,
) {
  const command = values.map((value) => ({
    check: () => true,
    run: async (_: object, shop: Shop) => inspect(shop, !(await act(shop, value))),
    toString: () => `${label} ${JSON.stringify(value)}`,
  }))
  commands.push(...Array(weight).fill(command))
}
type ActOn<T> = (placed: Placed, shop: Shop, value: T) => Promise<boolean>
/** Adds an action on one of the last orders. Without orders, it does nothing. */
const addFor = <T>(weight: number, label: string, values: fc.Arbitrary<T>, act: ActOn<T>) =>
  add(weight, label, fc.tuple(fc.constantFrom(0, 0, 0, 1, 2), values), async (shop, [ago, value]) => {
    const placed = shop.orders.at(-1 - (ago % shop.orders.length))
    return placed !== undefined && act(placed, shop, value)
  })

const count = (max: number) => fc.nat({ max })
const purchase = fc.record<Purchase>({
  who: fc.constantFrom('customer', 'customer', 'guest'),
  units: fc.tuple(count(3), count(1), count(2), count(1)).filter((units) => units.some((each) => each > 0)),
  offer: fc.constantFrom(undefined, undefined, undefined, 'off-sweet-25', 'off-cola-5'),
  method: fc.constantFrom('Wallet', 'Wallet', 'Card', 'UPI', 'MealCard', 'CompanyWallet'),
  isHonest: fc.constantFrom(true, true, true, true, true, false),
})
add(3, 'buy', purchase, buy)
add(2, 'wait', fc.constantFrom(1, 2_000, 20_000, 20_000, 3 * 60_000, 11 * 60_000), wait)
add(1, 'switch the machine', fc.constantFrom('online', 'online', 'online', 'offline'), switchMachine)
const outcome = fc.constantFrom('success', 'success', 'success', 'success', 'failure', 'forged', 'foreign')
addFor(4, 'pay', fc.tuple(outcome, fc.constantFrom('before', 'after', 'never')), pay)
addFor(4, 'dispense', fc.constant(null), dispense)
addFor(2, 'refund', fc.constantFrom('source', 'wallet'), refund)
addFor(1, 'resend', fc.boolean(), resend)
addFor(1, 'release', fc.constant(null), release)

test('money, stock and orders stay consistent whatever customers do (§4.26 §9.4)', { timeout: 300_000 }, async () => {
  const reached = new Set<string>()
  const sequence = async (steps: Iterable<Command>) => {
    const shop = await openShop()
    await fc.asyncModelRun(() => ({ model: {}, real: shop }), steps)
    for (const { seen } of shop.orders) reached.add(seen.status)
    // Given time and an online machine, every order ends.
    await switchMachine(shop, 'online')
    await wait(shop, 30 * 60_000)
    await inspect(shop, false)
    for (const { seen } of shop.orders) expect(['Paid', 'Cancelled', ...ended]).toContain(seen.status)
    for (const { seen } of shop.orders) reached.add(seen.status)
  }
  const steps = fc.commands(commands, { maxCommands: 40, size: 'max' })
  await fc.assert(fc.asyncProperty(steps, sequence), { numRuns: 25, seed: 7 })
  expect(reached, [...reached].join()).toHaveProperty('size', 7)
})
