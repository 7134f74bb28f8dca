/** Status, items, times, activity and refund of an order fit each other. */
import type { Schema } from '../contract.ts'
import { halfUp, unitOf } from '../currency.ts'
import type { Sent } from '../exchange.ts'
import { asList, asRecord, type Scope } from '../scope.ts'
import { expectEqual, minor, shownAmount } from './probe.ts'

const ended = ['Dispensed', 'Partially-Dispensed', 'Failed']

/** What the items say about an order that has ended. */
function statusByItems(items: Schema[]): string {
  const [out, wanted] = ['dispensed_quantity', 'quantity'].map((name) =>
    items.reduce((sum, item) => sum + Number(item[name]), 0),
  )
  return out === 0 ? 'Failed' : out === wanted ? 'Dispensed' : 'Partially-Dispensed'
}

const statusOfItem = ({ quantity, dispensed_quantity: out }: Schema) =>
  out === 0 ? 'Failed' : out === quantity ? 'Dispensed' : 'Partially-Dispensed'

/** What so many units of a line return: their share of what it costs, half up in the order's currency. */
function shareOf(order: Schema, { net_amount, quantity }: Schema, units: number): number {
  const unit = unitOf(order)
  return halfUp((Math.round(Number(net_amount) * unit) * units) / Number(quantity)) / unit
}

export function checkState(scope: Scope, sent: Sent, order: Schema, at: string) {
  const expect = (pointer: string, found: unknown, is: unknown, why: string) =>
    expectEqual(scope, { check: 'state', sent, pointer: at + pointer, found, is, why })
  const status = String(order.status)
  const items = asList(order.items)
  const isWaiting = ['Paid', 'In-Progress'].includes(status)
  if (!isWaiting || order.refund !== undefined)
    expect(
      '/is_active',
      order.is_active,
      false,
      'only an order that is Paid or In-Progress, and not refunded, is active',
    )
  if (ended.includes(status)) expect('/status', status, statusByItems(items), 'as its items say')
  const tooMany = items.filter(({ quantity, dispensed_quantity: out }) => Number(out) > Number(quantity)).length
  expect('/items', tooMany, 0, 'no item has more dispensed than ordered')
  if (['Pending', 'Cancelled', 'Paid'].includes(status)) {
    const out = items.filter(({ dispensed_quantity }) => Number(dispensed_quantity) > 0).length
    expect('/items', out, 0, 'nothing was dispensed before the order was started')
  }
  const left = shownAmount(order.refundable_amount)
  const isOver = order.refund !== undefined || ['Pending', 'Cancelled', 'In-Progress', 'Dispensed'].includes(status)
  if (isOver) expect('/refundable_amount', left, 0, 'nothing can be refunded now')
  if (status === 'Paid' && !isOver)
    expect('/refundable_amount', left, shownAmount(order.net_payable_amount), 'nothing was dispensed')
  // Without the lines’ own amounts, discount and taxes are not known for each line.
  if (!isOver && ended.includes(status) && items.every(({ net_amount }) => net_amount !== undefined)) {
    const lost = ({ quantity, dispensed_quantity: out }: Schema) => Number(quantity) - Number(out)
    const share = items.reduce((sum, item) => sum + shareOf(order, item, lost(item)), 0)
    expect('/refundable_amount', left, shownAmount(share), 'the share of what was not dispensed, half up')
  }
  if (ended.includes(status))
    expect(
      '/items/*/status',
      items.map((item) => item.status),
      items.map(statusOfItem),
      'as its dispensed_quantity says',
    )
  checkRefund(scope, sent, order, at)
  checkTimes(scope, sent, order, at)
}

/** A refund is full if it returns everything, and its lines are those of the order. */
function checkRefund(scope: Scope, sent: Sent, order: Schema, at: string) {
  if (order.refund === undefined) return
  const { amount, kind, lines } = asRecord(order.refund)
  const about = { check: 'state', sent }
  const is = minor(amount) === minor(order.net_payable_amount) ? 'full' : 'partial'
  expectEqual(scope, { ...about, pointer: `${at}/refund/kind`, found: kind, is, why: 'as its amount says' })
  for (const [index, line] of asList(lines).entries()) {
    const item = asList(order.items).find(({ id }) => id === line.item_id)
    const pointer = `${at}/refund/lines/${index}`
    expectEqual(scope, { ...about, pointer, found: item !== undefined, is: true, why: 'an item of the order' })
    if (item?.net_amount === undefined) continue
    const share = shareOf(order, item, Number(line.quantity))
    const why = `what ${line.quantity} of ${item.quantity} units cost`
    expectEqual(scope, {
      ...about,
      pointer: `${pointer}/amount`,
      found: shownAmount(line.amount),
      is: shownAmount(share),
      why,
    })
  }
}

/** Times follow each other. They are optional. */
function checkTimes(scope: Scope, sent: Sent, order: Schema, at: string) {
  const names = ['created_at', 'paid_at', 'dispense_started_at', 'completed_at']
  const times = names
    .map((name) => order[name])
    .filter((time) => time !== undefined)
    .map((time) => Date.parse(String(time)))
  const about = { check: 'state', sent, why: 'created, paid, started and completed in this order' }
  expectEqual(scope, { ...about, pointer: `${at}/created_at`, found: times, is: times.toSorted((a, b) => a - b) })
  if (order.status !== 'Pending' || order.paid_at === undefined) return
  const why = 'an unpaid order has no time of payment'
  expectEqual(scope, { ...about, pointer: `${at}/paid_at`, found: order.paid_at, is: undefined, why })
}
