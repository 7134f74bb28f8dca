import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { validateCart } from '#generated/operations/cart.ts'
import { ApiError } from '#shared/api/errors.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { dismissToast, showingToast } from '#shared/ui/toast.tsx'
import { useQuote } from './use-quote.ts'

function Quoted() {
  return <p>{useQuote().quote?.net_payable_amount}</p>
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
