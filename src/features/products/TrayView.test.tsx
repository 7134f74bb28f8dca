import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { Shelf, ShelfItem } from '#domain/machine/shelf.ts'
import type { Slot } from '#domain/machine/slots.ts'
import { toMinor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import TrayView from './TrayView.tsx'

/** The machine’s front with one product. */
function showTray(more: Partial<ShelfItem['product']>, moreOfSlot: Partial<Slot> = {}) {
  const product = { ...lineOf('cola', 1).product, mrp: 40, ...more }
  const slot = {
    id: 's',
    motorId: 'm',
    row: 1,
    column: 1,
    depth: 8,
    quantity: 4,
    isStocked: true,
    product,
    ...moreOfSlot,
  } as unknown as Slot
  const item = { product, price: toMinor(40), slot, state: 'available', units: 4, stockLabel: '' } as ShelfItem
  show(
    <TrayView shelf={{ slots: [slot], items: [item] } as unknown as Shelf} found={[item]} canBuy onOpen={() => {}} />,
  )
}

const offerFrom = (min_order_amount: number) => ({
  offers: [{ id: 'o', offer_type_alias: '10% off', offer_type: 'percentage' as const, value: 10, min_order_amount }],
})

test.each([
  [true, 'Vegetarian'],
  [false, 'Not vegetarian'],
])('a product has its food mark, in its name too (vegetarian: %s)', (is_veg, word) => {
  showTray({ is_veg })
  expect(screen.getByRole('button', { name: new RegExp(`cola, ${word}, `, 'i') })).toBeTruthy()
  expect(document.querySelector(`[data-veg="${is_veg}"]`)).toBeTruthy()
})

test('an amount is taken off in the picture only once the price is reduced', () => {
  showTray(offerFrom(0))
  expect(document.querySelector('tbody td')?.textContent).toContain('−10%')
})

test('an offer with an unmet condition shows no amount beside the full price', () => {
  showTray(offerFrom(130))
  expect(document.querySelector('[data-later]')).toBeTruthy()
  expect(document.querySelector('tbody td')?.textContent).not.toContain('10%')
  expect(screen.getByRole('button', { name: /10% off ₹130\+, ₹40/ })).toBeTruthy()
})

test('a place says in words how many are left', () => {
  showTray({}, { availability: 50, quantity: 7 })
  expect(document.querySelector('tbody td')?.textContent).toContain('7 left')
})
