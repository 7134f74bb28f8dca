import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { productsResponse } from '#domain/machine/products.sample.ts'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { serve } from '#shared/api/server.sample.tsx'
import { read } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { OrderAgainButton } from './OrderAgainButton.tsx'

test('a cup that the machine can’t make as it was ordered is asked about before it is in the cart', async () => {
  const response = productsResponse('latte')
  const sugar = { ingredient_id: 'sugar', name: 'Sugar', quantity: 5, unit: 'g', is_customizable: true, max_count: 2 }
  for (const { recipe } of response.data.planograms) recipe?.product.recipe_ingredients.push(sugar)
  serve(() => Response.json(response))
  const custom_ingredients = [{ ingredient_id: 'sugar', quantity: 5, selected_count: 3 }]
  const cup = { product_id: 'latte', name: 'Latte', quantity: 1, custom_ingredients }
  const items = [sampleItem({ ...cup, customized_ingredient: { name: 'Sugar', max_count: 3 } })]
  show(<OrderAgainButton order={sampleOrder({ status: 'Dispensed', is_active: false, items })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Order again' }))
  const dialog = await screen.findByRole('dialog', { name: 'Order this again?' })
  expect(dialog.textContent).toMatch(/Made differently now.*Latte.*2 sugars, was 3 sugars/)
  expect(read('cartList') ?? []).toEqual([])
})
