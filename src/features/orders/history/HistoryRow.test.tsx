import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { WaitingOrderContext } from '#shared/ui/waiting-order.ts'
import { HistoryRow } from './HistoryRow.tsx'

test('lists the products, and the refund in its own currency', () => {
  const items = [sampleItem(), sampleItem({ name: 'Cola', quantity: 1 }), sampleItem({ name: 'Bar', quantity: 1 })]
  const refund = {
    id: 'ref-1',
    kind: 'full',
    mode: 'source',
    status: 'Initiated',
    amount: 35,
    currency: 'EUR',
  } as const
  const { container } = show(<HistoryRow order={sampleOrder({ items, refund, currency: 'INR' })} />)
  expect(container.textContent).toMatch(/Sea salt chips, Cola and Bar.*€35/)
})

test.each([
  ['Dispensed', false],
  ['Partially-Dispensed', true],
] as const)('only an order that did not go as expected shouts its status: %s', (status, isSaid) => {
  const { container } = show(<HistoryRow order={sampleOrder({ status, is_active: false })} />)
  expect(/dispensed/i.test(container.textContent)).toBe(isSaid)
})

const partly = { status: 'Partially-Dispensed', is_active: false, refundable_amount: 40 } as const

test.each([
  ['what can be had back', partly, true],
  ['nothing while it may still be dispensed', { ...partly, status: 'Paid', is_active: true } as const, false],
  ['nothing that was had back', { ...partly, refundable_amount: 0 }, false],
])('says of an order %s', (_, changes, isSaid) => {
  const { container } = show(<HistoryRow order={sampleOrder(changes)} />)
  expect(container.textContent.includes('You can get ₹40 back')).toBe(isSaid)
})

const lateRefund = { id: 'ref-1', kind: 'full', mode: 'source', status: 'Initiated', amount: 70 } as const

test.each([
  ['was never charged, so its amount is struck', { status: 'Cancelled' }, true],
  ['was charged and paid back', { status: 'Cancelled', refund: lateRefund }, false],
  ['was paid', { status: 'Dispensed' }, false],
] as const)('an order that %s', (_, changes, isStruck) => {
  const { container } = show(<HistoryRow order={sampleOrder({ ...changes, is_active: false, refundable_amount: 0 })} />)
  expect(container.querySelector('s') !== null).toBe(isStruck)
})

test.each([
  ['Initiated', '₹70 on its way back'],
  ['Processed', '₹70 refunded'],
  ['Failed', 'Refund of ₹70 failed'],
  ['Newer', 'Refund of ₹70'],
])('says where a refund is: %s', (status, words) => {
  const refund = { ...lateRefund, status: status as 'Failed' }
  const { container } = show(<HistoryRow order={sampleOrder({ status: 'Cancelled', is_active: false, refund })} />)
  expect(container.textContent).toContain(words)
})

test.each([
  ['an order that went as expected', { status: 'Dispensed' }, true],
  ['not one that was refunded', { status: 'Dispensed', refund: lateRefund }, false],
  ['not one with something to do', partly, false],
] as const)('in the list, the customer can order again: %s', (_, changes, can) => {
  show(<HistoryRow order={sampleOrder({ is_active: false, ...changes })} canRepeat />)
  const button = screen.queryByRole('button', { name: 'Order again: Sea salt chips' })
  expect(button?.textContent).toBe(can ? 'Order again' : undefined)
  expect(button?.closest('a') ?? null).toBeNull()
})

test.each([
  ['offers it again', null, true],
  ['offers nothing that would change the cart or machine while a paid order waits', { label: '', path: '' }, false],
])('%s', (_, waiting, isOffered) => {
  show(
    <WaitingOrderContext value={waiting}>
      <HistoryRow order={sampleOrder({ status: 'Dispensed', is_active: false })} canRepeat />
    </WaitingOrderContext>,
  )
  expect(screen.queryByRole('button', { name: /^Order again/ }) !== null).toBe(isOffered)
})
