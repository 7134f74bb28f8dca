import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fillCart } from '#domain/cart/cart-store.ts'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { CartLine } from '#domain/cart/lines.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CartColumn } from './CartColumn.tsx'
import { CartLineRow } from './CartLineRow.tsx'

const chips = lineOf('Chips', 1)
const cola = lineOf('Cola', 2)
const can: CartLine = { ...cola, product: { ...cola.product, deposit: 15 } }

test('a line says the deposit of all its units, and its price leaves it out', () => {
  const textOf = (line: CartLine) => {
    show(<CartLineRow line={line} index={0} discount={undefined} isPriceOld={false} currency="INR" />)
    return screen.getAllByRole('listitem').at(-1)?.textContent
  }
  expect(textOf(can)).toMatch(/plus ₹30 deposit.*₹70₹35 each$/)
  for (const line of [chips, { ...can, outOfStockItem: true, removedQty: 2 }])
    expect(textOf(line)).not.toContain('deposit')
})

test('the cart beside the products has the deposits on a line of their own, within the total', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  fillCart([chips, can])
  const { unmount } = show(<CartColumn />)
  const cart = within(screen.getByRole('complementary', { name: 'Your cart' }))
  expect(cart.getByText('Deposit').parentElement?.textContent).toBe('Deposit ₹30')
  expect(cart.getByText('₹135')).toBeTruthy()
  unmount()
  fillCart([chips, cola])
  show(<CartColumn />)
  expect(screen.queryByText('Deposit')).toBeNull()
  expect(screen.getByText('₹105')).toBeTruthy()
})
