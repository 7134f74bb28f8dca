/** What the lines of quotes and orders cost adds up to the amounts of the whole. */
import type { Schema } from '../contract.ts'
import { halfUp, unitOf } from '../currency.ts'
import type { Sent } from '../exchange.ts'
import { asList, type Scope } from '../scope.ts'
import { expectAmount, expectEqual, minor } from './probe.ts'

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Largest remainder, in units of the currency: what each line gets of an amount. */
export function spread(amount: number, weights: number[]): number[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, share: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) }
  })
  const left = amount - sum(shares.map(({ share }) => share))
  const lucky = shares
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, left)
    .map(({ index }) => index)
  return shares.map(({ index, share }) => share + Number(lucky.includes(index)))
}

const sumOf = (rows: Schema[], of: (row: Schema) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** Totals and lines of a quote or an order. `at`: where it is in the response. */
export function checkAmounts(scope: Scope, sent: Sent, priced: Schema, at: string) {
  const expectSum = (pointer: string, found: number, is: number, why: string) =>
    expectAmount(scope, { check: 'money', sent, pointer: at + pointer, found, is, why })
  const items = asList(priced.items)
  const [total, discount, net] = [priced.total_amount, priced.discount_amount, priced.net_payable_amount].map(minor)
  const added = sumOf(asList(priced.taxes), ({ amount, included }) => (included ? 0 : minor(amount)))
  const full = ({ price, quantity, deposit_amount }: Schema) =>
    minor(price) * Number(quantity) + minor(deposit_amount ?? 0)
  expectSum('/total_amount', total ?? 0, sumOf(items, full), 'the sum of all items, with their deposits')
  const deposit = sumOf(items, ({ deposit_amount }) => minor(deposit_amount ?? 0))
  expectSum('/deposit_amount', minor(priced.deposit_amount ?? 0), deposit, 'the deposits of all items')
  const why = 'total less discount, plus taxes that are not included'
  expectSum('/net_payable_amount', net ?? 0, (total ?? 0) - (discount ?? 0) + added, why)
  checkTaxes(scope, sent, priced, at)
  // Optional, but for all lines or none.
  if (items.every((item) => item.discount_amount === undefined && item.net_amount === undefined)) return
  const of = (name: string) => sumOf(items, (item) => minor(item[name]))
  expectSum('/items/*/discount_amount', of('discount_amount'), discount ?? 0, 'the shares add up to the discount')
  expectSum('/items/*/net_amount', of('net_amount'), net ?? 0, 'the lines add up to the amount to pay')
  for (const item of added === 0 ? items : [])
    expectSum(
      '/items/*/net_amount',
      minor(item.net_amount),
      full(item) - minor(item.discount_amount),
      'price and deposit less discount',
    )
}

/** Taxes that are added: on the goods less their discount, without deposits, and spread over the lines. */
function checkTaxes(scope: Scope, sent: Sent, priced: Schema, at: string) {
  const added = asList(priced.taxes).filter(({ included }) => included === false)
  if (added.length === 0 || typeof priced.currency !== 'string') return
  const unit = unitOf(priced)
  const inUnits = (amount: unknown) => Math.round(Number(amount ?? 0) * unit)
  const goods = inUnits(priced.total_amount) - inUnits(priced.deposit_amount) - inUnits(priced.discount_amount)
  for (const [index, { rate, amount }] of added.entries()) {
    const is = halfUp((goods * Number(rate)) / 100) / unit
    const why = `${rate} % of the goods less the discount, half up`
    expectEqual(scope, { check: 'money:tax', sent, pointer: `${at}/taxes/${index}/amount`, found: amount, is, why })
  }
  const items = asList(priced.items)
  if (items.some(({ net_amount }) => net_amount === undefined)) return
  const weights = items.map((item) => inUnits(item.price) * Number(item.quantity) - inUnits(item.discount_amount))
  const shares = spread(sum(added.map(({ amount }) => inUnits(amount))), weights)
  const is = items.map(
    (item, index) => ((weights[index] ?? 0) + inUnits(item.deposit_amount) + (shares[index] ?? 0)) / unit,
  )
  const about = {
    check: 'money:shares',
    sent,
    pointer: `${at}/items/*/net_amount`,
    why: 'with its share of the added taxes',
  }
  expectEqual(scope, { ...about, found: items.map(({ net_amount }) => Number(net_amount)), is })
}

/** What a refund returns adds up too, before and after. */
export function checkRefundable(scope: Scope, sent: Sent, order: Schema, at: string) {
  const items = asList(order.items)
  const about = { check: 'money', sent }
  if (items.some(({ refundable_amount }) => refundable_amount !== undefined)) {
    const [found, is] = [sumOf(items, (item) => minor(item.refundable_amount)), minor(order.refundable_amount)]
    expectAmount(scope, { ...about, pointer: `${at}/items/*/refundable_amount`, found, is, why: 'the parts add up' })
  }
  const { lines, amount, currency = order.currency } = (order.refund ?? {}) as Schema
  if (order.currency !== undefined) {
    const [pointer, why] = [`${at}/refund/currency`, 'the currency of its order']
    expectEqual(scope, { check: 'money:currency', sent, pointer, found: currency, is: order.currency, why })
  }
  if (lines === undefined) return
  const found = sumOf(asList(lines), (line) => minor(line.amount))
  expectAmount(scope, { ...about, pointer: `${at}/refund/lines`, found, is: minor(amount), why: 'the lines add up' })
}
