import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositOf, totalOf } from '../cart/lines.ts'
import { addsUp } from '../cart/shares.ts'
import { billRows, costRows, itemRow, returnedRows } from './bill.ts'
import { sampleItem, sampleLine, sampleOrder } from './order.sample.ts'

/** In hundredths, from a row such as “₹1,234.50”. */
const cents = (value = '') => {
  const digits = Number(value.replace(/[^\d.]/g, ''))
  return Math.round(digits * 100) * (value.startsWith('−') ? -1 : 1)
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

/** Lines in hundredths: price, deposit, quantity, and the part of the price that an offer takes off. */
const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 50_000 }),
    deposit: fc.constantFrom(0, 8, 15, 25),
    quantity: fc.integer({ min: 1, max: 5 }),
    off: fc.integer({ min: 0, max: 100 }),
  }),
  { minLength: 1, maxLength: 5 },
)

test('a deposit has its own row in bill, item and refund, and all rows add up', () => {
  fc.assert(
    fc.property(lines, fc.nat({ max: 4 }), (all, at) => {
      const items = all.map(({ price, deposit, quantity, off }, index) => {
        const discount = Math.floor((price * quantity * off) / 100)
        return sampleItem({
          id: `itm-${index}`,
          ...{ quantity, price: price / 100, discount_amount: discount / 100 },
          ...(deposit > 0 && { deposit_amount: (deposit * quantity) / 100 }),
          net_amount: (price * quantity - discount + deposit * quantity) / 100,
        })
      })
      const deposits = sum(all.map(({ deposit, quantity }) => deposit * quantity))
      const net = sum(items.map(({ net_amount = 0 }) => Math.round(net_amount * 100)))
      const discount = sum(items.map(({ discount_amount = 0 }) => Math.round(discount_amount * 100)))
      const order = sampleOrder({
        items,
        total_amount: (net + discount) / 100,
        ...(deposits > 0 && { deposit_amount: deposits / 100 }),
        discount_amount: discount / 100,
        net_payable_amount: net / 100,
      })
      expect(addsUp(order)).toBe(true)
      expect(addsUp({ ...order, deposit_amount: (deposits + 1) / 100 })).toBe(false)

      const bill = billRows(order)
      const paid = bill.findIndex(([label]) => label === 'Paid')
      // A single amount is said once.
      expect(paid === 0).toBe(discount === 0 && deposits === 0)
      if (paid > 0) expect(sum(bill.slice(0, paid).map(([, value]) => cents(value)))).toBe(net)
      expect(bill.filter(([label]) => label === 'Deposit').map(([, value]) => cents(value))).toEqual(
        deposits > 0 ? [deposits] : [],
      )
      for (const item of items) {
        const rows = [itemRow(item, undefined), ...costRows(order, item)]
        const total = rows.find(([label]) => label === 'Product total')
        const parts = rows.filter((row) => row !== total)
        expect(sum(parts.map(([, value]) => cents(value)))).toBe(cents((total ?? parts[0])?.[1]))
      }

      // A refund of one unit, then of everything.
      const one = items[at % items.length] ?? sampleItem()
      const unit = Math.round(((one.net_amount ?? 0) * 100) / one.quantity)
      const returned = returnedRows(items, [{ item_id: one.id, quantity: 1, amount: unit / 100 }], unit / 100)
      expect(sum(returned.map(([, value]) => cents(value)))).toBe(unit)
      expect(returned.map(([label]) => label).includes('Deposit')).toBe((one.deposit_amount ?? 0) > 0)
      const whole = items.map(({ id, quantity, net_amount = 0 }) => ({ item_id: id, quantity, amount: net_amount }))
      const rows = returnedRows(items, whole, net / 100)
      expect(sum(rows.map(([, value]) => cents(value)))).toBe(net)
      expect(cents(rows.find(([label]) => label === 'Deposit')?.[1])).toBe(deposits)
    }),
    { numRuns: 60 },
  )
})

test('the cart’s deposits are apart from its total, and a sold-out line has none', () => {
  const line = sampleLine()
  const can = { ...line, product: { ...line.product, deposit: 0.25 } }
  expect([depositOf([can, line]), totalOf([can])]).toEqual([5000, 700_000])
  expect(depositOf([{ ...can, outOfStockItem: true }])).toBe(0)
})
