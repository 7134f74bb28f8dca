import { describe, expect, it } from 'vitest'
import { isOpen, soldLines, startAttempt, toOrderRequest } from './attempt.ts'
import { sampleCheckout, sampleLine, sampleQuoteItem } from './order.sample.ts'

const KEY = '8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77'
const NOW = new Date('2026-11-02T09:00:00Z')

describe('the body of createOrder', () => {
  it('has the quantities and prices of the quote, not of the cart', () => {
    const { quote } = sampleCheckout()
    const items = [
      sampleQuoteItem({ quantity: 1, removedQty: 1, price: 32.5 }),
      sampleQuoteItem({ product_id: 'prd-soda', quantity: 0, removedQty: 2, outOfStockItem: true }),
      sampleQuoteItem({ product_id: 'prd-gum', quantity: 0, removedQty: 1 }),
    ]
    const request = toOrderRequest(sampleCheckout({ quote: { ...quote, items } }))
    expect(request.products).toEqual([
      { product_id: 'prd-chips', quantity: 1, price: 32.5, motor_id: 'm11', custom_ingredients: [] },
    ])
  })

  it('includes the offer only if it changed the price', () => {
    const { quote } = sampleCheckout()
    const offered = { ...quote, offer_id: 'off-10' }
    expect(toOrderRequest(sampleCheckout({ quote: offered }))).not.toHaveProperty('offer_id')
    const discounted = { ...offered, discount_amount: 7, net_payable_amount: 63 }
    expect(toOrderRequest(sampleCheckout({ quote: discounted }))).toMatchObject({
      offer_id: 'off-10',
      total_amount: 70,
      net_payable_amount: 63,
    })
    const taxed = { ...discounted, net_payable_amount: 70 }
    expect(toOrderRequest(sampleCheckout({ quote: taxed }))).toHaveProperty('offer_id')
  })
})

describe('the lines an order buys', () => {
  it('are those of which the quote sells at least one, by product and customization', () => {
    const { quote } = sampleCheckout()
    const sweet = { custom_ingredients: [{ ingredient_id: 'ing-sugar', quantity: 5, selected_count: 2 }] }
    const items = [
      sampleQuoteItem(sweet),
      sampleQuoteItem({ product_id: 'prd-soda', quantity: 0, outOfStockItem: true }),
    ]
    const lines = [sampleLine({ selectedSugar: 2 }), sampleLine({ selectedSugar: 1 }), sampleLine({ id: 'prd-soda' })]
    expect(soldLines(lines, { ...quote, items })).toEqual([lines[0]])
  })
})

describe('an attempt', () => {
  const attempt = startAttempt(sampleCheckout(), KEY, NOW)

  it('is open until it is settled', () => {
    expect([attempt, { ...attempt, settled: true }, null].map(isOpen)).toEqual([true, false, false])
  })

  it('has the same request body, byte for byte, when read from storage', () => {
    const stored = JSON.parse(JSON.stringify(attempt)) as typeof attempt
    expect(JSON.stringify(stored.request)).toBe(JSON.stringify(attempt.request))
  })
})
