import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fillCart } from '#domain/cart/cart-store.ts'
import { lineOf } from '#domain/cart/line.sample.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CartColumn } from './CartColumn.tsx'

vi.mock('#domain/machine/use-stock.ts', () => ({ useStock: () => 2 }))

test('a sold-out line has no buttons and no price, and removing a line keeps the focus in the cart (§2.21)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  fillCart([lineOf('Chips', 1), lineOf('Cola', 2, { outOfStockItem: true, removedQty: 2 })])
  show(<CartColumn />)
  const [chips, cola] = screen.getAllByRole('listitem').map((line) => within(line))
  expect(cola?.queryByRole('button')).toBeNull()
  expect(cola?.queryByText('₹70')).toBeNull()
  fireEvent.click(chips?.getByRole('button', { name: /^One less Chips/ }) as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'Your cart' }))
})

test('a line that holds all there is says why there is no more', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  fillCart([lineOf('Chips', 2), lineOf('Cola', 1), lineOf('Bar', 2, { removedQty: 1 })])
  show(<CartColumn />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => /Only 2 left(?!\.)/.test(textContent))
  // What was taken out already says how many are left.
  expect(lines).toEqual([true, false, false])
})
