/** What must hold at any time: money and stock are conserved, and every order follows its life cycle. */
import { expect } from 'vitest'
import {
  balancePath,
  call,
  cents,
  type Json,
  ledgerPath,
  ordersOf,
  type Placed,
  type Shop,
  slotsOf,
  sum,
  type Wallet,
} from './shop.ts'

export const ended = ['Dispensed', 'Partially-Dispensed', 'Failed']
/** The statuses that may follow each status, directly or later. */
const next: Record<string, string[]> = {
  Pending: ['Paid', 'Cancelled', 'In-Progress', ...ended],
  Paid: ['In-Progress', ...ended],
  'In-Progress': ended,
}

function refundable({ status, items, total_amount, net_payable_amount, refund }: Json): number {
  const net = cents(net_payable_amount)
  if (refund) return 0
  if (status === 'Paid' || status === 'Failed') return net
  if (status !== 'Partially-Dispensed') return 0
  const left = sum(items, ({ price, quantity, dispensed_quantity: out }: Json) => cents(price) * (quantity - out))
  return Math.round((net * left) / cents(total_amount))
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
  expect(cents(order.refundable_amount), 'refundable').toBe(refundable(order))
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
export async function inspect(shop: Shop, isSettled: boolean) {
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
