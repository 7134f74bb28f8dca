import { expect, it } from 'vitest'
import { pickActiveOrder } from './active-order.ts'
import { sampleOrder } from './order.sample.ts'

const at = (day: string) => `2026-11-${day}T09:00:00Z`

it('picks an order in progress first, then the oldest paid one', () => {
  const paid = sampleOrder({ id: 'old', created_at: at('01') })
  const newer = sampleOrder({ id: 'new', created_at: at('02') })
  const moving = sampleOrder({ id: 'moving', status: 'In-Progress', created_at: at('03') })
  for (const orders of [
    [newer, paid, moving],
    [moving, newer, paid],
  ])
    expect(pickActiveOrder(orders)?.id).toBe('moving')
  expect(pickActiveOrder([newer, paid])?.id).toBe('old')
})

it.each([
  ['deleted', { is_deleted: true }],
  ['released', { is_active: false }],
  ['finished', { status: 'Dispensed' }],
  ['not paid', { status: 'Pending' }],
] as const)('ignores an order that is %s', (_, state) => expect(pickActiveOrder([sampleOrder(state)])).toBeNull())
