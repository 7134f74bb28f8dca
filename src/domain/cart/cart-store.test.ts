// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { dismissToast, showingToast } from '#shared/ui/toast.ts'
import { addToCart, cartLines, decreaseLine, increaseLine } from './cart-store.ts'

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
const add = () => addToCart(product, 'm11')

beforeEach(() => {
  clearExcept([])
  vi.useFakeTimers()
})
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

test('the cart is kept in the browser, and its record goes with the last line', () => {
  add()
  expect(JSON.parse(localStorage.getItem('cartList') ?? '')).toMatchObject([{ id: product.id, cartQty: 1 }])
  decreaseLine(`${product.id}:0`)
  expect(localStorage.getItem('cartList')).toBeNull()
})

test('a full cart takes no more, and says so after 300 ms', () => {
  write('maxOrderQuantity', 2)
  add()
  add()
  add()
  increaseLine(`${product.id}:0`)
  expect(cartLines()).toMatchObject([{ cartQty: 2 }])
  vi.advanceTimersByTime(299)
  expect(showingToast()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(showingToast()?.text).toBe('Only 2 products can be dispensed at a time')
})

test('without a stored limit the configured one counts', () => {
  for (let taps = 0; taps < 9; taps += 1) add()
  expect(cartLines()).toMatchObject([{ cartQty: 5 }])
})
