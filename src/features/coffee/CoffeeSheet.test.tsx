import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customizationText } from '#domain/cart/customization.ts'
import { sampleLine } from '#domain/order/order.sample.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CoffeeSheet } from './CoffeeSheet.tsx'

test('the last choice is repeated only as far as the machine still allows', () => {
  const sugar = { ingredient_id: 'sugar', name: 'Sugar', quantity: 5, unit: 'g', is_customizable: true, max_count: 2 }
  const product = { ...sampleLine().product, recipe_ingredients: [sugar] }
  show(
    <CoffeeSheet question={{ product, motorId: 'm1', last: 3, isRepeat: true }} onAsk={() => {}} onClose={() => {}} />,
  )
  expect(screen.getByRole('button', { name: texts.coffee.again({ choice: customizationText(sugar, 2) }) })).toBeTruthy()
})
