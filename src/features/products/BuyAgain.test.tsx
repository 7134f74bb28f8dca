import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartLines, emptyCart } from '#domain/cart/cart-store.ts'
import { AskCustomizationContext } from '#domain/cart/customization-question.ts'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { remove } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import BuyAgain from './BuyAgain.tsx'

const { product } = lineOf('cappuccino', 1)
const item = { product, slot: { motorId: 'm1' } } as ShelfItem
const ask = vi.fn()

function tap(name: RegExp) {
  show(
    <AskCustomizationContext value={ask}>
      <BuyAgain item={item} />
    </AskCustomizationContext>,
  )
  fireEvent.click(screen.getByRole('button', { name }))
  return {
    cups: cartLines().map(({ cartQty, selectedSugar }) => ({ cartQty, selectedSugar })),
    where: screen.getByTestId('where').textContent,
  }
}

afterEach(cleanup)

beforeEach(() => {
  emptyCart()
  remove('usualCounts')
  ask.mockReset()
})

test.each([
  ['customized as last time', 2, 2],
  ['with the recipe’s maximum if the last count was higher', 7, 3],
  ['without the ingredient if the customer chose none', 0, 0],
])('one tap leads to the checkout with a cup %s (§2.19)', (_, usual, sugar) => {
  writeOwned('usualCounts', null, { counts: { [usual ? 'cappuccino sugar' : 'cappuccino']: usual } })
  expect(tap(/^Buy /)).toEqual({ cups: [{ cartQty: 1, selectedSugar: sugar }], where: '/payment' })
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['was never customized on this phone', null],
  ['has another ingredient to customize by now', { 'cappuccino milk': 2 }],
])('asks first for a cup that %s', (_, counts) => {
  if (counts) writeOwned('usualCounts', null, { counts })
  expect(tap(/^Buy /)).toEqual({ cups: [], where: '/' })
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ product, isRepeat: false }))
})
