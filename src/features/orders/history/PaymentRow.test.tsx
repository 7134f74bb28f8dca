import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order-state.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { PaymentRow } from './PaymentRow.tsx'

const payment = (status: Order['status']) => ({
  ...{
    id: 'txn-1',
    order_id: 'ord-1',
    order_number: 'A-1',
    vending_machine_id: 'VM-1001',
    machine_name: 'Lobby snacks',
  },
  ...{ summary: '2 × Sea salt chips', item_count: 2, image_url: '/x.svg', amount: 70, payment_method: 'Card' as const },
  ...{ status, created_at: '2026-11-02T09:00:00Z' },
})

test.each([
  ['Dispensed', ''],
  ['Partially-Dispensed', ''],
  ['Failed', ''],
  ['Cancelled', 'Canceled'],
] as const)('a payment says how it was paid, and of an order that is %s only whether it was paid', (status, said) => {
  const { container } = show(<PaymentRow payment={payment(status)} />)
  expect(container.textContent).toMatch(/^2 × Sea salt chips₹70Card\d.*Lobby snacks/)
  expect(container.textContent.replace(/^.*Lobby snacks/, '')).toContain(said)
  expect(/dispensed/i.test(container.textContent)).toBe(false)
  expect(container.querySelector('s') !== null, 'struck, as it was never charged').toBe(status === 'Cancelled')
})
