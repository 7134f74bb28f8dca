import { beforeEach, expect, test } from 'vitest'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { type Notice, onNotice } from '../notices.ts'
import { addToCart, cartLines, decreaseLine, emptyCart, increaseLine, restoreLine } from './cart-store.ts'
import { lineOf } from './line.sample.ts'

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

test('the cart is stored in the browser and removed with its last line', () => {
  add()
  expect(JSON.parse(localStorage.getItem('cartList') ?? '')).toMatchObject([{ id: product.id, cartQty: 1 }])
  decreaseLine(`${product.id}:0`)
  expect(localStorage.getItem('cartList')).toBeNull()
})

test('a full cart takes no more and reports it', () => {
  write('maxOrderQuantity', 2)
  add()
  add()
  add()
  increaseLine(`${product.id}:0`)
  expect(cartLines()).toMatchObject([{ cartQty: 2 }])
  expect(notices).toEqual([full, full])
})

test('without a stored limit, the configured one applies', () => {
  for (let taps = 0; taps < 9; taps += 1) add()
  expect(cartLines()).toMatchObject([{ cartQty: 5 }])
})

test('a removed line is not restored if the cart has no room for it', () => {
  write('maxOrderQuantity', 2)
  add()
  restoreLine(lineOf('prd-soda', 2), 0)
  expect(cartLines()).toMatchObject([{ id: product.id }])
  expect(notices).toEqual([full])
})

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

test('an empty cart forgets its offer', () => {
  add()
  write('hasProduct', 'off-10')
  write('offerChoice', { kind: 'own', refused: [] })
  emptyCart()
  expect([read('hasProduct'), read('offerChoice')]).toEqual([null, null])
})
