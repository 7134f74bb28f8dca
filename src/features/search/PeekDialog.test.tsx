import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { productsResponse } from '#domain/machine/products.sample.ts'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { refusal, serve } from '#shared/api/server.sample.tsx'
import { texts } from '#shared/texts/catalog.ts'
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

test('products that can’t be read again stay, and are no longer called what is there right now', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isBroken = false
  serve(() => (isBroken ? refusal(500, 'SERVER_5000') : Response.json(productsResponse('cola'))))
  show(<PeekDialog machine={sampleOrder().machine} onClose={() => {}} />)
  await screen.findByText(texts.places.peekHint)
  isBroken = true
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect((await screen.findByRole('alert')).textContent).toBe(texts.places.peekCutOff)
  expect(screen.getByRole('listitem').textContent).toContain('cola')
  expect(screen.queryByText(texts.places.peekHint)).toBeNull()
  isBroken = false
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await screen.findByText(texts.places.peekHint)
  vi.useRealTimers()
})
