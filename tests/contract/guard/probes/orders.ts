/** Orders: made once, read back, none taken that does not add up. */
import type { Schema } from '../contract.ts'
import { dataOf, rowsOf } from '../target/facts.ts'
import { lineOf, orderBody, type Scope } from '../target/scope.ts'
import { checkOrder, createOrder, listed, orderCalls, readBack } from './order-calls.ts'
import { asRecord, expectCode, expectEqual, expectStatus, type Probe } from './probe.ts'

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
    const motor_id = scope.facts.products.at(-1)?.motor_id
    const others = await createOrder(scope, { products: [{ ...lineOf(scope), motor_id }] }, key)
    expectStatus(scope, 'idempotency:other-body', others, [409], 'the key was sent with another product')
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
  const dispensed = await order.dispense()
  expectStatus(scope, 'unpaid-not-dispensed', dispensed, [409], 'nobody has paid')
  expectCode(scope, 'unpaid-not-dispensed', dispensed, 'ORDER_4091', 'nobody has paid')
  expectStatus(scope, 'unpaid-no-receipt', await order.receipt(), [409], 'nobody has paid')
  const refund = await scope.exchange('createRefund', {
    token: scope.token(),
    body: { order_id: orderId, mode: 'source' },
  })
  expectStatus(scope, 'unpaid-no-refund', refund, [409], 'nobody has paid')
  expectCode(scope, 'unpaid-no-refund', refund, 'REFUND_4090', 'nobody has paid')
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

/** The rows of the history say of an order what the order says of itself. */
async function shortRows(scope: Scope, orders: Schema[]) {
  const sent = await scope.exchange('listOrderTransactions', { token: scope.token(), query: { pageOff: true } })
  for (const [index, row] of rowsOf(sent).entries()) {
    const order = orders.find(({ id }) => id === row.order_id)
    // What moves on by itself may have done so between the two calls.
    if (!order || ['In-Progress', 'Pending'].includes(String(order.status))) continue
    const said = {
      ...order,
      amount: order.net_payable_amount,
      vending_machine_id: asRecord(order.machine).id,
    } as Schema
    for (const name of ['order_number', 'status', 'payment_method', 'amount', 'vending_machine_id', 'created_at'])
      expectEqual(scope, 'agrees', sent, `/data/${index}/${name}`, row[name], said[name], 'as the order says')
  }
}

/** Every order that is there keeps the rules, and list and detail agree. */
export const history: Probe = {
  name: 'order history',
  writes: false,
  run: async (scope) => {
    const [sent, rows] = await listed(scope)
    await shortRows(scope, rows)
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
