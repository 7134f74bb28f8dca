import { describe, expect, test } from 'vitest'
import { toMinor } from '#shared/money/money.ts'
import { offerOf } from './offer.sample.ts'
import { discount, eligibility, type Offer, offersToAsk, sharesOf } from './preview.ts'

const offer = (more: Partial<Offer>) => offerOf('off-1', more)
const line = (id: string, mrp: number, cartQty: number, outOfStockItem = false) => ({
  id,
  product: {
    id,
    name: id,
    mrp,
    category: { id: 'c', name: 'C' },
    offers: [],
    recipe_ingredients: [],
    motor_id: 'm',
    image_url: '/x.svg',
  },
  cartQty,
  selectedSugar: 0,
  motor_id: 'm',
  outOfStockItem,
  removedQty: 0,
})
const cart = [line('chips', 35, 2), line('cola', 42.5, 1)]

describe('an offer applies', () => {
  test('to every product if it names none', () =>
    expect(eligibility(offer({}), cart, toMinor(112.5))).toEqual({ kind: 'yes' }))
  test('only with one of the products it names', () =>
    expect(eligibility(offer({ product_ids: ['bar'] }), cart, toMinor(112.5))).toEqual({ kind: 'other-products' }))
  test('with any one of them, unless it is sold out', () => {
    const snack = offer({ product_ids: ['bar', 'chips'] })
    expect(eligibility(snack, cart, toMinor(112.5))).toEqual({ kind: 'yes' })
    expect(eligibility(snack, [line('chips', 35, 2, true)], toMinor(0))).toEqual({ kind: 'other-products' })
  })
  test('from its minimum amount on; below it, the missing amount is returned', () => {
    expect(eligibility(offer({ min_order_amount: 112.5 }), cart, toMinor(112.5))).toEqual({ kind: 'yes' })
    expect(eligibility(offer({ min_order_amount: 150 }), cart, toMinor(112.5))).toEqual({
      kind: 'more',
      missing: toMinor(37.5),
    })
  })
})

describe('the discount', () => {
  test.each([
    ['a share of everything', {}, 11.25],
    ['a share of the products it names', { product_ids: ['chips'] }, 7],
    ['never more than its limit', { value: 50, max_discount_amount: 20 }, 20],
    ['a flat amount', { offer_type: 'flat', value: 20 }, 20],
    ['never more than the products cost', { offer_type: 'flat', value: 500, product_ids: ['cola'] }, 42.5],
  ] as [string, Partial<Offer>, number][])('%s', (_, more, off) =>
    expect(discount(offer(more), cart)).toBe(toMinor(off)),
  )

  test('is unknown for a kind that only newer servers have', () =>
    expect(discount({ ...offer({}), offer_type: 'cashback' as 'flat', value: 20 }, cart)).toBe(0))
  test('ignores sold-out lines', () => expect(discount(offer({}), [line('chips', 35, 2, true)])).toBe(0))
  test('rounds to the smallest coin', () =>
    expect(discount(offer({ value: 15 }), [line('tea', 0.33, 1)])).toBe(toMinor(0.05)))
})

describe('the lines show what an offer takes off', () => {
  const lines = [line('chips', 35, 2), line('cola', 40, 1), line('bar', 20, 1)]
  const named = ['chips', 'bar']
  test.each([
    ['if it is for them, each its share', { product_ids: named }, [7, 0, 2]],
    ['not if it is for everything', {}, [0, 0, 0]],
    ['also an amount, if only one gets it', { product_ids: ['bar'], offer_type: 'flat', value: 5 }, [0, 0, 5]],
    ['not an amount that several share', { product_ids: named, offer_type: 'flat', value: 5 }, [0, 0, 0]],
    ['not with a limit that several share', { product_ids: named, max_discount_amount: 5 }, [0, 0, 0]],
  ] as const)('%s', (_, more, shares) =>
    expect(sharesOf(offer(more as Partial<Offer>), lines)).toEqual(shares.map(toMinor)),
  )
  test('nothing without one', () => expect(sharesOf(undefined, lines)).toEqual([0, 0, 0]))
})

test.each([
  ['the three best that fit, the best first', 'best', null, {}, ['big', 'middle', 'small']],
  ['one that the server has refused for another total', 'best', null, { big: toMinor(90) }, ['big', 'middle', 'small']],
  [
    'none that the server has refused for this total',
    'best',
    null,
    { big: toMinor(112.5) },
    ['middle', 'small', 'tiny'],
  ],
  ['only the one that the customer chose', 'own', 'tiny', {}, ['tiny']],
  ['none if the chosen one does not fit', 'own', 'later', {}, []],
  ['none if the customer wants none', 'none', 'tiny', {}, []],
] as const)('a quote is requested with %s (§4.23)', (_, kind, own, refused, expected) => {
  const offers = Object.entries({ small: 5, big: 20, later: 90, tiny: 1, middle: 10 }).map(([id, value]) =>
    offerOf(id, { value, min_order_amount: id === 'later' ? 500 : 0 }),
  )
  const asked = offersToAsk(offers, { kind, refused: { ...refused } }, own, cart, toMinor(112.5))
  expect(asked.map(({ id }) => id)).toEqual(expected)
})
