import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Minor, toMajor, toMinor } from '#shared/money/money.ts'
import { offerOf } from '../offers/offer.sample.ts'
import { discount, type Offer, offersToAsk } from '../offers/preview.ts'
import { dealOf, dealOfLast } from './deal.ts'
import { lineOf } from './line.sample.ts'
import { add, type CartLine, totalOf } from './lines.ts'

const crisps = offerOf('crisps', { product_ids: ['chips'], min_order_amount: 130, offer_type_alias: '10% off' })
const cola5 = offerOf('cola5', { product_ids: ['cola'], offer_type: 'flat', value: 5, offer_type_alias: '₹5 off' })
const sweet = offerOf('sweet', { product_ids: ['bar'], value: 25, offer_type_alias: '25% off' })

/** A product that names its offers, as servers send it. */
const product = (id: string, mrp: number, offers: readonly Offer[] = []): CartLine['product'] => ({
  ...lineOf(id, 1).product,
  mrp,
  recipe_ingredients: [],
  offers: offers
    .filter(({ product_ids }) => product_ids?.includes(id))
    .map(({ id, offer_type, offer_type_alias, value, min_order_amount }) => ({
      ...{ id, offer_type, offer_type_alias, value, min_order_amount },
    })),
})
const all = [crisps, cola5, sweet]
const chips = product('chips', 35, all)
const cola = product('cola', 40, all)
const bar = product('bar', 90, all)
const cart = (...products: CartLine['product'][]) =>
  products.reduce<CartLine[]>((lines, each) => add(lines, each, 'm1', 0), [])
const best = { kind: 'best' as const, refused: {} }
const deal = (
  of: CartLine['product'],
  lines: CartLine[] = [],
  more: Partial<Parameters<typeof dealOf>[1]> = {},
): [price: number, label: string | null] => {
  const { price, label } = dealOf(of, { lines, offers: all, choice: best, selectedId: null, ...more })
  return [toMajor(price), label]
}

test('a card shows the price that one tap charges, or the condition of its offer', () => {
  expect(deal(cola)).toEqual([35, '₹5 off'])
  expect(deal(chips)).toEqual([35, '10% off ₹130+'])
  // Three bags are ₹105, so the fourth one reaches ₹130.
  expect(deal(chips, cart(chips, chips, chips))).toEqual([31.5, '10% off'])
  expect(deal(product('gum', 10))).toEqual([10, null])
})

test('an offer of an unknown kind has its own words, and the price stays', () => {
  const back = offerOf('back', { product_ids: ['gum'], offer_type_alias: '₹5 cashback', value: 5 })
  const unknown = { ...back, offer_type: 'cashback' as 'flat' }
  expect(deal(product('gum', 10, [unknown]), [], { offers: [unknown] })).toEqual([10, '₹5 cashback'])
})

test('where there is no other to add, a card shows what the last one costs', () => {
  const capped = offerOf('capped', { ...sweet, id: 'capped', max_discount_amount: 30 })
  const dark = product('bar', 90, [capped])
  const offered = { offers: [capped], choice: best, selectedId: null }
  // 25% of one bar is ₹22.50, of which the next one could only save ₹7.50 more.
  expect(dealOf(dark, { ...offered, lines: cart(dark) })).toMatchObject({ price: toMinor(82.5), label: '₹7.50 off' })
  expect(dealOfLast(dark, { ...offered, lines: cart(dark) }).price).toBe(toMinor(67.5))
  expect(dealOfLast(dark, { ...offered, lines: cart(chips) }).price).toBe(toMinor(67.5))
})

test('a deal names its offer, also one for a larger order, until it is used up', () => {
  const offered = (of: CartLine['product'], lines: CartLine[] = []) =>
    dealOf(of, { lines, offers: all, choice: best, selectedId: null }).offer
  expect(offered(chips)).toBe(crisps)
  expect(offered(cola)).toBe(cola5)
  expect(offered(cola, cart(cola))).toBeNull()
  expect(offered(product('gum', 10))).toBeNull()
})

test('without the list of offers, the product’s own terms say the same; older servers send none, so nothing is promised', () => {
  expect(deal(cola, [], { offers: undefined })).toEqual([35, '₹5 off'])
  expect(deal(chips, cart(chips), { offers: undefined })).toEqual([35, '10% off ₹130+'])
  const older = { ...cola, offers: cola.offers.map(({ value: _, min_order_amount: __, ...offer }) => offer) }
  expect(deal(older, [], { offers: undefined })).toEqual([40, null])
})

test('one order has one offer: the tap charges what another or an already used one leaves', () => {
  expect(deal(cola, cart(cola))).toEqual([40, '₹5 off applied'])
  expect(deal(cola, cart(bar))).toEqual([40, 'Another offer applies'])
  // Its own offer would only count for a larger order.
  expect(deal(chips, cart(bar, chips))).toEqual([35, null])
  // The ₹5 for the cola are lost once the bar's 25 % save more.
  expect(deal(bar, cart(cola))).toEqual([72.5, '₹17.50 off'])
  const own = { choice: { kind: 'own' as const, refused: {} }, selectedId: 'sweet' }
  expect(deal(cola, cart(bar), own)).toEqual([40, 'Another offer applies'])
  expect(deal(cola, [], { choice: { kind: 'none' as const, refused: {} } })).toEqual([40, null])
})

test('a card never shows less than its tap adds to the order, nor more than the price (§9.4)', () => {
  const terms = fc.record({
    offer_type: fc.constantFrom('percentage' as const, 'flat' as const),
    value: fc.integer({ min: 1, max: 100 }),
    min_order_amount: fc.constantFrom(0, 0, 50, 130),
    max_discount_amount: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    product_ids: fc.subarray(['chips', 'cola', 'bar'], { minLength: 1 }),
  })
  const offers = fc
    .array(terms, { maxLength: 4 })
    .map((list) =>
      list.map(({ max_discount_amount, ...rest }, index) =>
        offerOf(`off-${index}`, { ...rest, ...(max_discount_amount && { max_discount_amount }) }),
      ),
    )
  const ids = fc.constantFrom('chips', 'cola', 'bar')
  fc.assert(
    fc.property(offers, ids, fc.array(ids, { maxLength: 5 }), (known, tapped, others) => {
      const prices = { chips: 35, cola: 40.5, bar: 90 }
      const of = (id: keyof typeof prices) => product(id, prices[id], known)
      const before = cart(...others.map(of))
      const cost = (lines: CartLine[]): number => {
        const [offer] = offersToAsk(known, best, null, lines, totalOf(lines))
        return totalOf(lines) - (offer ? discount(offer, lines) : (0 as Minor))
      }
      const { price } = dealOf(of(tapped), { lines: before, offers: known, choice: best, selectedId: null })
      expect(price).toBeGreaterThanOrEqual(cost(add(before, of(tapped), 'm1', 0)) - cost(before))
      expect(price).toBeGreaterThanOrEqual(0)
      expect(price).toBeLessThanOrEqual(toMinor(prices[tapped]))
    }),
  )
})
