import { expect, test } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { lastOrder } from './last-order.ts'

const dispensed = sampleOrder({ id: 'old', status: 'Dispensed', is_active: false })

test.each([
  ['none', [], undefined],
  ['the newest', [sampleOrder({ id: 'new', status: 'Failed' }), dispensed], 'new'],
  ['not the one that waits at the machine', [sampleOrder({ id: 'active' }), dispensed], 'old'],
  ['not one that came to nothing', [sampleOrder({ id: 'x', status: 'Cancelled' }), dispensed], 'old'],
  ['not one that is still to be paid', [sampleOrder({ id: 'x', status: 'Pending' }), dispensed], 'old'],
  ['not one that was deleted', [sampleOrder({ id: 'x', is_deleted: true }), dispensed], 'old'],
])('%s', (_, orders, id) => expect(lastOrder(orders, 'active')?.id).toBe(id))
