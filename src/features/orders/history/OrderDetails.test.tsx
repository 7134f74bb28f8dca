import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endingOf } from '#domain/order/endings.ts'
import { sampleOrder } from '#domain/order/order.sample.ts'
import type { Order } from '#domain/order/order-state.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

test.each([
  ['after the goods of an order that is over', { status: 'Dispensed', refundable_amount: 0 }, true],
  ['before them while there is a refund to ask for', { status: 'Failed' }, false],
] satisfies [string, Partial<Order>, boolean][])('the actions stand %s', (_, changes, isAfter) => {
  const order = sampleOrder({ is_active: false, ...changes })
  show(
    <OrderDetails order={order} ending={endingOf({ order }, 'details')} actions={<button type="button">Act</button>} />,
  )
  const where = screen.getByText('Act').compareDocumentPosition(screen.getByText(/Sea salt chips/))
  expect(where === Node.DOCUMENT_POSITION_PRECEDING).toBe(isAfter)
})

test('the steps of one minute are one line', () => {
  const order = sampleOrder({
    status: 'Dispensed',
    is_active: false,
    created_at: '2026-11-02T09:00:00Z',
    paid_at: '2026-11-02T09:00:10Z',
    dispense_started_at: '2026-11-02T09:00:20Z',
    completed_at: '2026-11-02T09:01:05Z',
  })
  const { unmount } = show(<OrderTimeline order={order} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  unmount()
  show(<OrderTimeline order={{ ...order, completed_at: '2026-11-02T09:00:55Z' }} />)
  expect(screen.queryByRole('listitem'), 'one line says no more than the order’s head').toBeNull()
})

const addedTax = { name: 'GST', rate: 14, amount: 10, included: false }

test.each([
  ['that is all there is to pay is not said twice', {}, false],
  ['is said before a discount', { discount_amount: 10, net_payable_amount: 60 }, true],
  ['is said before a discount that an added tax makes up for', { discount_amount: 10, taxes: [addedTax] }, true],
  ['is said before a deposit', { total_amount: 75, deposit_amount: 5, net_payable_amount: 75 }, true],
] satisfies [string, Partial<Order>, boolean][])('a subtotal %s', (_, changes, isSaid) => {
  show(<OrderDetails order={sampleOrder({ total_amount: 70, net_payable_amount: 70, ...changes })} />)
  expect(screen.queryByText('Subtotal') !== null).toBe(isSaid)
})
