import { expect, test } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { lastOrder } from './last-order.ts'

const dispensed = sampleOrder({ id: 'old', status: 'Dispensed', is_active: false })

test.each([
  ['no orders', [], undefined],
  ['the newest order', [sampleOrder({ id: 'new', status: 'Failed' }), dispensed], 'new'],
  ['skips the active order', [sampleOrder({ id: 'active' }), dispensed], 'old'],
  ['skips a canceled order', [sampleOrder({ id: 'x', status: 'Cancelled' }), dispensed], 'old'],
  ['skips an unpaid order', [sampleOrder({ id: 'x', status: 'Pending' }), dispensed], 'old'],
  ['skips a deleted order', [sampleOrder({ id: 'x', is_deleted: true }), dispensed], 'old'],
])('%s', (_, orders, id) => expect(lastOrder(orders, 'active')?.id).toBe(id))
