import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { serve } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { PayForm } from './PayForm.tsx'

test('a new price closes the question about an avoided product: nobody confirms an amount unseen', async () => {
  serve(() => ({ payment_options: [{ method: 'Card', name: 'Card', is_enabled: true }] }))
  write('avoid', ['nuts'])
  const { quote } = sampleCheckout()
  const lines = [sampleLine()]
  const form = (net_payable_amount: number) => (
    <PayForm quote={{ ...quote, net_payable_amount }} stage="idle" isPriceOld={false} lines={lines} onPay={() => {}} />
  )
  const { rerender } = show(form(70))
  fireEvent.click(await screen.findByRole('button', { name: /^Pay .70/ }))
  expect(screen.getByText('Pay anyway')).toBeTruthy()
  rerender(form(70))
  expect(screen.getByText('Pay anyway')).toBeTruthy()
  rerender(form(99))
  expect(screen.queryByText('Pay anyway')).toBeNull()
})
