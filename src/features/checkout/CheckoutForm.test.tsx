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

test('each line shows what it costs with its own discount, and a changed price says so', async () => {
  const { quote } = sampleCheckout()
  const [chips, bar] = [sampleLine({ oldPrice: 30 }), sampleLine({ id: 'prd-bar' })]
  const lines = [chips, { ...bar, cartQty: 1, product: { ...bar.product, id: 'prd-bar', name: 'Dark 70', mrp: 90 } }]
  const [item] = quote.items
  const priced = (shares: [number, number] | undefined) => ({
    ...quote,
    items: lines.map(({ id, cartQty, product }, index) => ({
      ...{ ...item, product_id: id, quantity: cartQty, price: product.mrp },
      ...(shares && { discount_amount: shares[index], net_amount: product.mrp * cartQty - (shares[index] ?? 0) }),
    })),
    ...{ total_amount: 160, discount_amount: 22.5, net_payable_amount: 137.5 },
  })
  const shown = async (shares?: [number, number]) => {
    cleanup()
    serve(({ pathname }) => (pathname.endsWith('/cart/validate') ? priced(shares) : refusal(404)))
    write('machineId', 'VM-1001')
    write('cartList', lines)
    show(<CheckoutForm userId="gst-1" paying={{ stage: 'idle' } as Paying} lastOrderId={undefined} />)
    await screen.findByText('₹137.50')
    return screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)
  }
  expect(await shown([0, 22.5])).toEqual(['₹70', '₹67.50 ₹90instead of ₹90'])
  expect(screen.getByText('New price: ₹35 instead of ₹30.')).toBeDefined()
  // A server that does not say what a line costs.
  expect(await shown()).toEqual(['₹70', '₹90'])
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
