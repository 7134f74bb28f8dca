import { expect, test } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { lastOrder } from './last-order.ts'

const dispensed = sampleOrder({ id: 'old', status: 'Dispensed', is_active: false })

test.each([
  ['none', [], undefined],
  ['the newest', [sampleOrder({ id: 'new', status: 'Failed' }), dispensed], 'new'],
  ['not the active one', [sampleOrder({ id: 'active' }), dispensed], 'old'],
  ['not a cancelled one', [sampleOrder({ id: 'x', status: 'Cancelled' }), dispensed], 'old'],
  ['not an unpaid one', [sampleOrder({ id: 'x', status: 'Pending' }), dispensed], 'old'],
  ['not a deleted one', [sampleOrder({ id: 'x', is_deleted: true }), dispensed], 'old'],
])('%s', (_, orders, id) => expect(lastOrder(orders, 'active')?.id).toBe(id))
