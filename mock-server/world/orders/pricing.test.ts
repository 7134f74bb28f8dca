import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf } from '../../seeds/place.ts'
import { toMinor } from '../../seeds/units.ts'
import { machineRecord, productAt, productOf } from '../machines.ts'
import { createWorld } from '../world.ts'
import { priceCart, quoteOf } from './pricing.ts'
import { costOf } from './shares.ts'

const place = placeOf({ locale: 'de-DE', currency: 'EUR' })
/** Taxes are included in the prices, or added to them. */
const worlds = ['default--deposit', 'tax-added--deposit'].map((name) =>
  createWorld(name, { fixedTime: '2026-01-05T09:00:00Z', tokenLife: 600, place }),
)
const sum = <T>(list: readonly T[], of: (each: T) => number) => list.reduce((total, each) => total + of(each), 0)

/** One to four lines of the machine with snacks and cans, one or two of each. */
const carts = fc.uniqueArray(fc.tuple(fc.nat({ max: 29 }), fc.integer({ min: 1, max: 2 })), {
  minLength: 1,
  maxLength: 4,
  selector: ([slot]) => slot,
})
const offers = fc.constantFrom(undefined, 'off-cola-5', 'off-20', 'off-sweet-25')

test('a deposit is its own amount: it is in every total, never discounted, and comes back with its unit', () => {
  let withDeposit = 0
  fc.assert(
    fc.property(fc.constantFrom(...worlds), carts, offers, (world, cart, offerId) => {
      const machine = { ...machineRecord(world, 'VM-1001'), maxOrderQuantity: 100 }
      const asked = cart.flatMap(([index, quantity]) => {
        const slot = machine.slots[index]
        const product = slot && productAt(world, machine, productOf(slot) ?? '', slot.layout.motor_id)
        if (!product) return []
        const { id: product_id, motor_id, mrp: price } = product
        return [{ product, item: { product_id, motor_id, price, quantity, custom_ingredients: [] } }]
      })
      const items = asked.map(({ item }) => item)
      const priceWith = (offer: string | undefined) => {
        try {
          return priceCart(world, machine, items, offer)
        } catch {
          return undefined
        }
      }
      const priced = priceWith(offerId) ?? priceWith(undefined)
      // Everything may be sold out.
      if (!priced) return
      const quote = quoteOf(world, priced)
      const deposits = quote.items.map(({ quantity }, index) => toMinor(asked[index]?.product.deposit ?? 0) * quantity)
      const goods = sum(quote.items, ({ price, quantity }) => toMinor(price) * quantity)
      const added = sum(quote.taxes ?? [], ({ amount, included }) => (included ? 0 : toMinor(amount)))
      const deposit = toMinor(quote.deposit_amount ?? 0)
      const discount = toMinor(quote.discount_amount)
      withDeposit += Number(deposit > 0 && discount > 0)

      expect(quote.items.map((item) => toMinor(item.deposit_amount ?? 0))).toEqual(deposits)
      expect(deposit).toBe(sum(deposits, (each) => each))
      expect(toMinor(quote.total_amount)).toBe(goods + deposit)
      expect(toMinor(quote.net_payable_amount)).toBe(goods - discount + deposit + added)
      expect(sum(quote.items, ({ net_amount = 0 }) => toMinor(net_amount))).toBe(toMinor(quote.net_payable_amount))
      for (const [index, { price, quantity, discount_amount = 0, net_amount = 0 }] of quote.items.entries()) {
        const [own, net] = [deposits[index] ?? 0, toMinor(net_amount)]
        expect(toMinor(discount_amount)).toBeLessThanOrEqual(toMinor(price) * quantity)
        expect(net).toBeGreaterThanOrEqual(own)
        for (let units = 1; units <= quantity; units += 1)
          expect(costOf(net, units, quantity, place.coin)).toBeGreaterThanOrEqual((own * units) / quantity)
      }
      // The same goods without their deposits have the same discount and added taxes.
      const { deposit: _, ...bare } = place
      const without = priceCart({ ...world, place: bare }, machine, items, priced.offerId)
      expect([without.deposit, without.discount, without.net]).toEqual([0, priced.discount, priced.net - deposit])
    }),
  )
  expect(withDeposit).toBeGreaterThan(0)
})
