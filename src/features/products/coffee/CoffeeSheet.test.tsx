import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customizationText } from '#domain/cart/customization.ts'
import { type OnlineStatus, recordStatus } from '#domain/machine/known-status.ts'
import { sampleLine } from '#domain/order/order.sample.ts'
import { write } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CoffeeSheet } from './CoffeeSheet.tsx'

const sugar = { ingredient_id: 'sugar', name: 'Sugar', quantity: 5, unit: 'g', is_customizable: true, max_count: 2 }
const product = { ...sampleLine().product, recipe_ingredients: [sugar] }
const open = (isRepeat: boolean, more: Partial<typeof product> = {}) => {
  const question = { product: { ...product, ...more }, motorId: 'm1', last: 3, isRepeat }
  show(<CoffeeSheet question={question} onAsk={() => {}} onClose={() => {}} />)
}

test('the last choice is repeated only as far as the machine still allows', () => {
  open(true)
  expect(screen.getByRole('button', { name: texts.coffee.again({ choice: customizationText(sugar, 2) }) })).toBeTruthy()
})

test('allergens are said where a cup is chosen, too', () => {
  open(false, { allergens: ['milk'] })
  expect(screen.getByText(/^Contains/).parentElement?.textContent).toMatch(/milk/i)
})

test.each([true, false])('adds nothing while the machine is offline, and says so (repeat: %s)', (isRepeat) => {
  write('machineId', 'VM-1001')
  open(isRepeat)
  const become = (status: OnlineStatus) => act(() => recordStatus('VM-1001', status))
  const add = screen.getByRole('button', { name: isRepeat ? /^Same again/ : /^Add/ })
  become('offline')
  expect(screen.getByText(texts.coffee.offline)).toBeTruthy()
  expect(add.getAttribute('aria-disabled')).toBe('true')
  become('online')
  expect(add.getAttribute('aria-disabled')).toBeNull()
})

test.each([true, false])(
  'asks the price of the product’s card, beside the one that its offer replaces (repeat: %s)',
  (isRepeat) => {
    const terms = { offer_type: 'flat', value: 10, min_order_amount: 0 } as const
    open(isRepeat, { offers: [{ id: 'off-1', offer_type_alias: '₹10 off', ...terms }] })
    expect(screen.getAllByText(/₹25/).length).toBeGreaterThan(0)
    const before = [...document.querySelectorAll('s')].map(({ textContent }) => textContent)
    expect(before).toEqual(['₹35'])
  },
)
