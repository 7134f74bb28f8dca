import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productsResponse } from '#domain/machine/products.sample.ts'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { validateCart } from '#generated/operations/cart.ts'
import { ApiError } from '#shared/api/errors.ts'
import { refusal as refused, serve } from '#shared/api/server.sample.tsx'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { dismissToast, showingToast, toast } from '#shared/ui/toast.tsx'
import { useQuote } from './use-quote.ts'

function Quoted() {
  return <p>{useQuote().quote?.net_payable_amount}</p>
}

function Tried() {
  const { refetch } = useQuote()
  return (
    <button type="button" onClick={refetch}>
      Try again
    </button>
  )
}

const refusal = (code: string) =>
  new ApiError(
    { operationId: 'validateCart', requestId: 'r' },
    { status: 400, code, message: `Because of ${code}.`, body: undefined },
  )

beforeEach(() => {
  write('machineId', 'VM-1001')
  write('cartList', [sampleLine()])
})
afterEach(() => {
  cleanup()
  clearExcept([])
  dismissToast()
})

test.each(['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004'])(
  'shows the server’s message for %s as a toast',
  async (code) => {
    vi.spyOn(validateCart, 'call').mockRejectedValue(refusal(code))
    show(<Quoted />)
    await waitFor(() => expect(showingToast()).toEqual({ text: `Because of ${code}.` }))
  },
)

test.each([
  ['sold out', { outOfStockItem: true }, 9, { outOfStockItem: false }],
  ['short', { cartQty: 1, removedQty: 1 }, 9, { cartQty: 2, removedQty: 0 }],
  ['short, beyond the limit', { cartQty: 1, removedQty: 1 }, 1, { cartQty: 1, removedQty: 1 }],
])('asks again for what was %s at an earlier visit', async (_, before, limit, after) => {
  vi.spyOn(validateCart, 'call').mockResolvedValue({ code: '200', data: sampleCheckout().quote })
  write('maxOrderQuantity', limit)
  write('cartList', [sampleLine(before)])
  show(<Quoted />)
  await screen.findByText('70')
  expect(read('cartList')).toMatchObject([after])
})

test('requests the quote with the offer and stores its cart id', async () => {
  const call = vi.spyOn(validateCart, 'call').mockResolvedValue({ code: '200', data: sampleCheckout().quote })
  write('hasProduct', 'off-10')
  show(<Quoted />)
  await waitFor(() => expect(read('cartId')).toBe('cart-1'))
  expect(call.mock.calls[0]?.[0]).toMatchObject({ params: { machineId: 'VM-1001' }, body: { offer_id: 'off-10' } })
})

test.each([
  ['CART_1000', 'the same products', () => 35],
  ['CART_1001', 'the same products', () => 35],
  ['CART_1001', 'another price each time', (count: number) => 35 + count],
] as const)(
  '%s that stands is said once and renews once, with %s; “Try again” asks again',
  async (code, _, priceOf) => {
    let products = 0
    const asked = serve(({ pathname }) => {
      if (pathname.endsWith('/products')) return productsResponse('prd-chips', {}, priceOf(++products)).data
      return pathname.endsWith('/cart/validate') ? refused(400, code) : refused(404)
    })
    const count = (end: string) => asked.filter((path) => path.endsWith(end)).length
    const said = vi.spyOn(toast, 'error')
    const { unmount } = show(<Tried />)
    await vi.waitFor(() => expect(count('/products')).toBeGreaterThanOrEqual(2))
    // Longer than the pause before a quote, three times over.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const first = count('/cart/validate')
    expect(first).toBeLessThanOrEqual(2)
    expect(count('/products')).toBe(2)
    expect(said.mock.calls).toEqual([['No.']])
    fireEvent.click(screen.getByRole('button'))
    await vi.waitFor(() => expect(count('/products')).toBe(3))
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(count('/cart/validate')).toBeLessThanOrEqual(first + 2)
    expect(said).toHaveBeenCalledTimes(2)
    unmount()
  },
)

test('a line whose slots are all closed is sold out and not asked for', async () => {
  serve(({ pathname }) => {
    if (!pathname.endsWith('/products')) return refused(404)
    const { data } = productsResponse('prd-chips')
    for (const slot of data.planograms) slot.block_spiral = true
    const { planograms } = productsResponse('prd-bar').data
    return { ...data, planograms: [...data.planograms, ...planograms.map((slot) => ({ ...slot, id: 's2' }))] }
  })
  const call = vi.spyOn(validateCart, 'call').mockResolvedValue({ code: '200', data: sampleCheckout().quote })
  const bar = sampleLine({ id: 'prd-bar', product: { ...sampleLine().product, id: 'prd-bar' } })
  write('cartList', [sampleLine(), bar])
  show(<Quoted />)
  await waitFor(() => expect(read('cartList')).toMatchObject([{ outOfStockItem: true }, {}]))
  await waitFor(() =>
    expect(call.mock.lastCall?.[0].body.items.map(({ product_id }) => product_id)).toEqual(['prd-bar']),
  )
})
