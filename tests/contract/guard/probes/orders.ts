/** Orders: made once, read back, paid, dispensed, let go; none of it out of turn. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../target/exchange.ts'
import { dataOf, type Product, readProducts, rowsOf } from '../target/facts.ts'
import { orderBody, type Scope } from '../target/scope.ts'
import { brokenRules } from './order-rules.ts'
import { asList, asRecord, expectEqual, expectStatus, minor, type Probe } from './probe.ts'

export function checkOrder(scope: Scope, sent: Sent, order: Schema, at = '/data') {
  for (const { pointer, expected, found } of brokenRules(order))
    scope.claim(false, { check: 'order-rules', pointer: at + pointer, expected, found }, sent)
}

/** Calls of one order. */
export function orderCalls(scope: Scope, orderId: string) {
  const token = scope.token()
  const parts = { token, path: { userId: scope.facts.userId, machineId: scope.facts.machineId, orderId } }
  const read = (id: string) => async () => {
    const sent = await scope.exchange(id, parts)
    if (sent.status === 200) {
      checkOrder(scope, sent, dataOf(sent))
      expectEqual(scope, 'agrees', sent, '/data/id', dataOf(sent).id, orderId, 'the order that was asked for')
    }
    return sent
  }
  return {
    get: read('getOrder'),
    dispense: read('dispenseOrder'),
    unblock: read('unblockOrder'),
    receipt: () => scope.exchange('getReceipt', parts),
  }
}

export async function createOrder(scope: Scope, more: Schema = {}, key = scope.key()): Promise<Sent> {
  const { userId, machineId } = scope.facts
  return scope.exchange('createOrder', {
    token: scope.token(),
    path: { userId, machineId },
    header: { 'Idempotency-Key': key },
    body: orderBody(scope, more),
  })
}

const listed = async (scope: Scope): Promise<[Sent, Schema[]]> => {
  const { userId } = scope.facts
  const sent = await scope.exchange('listOrders', {
    token: scope.token(),
    path: { userId, machineId: '-1' },
    query: { pageOff: true },
  })
  return [sent, rowsOf(sent)]
}

/** What the list says of an order is what the order says of itself. */
async function readBack(scope: Scope, order: Schema) {
  const [sent, rows] = await listed(scope)
  const row = rows.find(({ id }) => id === order.id)
  for (const name of ['status', 'net_payable_amount', 'payment_method'])
    expectEqual(
      scope,
      'created-can-be-read',
      sent,
      `/data/${name}`,
      row?.[name],
      order[name],
      'as the order itself says',
    )
  const history = await scope.exchange('listOrderTransactions', { token: scope.token(), query: { pageOff: true } })
  const entry = rowsOf(history).find(({ order_id }) => order_id === order.id)
  expectEqual(
    scope,
    'created-can-be-read',
    history,
    '/data/amount',
    entry?.amount,
    order.net_payable_amount,
    'as the order itself says',
  )
}

export const idempotency: Probe = {
  name: 'idempotency',
  writes: true,
  run: async (scope) => {
    const before = (await listed(scope))[1].length
    const key = scope.key()
    const made = await createOrder(scope, {}, key)
    if (!expectStatus(scope, 'happy', made, [200], 'this can be bought')) return
    const orderId = String(dataOf(made).order_id)
    const again = await createOrder(scope, {}, key)
    expectEqual(
      scope,
      'idempotency:same-body',
      again,
      '/data/order_id',
      dataOf(again).order_id,
      orderId,
      'the order this key made',
    )
    const other = await createOrder(scope, { payment_method: 'MealCard' }, key)
    expectStatus(scope, 'idempotency:other-body', other, [409], 'the key was sent with another body')
    const [sent, rows] = await listed(scope)
    expectEqual(scope, 'idempotency:one-order', sent, '/data', rows.length - before, 1, 'one more order than before')
    await unpaid(scope, orderId)
  },
}

/** An order that waits for its payment. */
async function unpaid(scope: Scope, orderId: string) {
  const order = orderCalls(scope, orderId)
  const read = await order.get()
  if (!expectStatus(scope, 'created-can-be-read', read, [200], 'this order has just been made')) return
  expectEqual(scope, 'order-status', read, '/data/status', dataOf(read).status, 'Pending', 'nobody has paid yet')
  await readBack(scope, dataOf(read))
  expectStatus(scope, 'unpaid-not-dispensed', await order.dispense(), [409], 'nobody has paid')
  expectStatus(scope, 'unpaid-no-receipt', await order.receipt(), [409], 'nobody has paid')
  const refund = await scope.exchange('createRefund', {
    token: scope.token(),
    body: { order_id: orderId, mode: 'source' },
  })
  expectStatus(scope, 'unpaid-no-refund', refund, [409], 'nobody has paid')
}

/** Every provider's way to its page, and the saved card's. */
export const providers: Probe = {
  name: 'payment providers',
  writes: true,
  run: async (scope) => {
    for (const payment_method of ['Card', 'MealCard']) {
      const made = await createOrder(scope, { payment_method })
      const { kind } = asRecord(dataOf(made).payment)
      if (!expectStatus(scope, 'happy', made, [200], 'this can be bought')) continue
      expectEqual(
        scope,
        'order-status',
        made,
        '/data/payment/kind',
        kind === 'none',
        false,
        'a provider has to be paid',
      )
    }
  },
}

/** Orders that the server must not take. */
export const wrongOrders: Probe = {
  name: 'wrong orders',
  writes: true,
  run: async (scope) => {
    const body = orderBody(scope)
    const wrong: [string, Schema, number[]][] = [
      [
        'other amounts',
        { total_amount: body.total_amount + 1, net_payable_amount: body.net_payable_amount + 1 },
        [400],
      ],
      ['a smaller net amount', { net_payable_amount: 0 }, [400]],
      [
        'another price',
        {
          products: body.products.map((line) => ({ ...line, price: line.price + 1 })),
          total_amount: body.total_amount + 1,
          net_payable_amount: body.total_amount + 1,
        },
        [400],
      ],
      ['an unknown offer', { offer_id: 'no-such-offer' }, [400]],
      ['a card that is not saved', { payment_method: 'MealCard', source_id: 'no-such-card' }, [400]],
      ['another user in the body', { user_id: 'somebody-else' }, [403, 400]],
    ]
    for (const [why, more, statuses] of wrong)
      expectStatus(scope, `order-refused:${why}`, await createOrder(scope, more), statuses, why)
  },
}

const polls = 120
/** Short enough to see the units come out one by one. */
const pause = 100
const ended = ['Dispensed', 'Partially-Dispensed', 'Failed', 'Cancelled']
const rank: Record<string, number> = {
  Pending: 0,
  Paid: 1,
  'In-Progress': 2,
  Dispensed: 3,
  'Partially-Dispensed': 3,
  Failed: 3,
}

/** Reads until the order ends; its state may only go forward. */
async function watch(scope: Scope, orderId: string): Promise<Schema> {
  const order = orderCalls(scope, orderId)
  let last = 0
  for (let poll = 0; poll < polls; poll += 1) {
    const sent = await order.get()
    const status = String(dataOf(sent).status)
    const reached = rank[status] ?? last
    expectEqual(scope, 'order-status', sent, '/data/status', reached >= last, true, `no step back to ${status}`)
    last = Math.max(last, reached)
    if (ended.includes(status) || sent.status !== 200) return dataOf(sent)
    await scope.pass(pause)
  }
  return {}
}

const balanceOf = async (scope: Scope) => {
  const sent = await scope.exchange('getWalletBalance', { token: scope.token(), path: { userId: scope.facts.userId } })
  return minor(dataOf(sent).balance)
}

/** Fewer than every machine dispenses at a time. */
const mostUnits = 4

/** Several units by wallet, less an offer where one applies. */
async function severalUnits(scope: Scope): Promise<Schema> {
  const { facts, exchange } = scope
  const path = { machineId: facts.machineId }
  const order = ({ left: _, ...product }: Product, quantity: number) => {
    const products = [{ ...product, quantity, custom_ingredients: [] }]
    const total_amount = (minor(product.price) * quantity) / 100
    return { payment_method: 'Wallet', products, total_amount, net_payable_amount: total_amount }
  }
  for (const { id, product_ids, min_order_amount } of rowsOf(await exchange('listOffers', { path })))
    for (const product of facts.products) {
      const quantity = Math.max(2, Math.ceil(Number(min_order_amount) / product.price))
      const isFor = !Array.isArray(product_ids) || product_ids.includes(product.product_id)
      if (!isFor || quantity > Math.min(mostUnits, product.left)) continue
      const made = order(product, quantity)
      const body = { items: made.products, offer_id: id }
      const quote = await exchange('validateCart', { token: scope.token(), path, body })
      if (quote.status !== 200) continue
      return { ...made, offer_id: id, net_payable_amount: dataOf(quote).net_payable_amount }
    }
  const [product] = facts.products
  return product ? order(product, Math.min(2, product.left)) : {}
}

/** Buys with the wallet, dispenses, and looks at everything that must have moved. */
export const purchase: Probe = {
  name: 'a purchase by wallet',
  writes: true,
  run: async (scope) => {
    if (!scope.customer) return
    const [balance, stock] = [await balanceOf(scope), await readProducts(scope.exchange, scope.facts.machineId)]
    const made = await createOrder(scope, await severalUnits(scope))
    const payment = asRecord(dataOf(made).payment)
    if (made.status !== 200) return
    expectEqual(scope, 'order-status', made, '/data/payment/kind', payment.kind, 'none', 'a wallet needs no provider')
    const orderId = String(dataOf(made).order_id)
    const order = orderCalls(scope, orderId)
    const paid = await order.get()
    const { status, is_active, net_payable_amount } = dataOf(paid)
    expectEqual(scope, 'order-status', paid, '/data/status', status, 'Paid', 'the wallet has paid')
    expectEqual(scope, 'order-status', paid, '/data/is_active', is_active, true, 'a paid order waits for its customer')
    expectEqual(
      scope,
      'money:wallet',
      made,
      '/data',
      balance - (await balanceOf(scope)),
      minor(net_payable_amount),
      'the balance falls by the net amount, in minor units',
    )
    expectStatus(scope, 'happy', await order.receipt(), [200], 'the order is paid')
    const started = await order.dispense()
    if (!expectStatus(scope, 'happy', started, [200], 'the order is paid')) return
    const end = await watch(scope, orderId)
    expectStatus(scope, 'dispensed-once', await order.dispense(), [409], 'the order has been dispensed')
    await stockFell(scope, started, stock, end)
    await readBack(scope, end)
    const again = await scope.exchange('createRefund', {
      token: scope.token(),
      body: { order_id: orderId, mode: 'source' },
    })
    if (end.status === 'Dispensed') expectStatus(scope, 'refund-refused', again, [409], 'everything came out')
  },
}

async function stockFell(scope: Scope, sent: Sent, before: { motor_id: string; left: number }[], order: Schema) {
  const after = await readProducts(scope.exchange, scope.facts.machineId)
  for (const item of asList(order.items)) {
    const left = (rows: typeof before) => rows.find(({ motor_id }) => motor_id === item.motor_id)?.left ?? 0
    const gone = left(before) - left(after)
    expectEqual(
      scope,
      'stock',
      sent,
      '/data/items/0/dispensed_quantity',
      gone,
      item.dispensed_quantity,
      'as many have left the slot as came out',
    )
  }
}

/** A paid order that is let go is no longer active, and its money can be asked back. */
export const unblock: Probe = {
  name: 'an order let go',
  writes: true,
  run: async (scope) => {
    if (!scope.customer) return
    const made = await createOrder(scope, { payment_method: 'Wallet' })
    if (made.status !== 200) return
    const orderId = String(dataOf(made).order_id)
    const order = orderCalls(scope, orderId)
    const free = await order.unblock()
    if (!expectStatus(scope, 'happy', free, [200], 'the order is active')) return
    for (const sent of [free, await order.get()])
      expectEqual(scope, 'order-status', sent, '/data/is_active', dataOf(sent).is_active, false, 'the order was let go')
    const balance = await balanceOf(scope)
    const { refundable_amount } = dataOf(await order.get())
    const refund = await scope.exchange('createRefund', {
      token: scope.token(),
      body: { order_id: orderId, mode: 'wallet' },
    })
    if (!expectStatus(scope, 'happy', refund, [200], 'it was paid and never dispensed')) return
    const back = (await balanceOf(scope)) - balance
    expectEqual(
      scope,
      'money:refund',
      refund,
      '/data/amount',
      back,
      minor(refundable_amount),
      'the balance rises by what could be refunded, in minor units',
    )
  },
}

/** Every order that is there keeps the rules, and list and detail agree. */
export const history: Probe = {
  name: 'order history',
  writes: false,
  run: async (scope) => {
    const [sent, rows] = await listed(scope)
    const kinds = new Set<string>()
    for (const [index, row] of rows.entries()) {
      checkOrder(scope, sent, row, `/data/${index}`)
      const kind = `${row.status} ${row.payment_method} ${row.refund !== undefined}`
      if (kinds.has(kind)) continue
      kinds.add(kind)
      const detail = await orderCalls(scope, String(row.id)).get()
      for (const name of ['status', 'is_active', 'items', 'net_payable_amount', 'total_amount', 'refund'])
        if (detail.status === 200 && row.status !== 'In-Progress')
          expectEqual(scope, 'agrees', detail, `/data/${name}`, dataOf(detail)[name], row[name], 'as the list says')
    }
  },
}
