import { describe, expect, it } from 'vitest'
import { sampleItem, sampleOrder } from './order.sample.ts'
import {
  dispensedCount,
  dispenseStage,
  isCupOut,
  itemStage,
  moneyState,
  type Order,
  progressOf,
} from './order-state.ts'

const newer = 'On-Hold' as Order['status']

describe('order states', () => {
  it.each([
    ['Pending', true, 'waiting', 'unpaid'],
    ['Cancelled', false, 'canceled', 'canceled'],
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

  it('counts units, not lines', () => {
    const items = [sampleItem({ quantity: 3, dispensed_quantity: 2 }), sampleItem({ quantity: 1 })]
    expect(dispensedCount(items)).toEqual({ dispensed: 2, total: 4 })
  })
})

describe('a cup waiting to be taken', () => {
  const first = sampleItem({ quantity: 1, dispensed_quantity: 1, status: 'Dispensed' })
  const second = sampleItem({ id: 'itm-2', quantity: 1 })
  const machine = { ...sampleOrder().machine, machine_type: 'Coffee' as const }
  const brewing = sampleOrder({ status: 'In-Progress', machine, items: [first, second] })
  it.each([
    ['exists between two cups', {}, true],
    ['does not exist before the first', { items: [{ ...first, dispensed_quantity: 0 }, second] }, false],
    ['does not exist after the last', { items: [first] }, false],
    ['does not exist while the next is brewed', { items: [first, { ...second, progress: 'in-progress' }] }, false],
    ['is not assumed if the machine is offline', { machine: { ...machine, online_status: 'offline' } }, false],
    ['does not exist at other machine types', { machine: sampleOrder().machine }, false],
  ] as const)('%s', (_, changes, expected) => {
    expect(isCupOut({ ...brewing, ...changes } as Order)).toBe(expected)
  })
})

it('tells what is out from what is on its way', () => {
  const pending = sampleItem({ quantity: 1, dispensed_quantity: 0, status: 'Pending', progress: 'in-progress' })
  expect(progressOf([pending])).toEqual({ out: 0, coming: 100, pieces: 1 })
  expect(progressOf([{ ...pending, quantity: 4, dispensed_quantity: 1 }])).toEqual({ out: 25, coming: 25, pieces: 4 })
  expect(progressOf([{ ...pending, dispensed_quantity: 1, status: 'Dispensed', progress: 'completed' }])).toEqual({
    out: 100,
    coming: 0,
    pieces: 1,
  })
})
