/** What the lines of quotes and orders cost adds up to the amounts of the whole. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { asList, type Scope } from '../scope.ts'
import { expectEqual, minor } from './probe.ts'

const sumOf = (rows: Schema[], of: (row: Schema) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** Totals and lines of a quote or an order. `at`: where it is in the response. */
export function checkAmounts(scope: Scope, sent: Sent, priced: Schema, at: string) {
  const expectAmount = (pointer: string, found: number, is: number, why: string) =>
    expectEqual(scope, { check: 'money', sent, pointer: at + pointer, found, is, why })
  const items = asList(priced.items)
  const [total, discount, net] = [priced.total_amount, priced.discount_amount, priced.net_payable_amount].map(minor)
  const added = sumOf(asList(priced.taxes), ({ amount, included }) => (included ? 0 : minor(amount)))
  const full = ({ price, quantity, deposit_amount }: Schema) =>
    minor(price) * Number(quantity) + minor(deposit_amount ?? 0)
  expectAmount('/total_amount', total ?? 0, sumOf(items, full), 'the sum of all items, with their deposits')
  const deposit = sumOf(items, ({ deposit_amount }) => minor(deposit_amount ?? 0))
  expectAmount('/deposit_amount', minor(priced.deposit_amount ?? 0), deposit, 'the deposits of all items')
  const why = 'total less discount, plus taxes that are not included'
  expectAmount('/net_payable_amount', net ?? 0, (total ?? 0) - (discount ?? 0) + added, why)
  // Optional, but for all lines or none.
  if (items.every((item) => item.discount_amount === undefined && item.net_amount === undefined)) return
  const of = (name: string) => sumOf(items, (item) => minor(item[name]))
  expectAmount('/items/*/discount_amount', of('discount_amount'), discount ?? 0, 'the shares add up to the discount')
  expectAmount('/items/*/net_amount', of('net_amount'), net ?? 0, 'the lines add up to the amount to pay')
  for (const item of added === 0 ? items : [])
    expectAmount(
      '/items/*/net_amount',
      minor(item.net_amount),
      full(item) - minor(item.discount_amount),
      'price and deposit less discount',
    )
}

/** What a refund returns adds up too, before and after. */
export function checkRefundable(scope: Scope, sent: Sent, order: Schema, at: string) {
  const items = asList(order.items)
  const about = { check: 'money', sent }
  if (items.some(({ refundable_amount }) => refundable_amount !== undefined)) {
    const [found, is] = [sumOf(items, (item) => minor(item.refundable_amount)), minor(order.refundable_amount)]
    expectEqual(scope, { ...about, pointer: `${at}/items/*/refundable_amount`, found, is, why: 'the parts add up' })
  }
  const { lines, amount } = (order.refund ?? {}) as Schema
  if (lines === undefined) return
  const found = sumOf(asList(lines), (line) => minor(line.amount))
  expectEqual(scope, { ...about, pointer: `${at}/refund/lines`, found, is: minor(amount), why: 'the lines add up' })
}
