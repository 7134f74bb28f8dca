/** Orders paid by wallet: dispensed once, charged once, let go. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../target/exchange.ts'
import { dataOf, type Product, readProducts, rowsOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import { createOrder, orderCalls, readBack } from './order-calls.ts'
import { asList, asRecord, expectEqual, expectStatus, minor, type Probe } from './probe.ts'

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
    const twice = await order.dispense()
    const { dispense_started_at: begun } = dataOf(started)
    if (expectStatus(scope, 'dispensed-once', twice, [200, 409], 'it dispenses already') && twice.status === 200)
      expectEqual(
        scope,
        'dispensed-once',
        twice,
        '/data/dispense_started_at',
        dataOf(twice).dispense_started_at,
        begun,
        'it goes on',
      )
    else if (dataOf(await order.get()).status === 'In-Progress')
      expectStatus(scope, 'dispensed-once', twice, [200], 'asking again answers it unchanged')
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
