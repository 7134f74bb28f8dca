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

test('of a product at two prices, what is gone leaves the list', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const placeOf = (id: string, price: number, motorId: string) =>
    productsResponse(id, {}, price).data.planograms.map((place) => ({
      ...place,
      id: motorId,
      motor_id: motorId,
      ...(place.recipe && { recipe: { ...place.recipe, product: { ...place.recipe.product, motor_id: motorId } } }),
    }))
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  let planograms = [...placeOf('cola', 35, 'm1'), ...placeOf('cola', 50, 'm2'), ...placeOf('water', 20, 'm3')]
  serve(() => Response.json(productsResponse('cola', { planograms })))
  show(<PeekDialog machine={sampleOrder().machine} onClose={() => {}} />)
  await screen.findByText(texts.places.peekHint)
  expect(shown()).toHaveLength(3)
  planograms = [...placeOf('water', 20, 'm3'), ...placeOf('cola', 40, 'm2')]
  await act(() => vi.advanceTimersByTimeAsync(25_000))
  vi.useRealTimers()
  expect(shown()).toEqual([expect.stringContaining('₹20'), expect.stringContaining('₹40')])
})
