import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { cartLines, emptyCart } from '#domain/cart/cart-store.ts'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { offerOf } from '#domain/offers/offer.sample.ts'
import { clearOffer } from '#domain/offers/selected-offer.ts'
import { sampleCheckout, sampleLine, sampleOrder } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'

type Paid = ComponentProps<typeof CheckoutForm>['paid']

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
  show(<CheckoutForm userId="gst-1" stage="idle" onPay={() => {}} paid={undefined} />)
  fireEvent.click(await screen.findByText('1 more offer'))
  await screen.findByText('€63')
  // Mantine updates a closed panel later.
  await screen.findByText(/€430/)
  expect(document.body.textContent).toMatch(/€70.*€35 each.*€430.*€7/)
  expect(document.body.textContent).not.toContain('₹')
})

test('each line shows what it costs with its own discount, which the sums don’t take off again, and a changed price or choice says so', async () => {
  const { quote } = sampleCheckout()
  const [chips, bar] = [sampleLine({ oldPrice: 30, oldChoice: '3 sugars' }), sampleLine({ id: 'prd-bar' })]
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
  const shown = async (shares?: [number, number], offer?: ReturnType<typeof offerOf>) => {
    cleanup()
    const list = { code: '200', data: [offer], meta: { page: 1, limit: 100, total: 1 } }
    serve(({ pathname }) => {
      if (offer && pathname.includes('/offers/')) return Response.json(list)
      return pathname.endsWith('/cart/validate') ? { ...priced(shares), offer_id: offer?.id } : refusal(404)
    })
    write('machineId', 'VM-1001')
    write('cartList', lines)
    show(<CheckoutForm userId="gst-1" stage="idle" onPay={() => {}} paid={undefined} />)
    await screen.findByText('₹137.50')
    return screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.parentElement?.textContent)
  }
  const reduced = '₹67.50 ₹90instead of ₹90'
  const sums = () => screen.getAllByRole('term').map(({ textContent }) => textContent.trim())
  expect(await shown([0, 22.5])).toEqual(['₹70₹35 each', reduced])
  expect(sums()).toEqual(['Total'])
  expect(document.body.textContent).toContain(
    'New price: ₹35 instead of ₹30. This machine can’t make “3 sugars” any more.',
  )
  expect(await shown([0, 22.5], offerOf('bars', { product_ids: ['prd-bar'] }))).toContain(reduced)
  // No card showed a share of an offer for everything.
  expect(await shown([9.84, 12.66], offerOf('all'))).toEqual(['₹70₹35 each', '₹90'])
  expect(sums()).toEqual(['Subtotal', 'Discount', 'Total'])
  // A server that does not say what a line costs.
  expect(await shown()).toEqual(['₹70₹35 each', '₹90'])
  expect(sums()).toEqual(['Subtotal', 'Discount', 'Total'])
})

test.each([
  ['of a product', { product_ids: ['prd-chips'] }, ['Total']],
  ['for everything', {}, ['Subtotal', 'Discount', 'Total']],
])('while the price loads, the sums of an offer %s are those that the price will have', async (_, terms, sums) => {
  const line = sampleLine()
  const list = { code: '200', data: [offerOf('used', terms)], meta: { page: 1, limit: 100, total: 1 } }
  serve(({ pathname }) => {
    if (pathname.includes('/offers/')) return Response.json(list)
    return pathname.endsWith('/cart/validate') ? (new Promise(() => {}) as never) : refusal(404)
  })
  write('machineId', 'VM-1001')
  write('cartList', [{ ...line, id: 'prd-chips', product: { ...line.product, id: 'prd-chips' } }])
  show(form())
  await waitFor(() => expect(document.body.textContent).toMatch(/Total *₹63/))
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent.trim())).toEqual(sums)
})

test('while the price without an offer loads, no line keeps what the offer took off', async () => {
  const line = sampleLine()
  const { quote } = sampleCheckout()
  const used = offerOf('used', { product_ids: [line.id] })
  const items = quote.items.map((item) => ({ ...item, discount_amount: 7, net_amount: 63 }))
  const reduced = { ...quote, items, offer_id: 'used', discount_amount: 7, net_payable_amount: 63 }
  serve(({ pathname }) => {
    if (pathname.includes('/offers/'))
      return Response.json({ code: '200', data: [used], meta: { page: 1, limit: 100, total: 1 } })
    return pathname.endsWith('/cart/validate') ? reduced : refusal(404)
  })
  write('machineId', 'VM-1001')
  write('cartList', [line])
  show(form())
  const price = () => screen.getAllByRole('listitem')[0]?.querySelector('b')?.textContent
  await waitFor(() => expect(price()).toMatch(/^₹63 /))
  act(() => clearOffer())
  expect(document.body.textContent).toMatch(/Total *₹70/)
  expect(price()).toBe('₹70')
})

test('a cart that is sold out leads back to the products, one at an offline machine to another machine', async () => {
  const form = () => show(<CheckoutForm userId="gst-1" stage="idle" onPay={() => {}} paid={undefined} />)
  const { quote } = sampleCheckout()
  const soldOut = { ...quote, items: quote.items.map((item) => ({ ...item, outOfStockItem: true })) }
  const list = { code: '200', data: [offerOf('chips')], meta: { page: 1, limit: 100, total: 1 } }
  serve(({ pathname }) => {
    if (pathname.includes('/offers/')) return Response.json(list)
    return pathname.endsWith('/cart/validate') ? soldOut : refusal(404)
  })
  write('machineId', 'VM-1001')
  write('cartList', [sampleLine()])
  form()
  await screen.findByRole('region', { name: 'Offers' })
  expect((await screen.findByRole('link', { name: 'See products' })).getAttribute('href')).toBe('/products')
  expect(screen.queryByText('Total'), 'nothing is to be paid').toBeNull()
  expect(screen.queryByRole('region', { name: 'Offers' }), 'nothing gets cheaper').toBeNull()
  cleanup()
  serve(({ pathname }) => (pathname.endsWith('/cart/validate') ? refusal(400, 'CART_1002') : refusal(404)))
  write('cartList', [sampleLine()])
  form()
  expect((await screen.findByText('Find another machine')).closest('a')?.getAttribute('href')).toBe('/search-machine')
})

const paidAs = (key: string, isOwn = true) => ({ key, isOwn, orderId: 'ord-1' })
const form = (paid?: Paid) => <CheckoutForm userId="gst-1" stage="idle" onPay={() => {}} paid={paid} />
const where = () => screen.getByTestId('where').textContent

function serveCart(items: object[] = [sampleLine()], vending_machine_id = 'VM-1001') {
  const { quote } = sampleCheckout()
  return serve(({ pathname }) => {
    if (pathname.includes('/cart/cart-')) return { ...quote, vending_machine_id, items }
    return pathname.endsWith('/cart/validate') ? quote : refusal(404)
  })
}
const lookUps = (asked: string[]) => asked.filter((path) => path.includes('/cart/cart-')).length

test('a cart that the customer empties leads to the products, in this tab or another, and is not restored', async () => {
  const asked = serveCart()
  write('machineId', 'VM-1001')
  write('cartId', 'cart-1')
  write('cartList', [sampleLine()])
  const { unmount } = show(form(), '/payment')
  act(emptyCart)
  expect(where()).toBe('/products')
  unmount()
  show(form(), '/payment')
  expect(where()).toBe('/products')
  expect([lookUps(asked), cartLines()]).toEqual([0, []])
})

test.each([
  ['restored if the phone lost it', {}, '/payment', 1],
  ['not restored if it is another machine’s', { vending_machine_id: 'VM-2' }, '/products', 0],
  ['not restored if the server’s is empty', { items: [] }, '/products', 0],
])(
  'a cart without a record is %s',
  async (_, { vending_machine_id, items }: { vending_machine_id?: string; items?: object[] }, path, lines) => {
    serveCart(items, vending_machine_id)
    write('machineId', 'VM-1001')
    write('cartId', 'cart-1')
    show(form(), '/payment')
    expect(where()).toBe('/payment')
    await waitFor(() => expect([where(), cartLines().length]).toEqual([path, lines]))
  },
)

test.each<[string, Paid, Paid, number, string]>([
  ['was bought before this screen opened', paidAs('a'), paidAs('a'), 0, '/payment'],
  ['is being bought', undefined, paidAs('a'), 1, '/payment'],
  ['is bought after an earlier order', paidAs('a'), paidAs('b'), 1, '/payment'],
  ['was filled after an earlier order and emptied', paidAs('a'), paidAs('a'), 1, '/products'],
  ['was another customer’s, whose order is announced here', paidAs('a', false), paidAs('a', false), 1, '/payment'],
])('an empty cart that %s', (_, before, after, lines, path) => {
  serveCart()
  write('machineId', 'VM-1001')
  write('cartList', Array(lines).fill(sampleLine()))
  const { rerender } = show(form(before), '/payment')
  rerender(form(after))
  act(emptyCart)
  expect(where()).toBe(path)
})

test.each([
  ['closed', '2026-11-02T15:00:00Z', 'Closed until Monday, 8:00 am. Pay only if you can get to the machine.'],
  ['open', '2026-11-02T05:00:00Z', undefined],
])('says before the payment that the place is %s', async (_, now, expected) => {
  vi.setSystemTime(now)
  serve(({ pathname }) => (pathname.endsWith('/cart/validate') ? sampleCheckout().quote : refusal(404)))
  write('cartList', [sampleLine()])
  const opening_hours = {
    time_zone: 'Asia/Kolkata',
    spans: [{ day: 'Monday' as const, opens: '08:00', closes: '20:00' }],
  }
  chooseMachine({ ...sampleOrder().machine, opening_hours })
  show(<CheckoutForm userId="gst-1" stage="idle" onPay={() => {}} paid={undefined} />)
  await screen.findByText('Total')
  expect(screen.queryByText(/^Closed/)?.textContent).toBe(expected)
  vi.useRealTimers()
})

test('the offer in use is the price’s, even if the app expected another one to save more', async () => {
  const offers = [offerOf('expected', { value: 20 }), offerOf('better')]
  const list = { code: '200', data: offers, meta: { page: 1, limit: 100, total: 2 } }
  const saves = { expected: 1, better: 30 }
  serve(async ({ pathname }, request) => {
    if (pathname.includes('/offers/')) return Response.json(list)
    if (!pathname.endsWith('/cart/validate')) return refusal(404)
    const { offer_id }: { offer_id: keyof typeof saves } = await request.json()
    const off = saves[offer_id]
    return { ...sampleCheckout().quote, discount_amount: off, net_payable_amount: 70 - off }
  })
  write('machineId', 'VM-1001')
  write('cartList', [sampleLine()])
  show(<CheckoutForm userId="gst-1" stage="idle" onPay={() => {}} paid={undefined} />)
  expect(await screen.findByText('₹40')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove: Offer better' })).toBeTruthy()
})

test('the chosen way to pay outlives a price that can’t be had', async () => {
  let isDown = false
  serve(({ pathname }) => {
    if (pathname.endsWith('/payment-options'))
      return {
        payment_options: [
          { method: 'Card', name: 'Card', is_enabled: true },
          { method: 'UPI', name: 'UPI app', is_enabled: true },
        ],
      }
    if (!pathname.endsWith('/cart/validate') || isDown) return refusal(500)
    return sampleCheckout().quote
  })
  signInAs('gst-1', true)
  write('machineId', 'VM-1001')
  write('cartList', [sampleLine()])
  show(<CheckoutForm userId="gst-1" stage="idle" onPay={() => {}} paid={undefined} />)
  const chosen = async () => (await screen.findByRole('button', { name: /Change$/ })).textContent
  await chosen()
  fireEvent.click(screen.getByRole('button', { name: /Change$/ }))
  fireEvent.click(screen.getByRole('radio', { name: 'UPI app' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await chosen()).toContain('UPI app')
  isDown = true
  act(() => write('cartList', [sampleLine({ cartQty: 3 })]))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: /Change$/ })).toBeNull()
  isDown = false
  fireEvent.click(again)
  expect(await chosen()).toContain('UPI app')
})
