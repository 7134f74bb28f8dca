import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as analytics from '#shared/analytics/track.ts'
import { stubCalls } from '#shared/api/server.sample.tsx'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { productsResponse } from '../machine/products.sample.ts'
import { cardKey } from '../machine/slots.ts'
import { type Notice, onNotice } from '../notices.ts'
import {
  addToCart,
  applyQuote,
  cartLines,
  decreaseLine,
  emptyCart,
  fillCart,
  increaseLine,
  removeBought,
  restoreLine,
  useCardQuantity,
  useCartCount,
  useCartLinesAfterPaint,
  useIsCartMissing,
} from './cart-store.ts'
import { lineOf } from './line.sample.ts'
import { renewLines } from './renew-lines.ts'
import { toItems } from './to-items.ts'

const product = {
  id: 'prd-chips',
  name: 'Sea salt chips',
  mrp: 35,
  category: { id: 'cat-chips', name: 'Chips' },
  offers: [],
  recipe_ingredients: [],
  motor_id: 'm11',
  image_url: '/x.svg',
}
const full = { kind: 'cart-full', limit: 2 }
const notices: Notice[] = []
onNotice((notice) => notices.push(notice))
const add = () => addToCart(product, 'm11')

beforeEach(() => {
  clearExcept([])
  notices.length = 0
})

test('the cart is stored in the browser, and emptied is not lost', () => {
  const { result } = renderHook(useIsCartMissing)
  expect(result.current).toBe(true)
  act(add)
  expect(JSON.parse(localStorage.getItem('cartList') ?? '')).toMatchObject([{ id: product.id, cartQty: 1 }])
  act(() => decreaseLine(`${cardKey(product)}:0`))
  expect([localStorage.getItem('cartList'), result.current]).toEqual(['[]', false])
})

test('adding to a full cart changes nothing and reports the limit', () => {
  const track = vi.spyOn(analytics, 'track').mockReturnValue()
  write('maxOrderQuantity', 2)
  add()
  add()
  add()
  increaseLine(`${cardKey(product)}:0`)
  expect(cartLines()).toMatchObject([{ cartQty: 2 }])
  expect(notices).toEqual([full, full])
  expect(track.mock.calls).toEqual([[{ name: 'product_added' }], [{ name: 'product_added' }]])
})

test('without a stored limit, the configured one applies', () => {
  for (let taps = 0; taps < 9; taps += 1) add()
  expect(cartLines()).toMatchObject([{ cartQty: 5 }])
})

test('a card shows its product’s quantity over all customizations, until it is bought; the badge counts all', () => {
  const { result, rerender } = renderHook((id) => [useCardQuantity(id), useCartCount()], { initialProps: 'a:35' })
  expect(result.current).toEqual([0, 0])
  act(() => fillCart([lineOf('a', 1), lineOf('a', 2, { selectedSugar: 1 }), lineOf('b', 1)]))
  expect(result.current).toEqual([3, 4])
  rerender('b:35')
  expect(result.current).toEqual([1, 4])
  write('hasProduct', 'off-10')
  act(() => removeBought([lineOf('b', 1)]))
  expect([...result.current, read('hasProduct')]).toEqual([0, 3, null])
})

test('the cart bar follows after the tapped card has been painted', async () => {
  const bar = renderHook(() => useCartLinesAfterPaint().length)
  const card = renderHook(() => useCardQuantity(cardKey(product)))
  act(add)
  expect([card.result.current, bar.result.current]).toEqual([1, 0])
  await waitFor(() => expect(bar.result.current).toBe(1))
})

test('a removed line is not restored if the cart has no room for it', () => {
  write('maxOrderQuantity', 2)
  add()
  restoreLine(lineOf('prd-soda', 2), 0)
  expect(cartLines()).toMatchObject([{ id: product.id }])
  expect(notices).toEqual([full])
})

test.each(['image_url', 'brand', 'description', 'size', 'is_veg', 'nutrition', 'ingredients', 'allergens'])(
  'a stored product’s %s is left out of its line if it can’t be read',
  (field) => {
    add()
    const [line] = JSON.parse(localStorage.getItem('cartList') ?? '')
    for (const value of [null, 7, {}, [7], [null]]) {
      const spoiled = { ...line, product: { ...line.product, [field]: value } }
      localStorage.setItem('cartList', JSON.stringify([spoiled]))
      expect(cartLines()).toEqual([{ ...line, product: { ...line.product, [field]: undefined } }])
    }
    expect(notices).toEqual([])
  },
)

test('an unreadable line is removed alone and reported once', () => {
  const good = lineOf('a', 1)
  const bad = [
    { ...good, cartQty: 0 },
    { ...good, product: { ...good.product, recipe_ingredients: [null] } },
    { ...good, product: { ...good.product, mrp: 1e300 } },
    null,
  ]
  for (const each of bad) {
    write('cartList', [each, good])
    expect(cartLines()).toEqual([good])
    expect(read('cartList')).toEqual([good])
    expect(notices.splice(0)).toEqual([{ kind: 'lines-unreadable', count: 1 }])
  }
})

test('a cart of which no line can be read counts as lost', () => {
  write('cartList', [{ ...lineOf('a', 1), cartQty: 0 }])
  expect([cartLines(), read('cartList')]).toEqual([[], null])
})

test('an empty cart forgets its offer', () => {
  add()
  write('hasProduct', 'off-10')
  write('offerChoice', { kind: 'own', refused: {} })
  emptyCart()
  expect([read('hasProduct'), read('offerChoice')]).toEqual([null, null])
})

test('a restored line returns to its position, and the offer stays while the cart has lines', () => {
  write('cartList', [lineOf('a', 1), lineOf('c', 1)])
  write('hasProduct', 'off-10')
  restoreLine(lineOf('b', 1), 1)
  expect(cartLines().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(read('hasProduct')).toBe('off-10')
})

test.each([
  ['less, which marks the line', 1, true],
  ['all of it', 2, false],
])('applying a quote returns whether the server sells less: %s (§4.10)', (_, quantity, isShort) => {
  write('cartList', [lineOf('a', 2)])
  const [item] = toItems(cartLines())
  const quoted = { ...(item as typeof item & object), quantity, removedQty: 2 - quantity, outOfStockItem: false }
  const prices = { total_amount: 70, discount_amount: 0, net_payable_amount: 70 }
  expect(applyQuote({ cart_id: 'c', items: [quoted], ...prices }, toItems(cartLines()))).toBe(isShort)
  expect(cartLines()).toMatchObject([{ cartQty: quantity, removedQty: 2 - quantity }])
})

test('after a refusal, the cart takes prices and stock from a fresh request each time', async () => {
  const { asked } = stubCalls((count) => Response.json(productsResponse('a', {}, 35 + count)))
  write('cartList', [lineOf('a', 1), lineOf('b', 1)])
  write('machineId', 'VM-1')
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  for (const code of ['CART_1000', 'CART_1001', 'CART_1003'] as const) await renewLines({ code }, queries, 'VM-1')
  expect(asked).toEqual(Array(2).fill('GET /customers/machines/VM-1/products'))
  expect(cartLines().map((line) => [line.product.mrp, line.outOfStockItem])).toEqual([
    [37, false],
    [35, true],
  ])
})

test('after a refusal that changes nothing, the cart stays the same record, so that no quote is requested again', async () => {
  stubCalls(() => Response.json(productsResponse('a')))
  write('machineId', 'VM-1')
  write('cartList', [lineOf('a', 1)])
  await renewLines({ code: 'CART_1001' }, new QueryClient(), 'VM-1')
  const lines = cartLines()
  await renewLines({ code: 'CART_1001' }, new QueryClient(), 'VM-1')
  expect(cartLines()).toBe(lines)
})

test('after a refusal, the cart of a machine chosen in the meantime stays as it is', async () => {
  stubCalls(() => Response.json(productsResponse('a')))
  write('cartList', [lineOf('c', 1)])
  write('machineId', 'VM-2')
  await renewLines({ code: 'CART_1000' }, new QueryClient(), 'VM-1')
  expect(cartLines()).toEqual([lineOf('c', 1)])
})
