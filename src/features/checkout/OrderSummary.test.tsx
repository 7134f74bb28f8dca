import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import type { Paying } from './use-paying.ts'

const seller = { ...config.seller, name: 'Grün GmbH', address: 'Musterweg 1, Berlin' }

function checkout() {
  const line = sampleLine()
  const can = { ...line, product: { ...line.product, size: '330 ml', deposit: 0.25 } }
  const { quote } = sampleCheckout()
  const amounts = { total_amount: 70.5, deposit_amount: 0.5, net_payable_amount: 70.5, currency: 'EUR' }
  serve(({ pathname }) => {
    if (pathname.endsWith('/cart/validate')) return { ...quote, ...amounts }
    const payment_options = [{ method: 'Card', name: 'Card', is_enabled: true }]
    return pathname.endsWith('/payment-options') ? { payment_options } : refusal(404)
  })
  signInAs('gst-1', true)
  write('machineId', 'VM-1001')
  write('cartList', [can])
  write('avoid', ['nuts'])
  show(<CheckoutForm userId="gst-1" paying={{ stage: 'idle' } as Paying} paid={undefined} />)
}

test('where the order binds, goods, sums with taxes and seller stand above a button that names the duty to pay', async () => {
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, bindingOrder: true, taxesIncluded: true })
  vi.spyOn(config, 'seller', 'get').mockReturnValue(seller)
  checkout()
  // Keeps its place while the price loads.
  expect(screen.getByRole('region', { name: 'You’re ordering' }).textContent).toContain('2 × Sea salt chips, 330 ml')
  const button = await screen.findByRole('button', { name: 'Order with obligation to pay' })
  const summary = screen.getByRole('region', { name: 'You’re ordering' })
  const said = within(summary)
    .getAllByText(/./)
    .map((each) => each.textContent)
  for (const text of ['2 × Sea salt chips, 330 ml', '€0.50', '€70.50', 'Inclusive of all taxes'])
    expect(said).toContain(text)
  expect(said).toContain('Sold by Grün GmbH, Musterweg 1, Berlin')
  // Nothing but the method stands between them, and the sums are shown once.
  expect(summary.nextElementSibling?.contains(button)).toBe(true)
  expect(screen.getAllByText('Total')).toHaveLength(1)
  // A question before the order ends with the same words.
  fireEvent.click(button)
  expect(within(screen.getByRole('dialog')).getByText('Order with obligation to pay')).toBeTruthy()
})

test('elsewhere the button says what is paid, and there is no summary', async () => {
  checkout()
  expect(await screen.findByRole('button', { name: 'Pay €70.50' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'You’re ordering' })).toBeNull()
  expect(screen.queryByText('Inclusive of all taxes')).toBeNull()
})
