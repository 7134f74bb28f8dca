import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offerOf } from '#domain/offers/offer.sample.ts'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { refusal, serve } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import type { Paying } from './use-paying.ts'

test('once there is a quote, every amount is in its currency', async () => {
  const offers = [offerOf('used'), offerOf('later', { min_order_amount: 500 })]
  const quote = { ...sampleCheckout().quote, discount_amount: 7, net_payable_amount: 63, currency: 'EUR' }
  const list = { code: '200', data: offers, meta: { page: 1, limit: 100, total: 2 } }
  serve(({ pathname }) => {
    if (pathname.includes('/offers/')) return Response.json(list)
    return pathname.endsWith('/cart/validate') ? quote : refusal(404)
  })
  write('machineId', 'VM-1001')
  write('cartList', [sampleLine()])
  show(<CheckoutForm userId="gst-1" paying={{ stage: 'idle' } as Paying} lastOrderId={undefined} />)
  fireEvent.click(await screen.findByText('1 more offer'))
  await screen.findByText('€63')
  // Mantine updates a closed panel later.
  await screen.findByText(/€430/)
  expect(document.body.textContent).toMatch(/€35.*€70.*€7.*€430/)
  expect(document.body.textContent).not.toContain('₹')
})

test('a cart that is sold out leads back to the products, one at an offline machine to another machine', async () => {
  const form = () => show(<CheckoutForm userId="gst-1" paying={{ stage: 'idle' } as Paying} lastOrderId={undefined} />)
  const { quote } = sampleCheckout()
  const soldOut = { ...quote, items: quote.items.map((item) => ({ ...item, outOfStockItem: true })) }
  serve(({ pathname }) => (pathname.endsWith('/cart/validate') ? soldOut : refusal(404)))
  write('machineId', 'VM-1001')
  write('cartList', [sampleLine()])
  form()
  expect((await screen.findByRole('link', { name: 'See products' })).getAttribute('href')).toBe('/products')
  cleanup()
  serve(({ pathname }) => (pathname.endsWith('/cart/validate') ? refusal(400, 'CART_1002') : refusal(404)))
  write('cartList', [sampleLine()])
  form()
  expect((await screen.findByText('Find another machine')).closest('a')?.getAttribute('href')).toBe('/search-machine')
})
