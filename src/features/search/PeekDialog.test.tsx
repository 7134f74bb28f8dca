import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { productsResponse } from '#domain/machine/products.sample.ts'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { serve } from '#shared/api/server.sample.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import PeekDialog from './PeekDialog.tsx'

test('a blocked product is not called sold out', async () => {
  const { planograms } = productsResponse('cola').data
  const blocked = planograms.map((place) => ({ ...place, block_spiral: true }))
  serve(() => Response.json(productsResponse('cola', { planograms: blocked })))
  show(<PeekDialog machine={sampleOrder().machine} onClose={() => {}} />)
  expect((await screen.findByRole('listitem')).textContent).toContain('Not available')
})

test.each([
  [true, 'Vegetarian'],
  [false, 'Not vegetarian'],
])('a product has its food mark (vegetarian: %s)', async (is_veg, word) => {
  const response = productsResponse('cola')
  for (const { recipe } of response.data.planograms) if (recipe) recipe.product.is_veg = is_veg
  serve(() => Response.json(response))
  show(<PeekDialog machine={sampleOrder().machine} onClose={() => {}} />)
  expect(await screen.findByRole('img', { name: word })).toBeTruthy()
})
