import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deriveSlots, type MachineProducts } from '#domain/machine/slots.ts'
import { toOrderRequest } from '#domain/order/attempt.ts'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import type { Minor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { PayForm } from './PayForm.sample.tsx'

const line = sampleLine()
const beer = { ...line.product, min_age: 18 }

test('an age is asked for before paying, and the order tells it to the machine’s check', async () => {
  const payment_options = [{ method: 'Card', name: 'Card', is_enabled: true }]
  serve(({ pathname }) => (pathname.endsWith('/payment-options') ? { payment_options } : refusal(404)))
  signInAs('gst-1', true)
  const checkout = sampleCheckout({ lines: [{ ...line, product: beer }] })
  const onPay = vi.fn()
  show(
    <PayForm
      quote={checkout.quote}
      expected={0 as Minor}
      stage="idle"
      isPriceOld={false}
      lines={checkout.lines}
      onPay={onPay}
    />,
  )
  const button = await screen.findByRole('button', { name: /^Pay ₹/ })
  fireEvent.click(button)
  expect(onPay).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox', { name: /^I’m 18 or older/ }))
  fireEvent.click(button)
  expect(onPay.mock.calls).toEqual([[checkout.quote, 'Card', null, 18]])
  expect(toOrderRequest({ ...checkout, confirmedAge: 18 })).toMatchObject({ confirmed_age: 18 })
  expect(toOrderRequest(checkout)).not.toHaveProperty('confirmed_age')
})

test('a machine that does not check the age does not sell such a product', () => {
  const slot = { id: 's', motor_id: 'm', row_num: 1, column_num: 1, depth: 8, block_spiral: false }
  const batches = [{ quantity: 2, exp_date: '2027-01-01T00:00:00Z', product: beer }]
  const machine = {
    planograms: [{ ...slot, block_product_count: 0 }],
    inventories: [{ slot_id: 's', batches }],
    online_status: 'online',
    stock_level_threshold: [],
    current_date: '2026-01-01T00:00:00Z',
    machine_type: 'Vending',
  } satisfies MachineProducts
  const isBlocked = (response: MachineProducts) => deriveSlots(response).map((each) => each.isBlocked)
  expect(isBlocked(machine)).toEqual([true])
  expect(isBlocked({ ...machine, checks_age: true })).toEqual([false])
})
