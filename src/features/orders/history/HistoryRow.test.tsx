import { expect, test } from 'vitest'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { show } from '#shared/ui/render.sample.tsx'
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
