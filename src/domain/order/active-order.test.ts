import { expect, it } from 'vitest'
import { pickActiveOrder } from './active-order.ts'
import { sampleOrder } from './order.sample.ts'

const at = (day: string) => `2026-11-${day}T09:00:00Z`

it('picks an order in progress first, then the oldest paid one', () => {
  const paid = sampleOrder({ id: 'old', created_at: at('01') })
  const newer = sampleOrder({ id: 'new', created_at: at('02') })
  const moving = sampleOrder({ id: 'moving', status: 'In-Progress', created_at: at('03') })
  expect(pickActiveOrder([newer, paid, moving])).toEqual({ id: 'moving', status: 'In-Progress', machineId: 'VM-1001' })
  expect(pickActiveOrder([newer, paid])?.id).toBe('old')
})

it('leaves deleted, let-go and ended orders alone', () => {
  const orders = [
    sampleOrder({ is_deleted: true }),
    sampleOrder({ is_active: false }),
    sampleOrder({ status: 'Dispensed' }),
    sampleOrder({ status: 'Pending' }),
  ]
  expect(pickActiveOrder(orders)).toBeNull()
})
