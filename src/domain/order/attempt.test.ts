import { describe, expect, it } from 'vitest'
import { isOpen, misfits, paymentMisfits, soldLines, startAttempt, toOrderRequest } from './attempt.ts'
import { sampleAttempt, sampleCheckout, sampleItem, sampleLine, sampleOrder, sampleQuoteItem } from './order.sample.ts'

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
  const attempt = startAttempt(sampleCheckout(), KEY, 'http://localhost', NOW)

  it('is open until it is settled', () => {
    expect([attempt, { ...attempt, settled: true }, null].map(isOpen)).toEqual([true, false, false])
  })

  it('has the same request body, byte for byte, when read from storage', () => {
    const stored = JSON.parse(JSON.stringify(attempt)) as typeof attempt
    expect(JSON.stringify(stored.request)).toBe(JSON.stringify(attempt.request))
  })
})

describe('an answer about a payment', () => {
  const paid = { ...sampleAttempt, orderId: 'ord-1', quote: { ...sampleAttempt.quote, currency: 'INR' } }
  const machine = (id: string) => ({ ...sampleOrder().machine, id })

  it.each([
    ['its own order', {}, []],
    ['moved to the account that the guest signed in to', { user_id: 'usr-2' }, []],
    ['with the machine’s id in lower case', { machine: machine('vm-1001') }, []],
    ['without a currency', { currency: undefined }, []],
    [
      'split over two slots',
      { items: [sampleItem({ quantity: 1 }), sampleItem({ quantity: 1, motor_id: 'm12' })] },
      [],
    ],
    ['with its key', { idempotency_key: sampleAttempt.idempotencyKey }, []],
    ['another order', { id: 'ord-2' }, ['id']],
    ['an earlier order of the same things', { idempotency_key: 'key-0000000000000002' }, ['idempotency_key']],
    ['another machine', { machine: machine('VM-2') }, ['machine']],
    ['another product', { items: [sampleItem({ product_id: 'prd-soda' })] }, ['items']],
    ['another quantity', { items: [sampleItem({ quantity: 1 })] }, ['items']],
    ['another amount', { net_payable_amount: 70.01 }, ['net_payable_amount']],
    ['another currency', { currency: 'EUR' }, ['currency']],
  ])('%s', (_, changes, facts) => expect(misfits(paid, { ...sampleOrder(), ...changes } as never)).toEqual(facts))

  it('with the key alone fits by order, amount and currency, as far as it names them', () => {
    const facts = { outcome: 'paid', order_id: 'ord-1', net_payable_amount: 70, currency: 'INR' } as const
    expect(paymentMisfits(paid, facts)).toEqual([])
    expect(paymentMisfits(paid, { outcome: 'none' })).toEqual([])
    // It proves nothing about an order that is known.
    expect(paymentMisfits(paid, { outcome: 'canceled' })).toEqual(['id'])
    const other = { ...facts, order_id: 'ord-2', net_payable_amount: 35, currency: 'EUR' }
    expect(paymentMisfits(paid, other)).toEqual(['id', 'net_payable_amount', 'currency'])
  })

  it('about a record of the first version that lost its products fits by the other facts', () => {
    const { products: _, ...request } = paid.request
    expect(misfits({ ...paid, request } as never, sampleOrder())).toEqual([])
  })
})
