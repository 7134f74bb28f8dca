import { describe, expect, it } from 'vitest'
import { sampleItem, sampleOrder } from './order.sample.ts'
import { dispensedCount, dispenseStage, hasEnded, itemStage, moneyState, type Order } from './order-state.ts'

const newer = 'On-Hold' as Order['status']

describe('order states', () => {
  it.each([
    ['Pending', true, 'waiting', 'unpaid', false],
    ['Cancelled', false, 'cancelled', 'cancelled', true],
    ['Paid', true, 'paid', 'ready', false],
    ['Paid', false, 'paid', 'released', false],
    ['In-Progress', true, 'paid', 'dispensing', false],
    ['Dispensed', false, 'paid', 'dispensed', true],
    ['Partially-Dispensed', false, 'paid', 'partly', true],
    ['Failed', false, 'paid', 'failed', true],
    [newer, true, 'unknown', 'unknown', false],
  ] as const)('%s (active %s): money %s, stage %s, ended %s', (status, is_active, money, stage, ended) => {
    const order = sampleOrder({ status, is_active })
    expect([moneyState(order), dispenseStage(order), hasEnded(order)]).toEqual([money, stage, ended])
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
