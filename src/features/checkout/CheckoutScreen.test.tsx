import { act, fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { sampleAttempt, sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { Methods } from './Methods.tsx'
import { Total } from './Total.tsx'

// Each is called once per render.
vi.mock('./Methods.tsx', { spy: true })
vi.mock('./Total.tsx', { spy: true })

test.each([
  ['in a first purchase', undefined],
  ['after a paid order', { ...sampleAttempt, orderId: 'ord-1', settled: true as const }],
])('%s, neither another path nor the cart’s id renders the cart again', async (_, attempt) => {
  const { quote } = sampleCheckout()
  const payment_options = [{ method: 'Card', name: 'Card', is_enabled: true }]
  serve(({ pathname }) => {
    if (pathname.endsWith('/payment-options')) return { payment_options }
    return pathname.endsWith('/cart/validate') ? quote : refusal(404)
  })
  signInAs('gst-1', true)
  write('machineId', 'VM-1001')
  write('cartList', [sampleLine()])
  if (attempt) write('checkoutAttempt', attempt)
  show(
    <>
      <Link to="/products">Elsewhere</Link>
      <CheckoutScreen />
    </>,
    '/payment',
  )
  const pay = await screen.findByRole('button', { name: /^Pay ₹/ })
  await vi.waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull())
  const renders = () => [vi.mocked(Total), vi.mocked(Methods)].map(({ mock }) => mock.calls.length)
  const before = renders()
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.getByTestId('where').textContent).toBe('/products')
  act(() => write('cartId', 'cart-2'))
  expect(renders()).toEqual(before)
})
