import { describe, expect, it } from 'vitest'
import { sampleItem, sampleOrder } from './order.sample.ts'
import { dispensedCount, dispenseStage, itemStage, moneyState, type Order } from './order-state.ts'

const newer = 'On-Hold' as Order['status']

describe('order states', () => {
  it.each([
    ['Pending', true, 'waiting', 'unpaid'],
    ['Cancelled', false, 'cancelled', 'cancelled'],
    ['Paid', true, 'paid', 'ready'],
    ['Paid', false, 'paid', 'released'],
    ['In-Progress', true, 'paid', 'dispensing'],
    ['Dispensed', false, 'paid', 'dispensed'],
    ['Partially-Dispensed', false, 'paid', 'partly'],
    ['Failed', false, 'paid', 'failed'],
    [newer, true, 'unknown', 'unknown'],
  ] as const)('%s (active %s): money %s, stage %s', (status, is_active, money, stage) => {
    const order = sampleOrder({ status, is_active })
    expect([moneyState(order), dispenseStage(order)]).toEqual([money, stage])
  })
})

describe('item stages', () => {
  it.each([
    ['Pending', undefined, 'waiting'],
    ['Pending', 'in-progress', 'dispensing'],
    ['Dispensed', 'completed', 'dispensed'],
    ['Partially-Dispensed', 'completed', 'partly'],
    ['Failed', 'failed', 'failed'],
    ['Stuck', undefined, 'unknown'],
  ])('%s with progress %s is %s', (status, progress, stage) => {
    expect(itemStage({ status, progress } as never)).toBe(stage)
  })

  it('counts products, not lines', () => {
    const items = [sampleItem({ quantity: 3, dispensed_quantity: 2 }), sampleItem({ quantity: 1 })]
    expect(dispensedCount(items)).toEqual({ dispensed: 2, total: 4 })
  })
})
