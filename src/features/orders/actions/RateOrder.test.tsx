import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { signInAs, stubCalls } from '#shared/api/server.sample.tsx'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { RateOrder } from './RateOrder.tsx'

const order = sampleOrder({ status: 'Dispensed', is_active: false, items: [sampleItem({ dispensed_quantity: 2 })] })

function showStar() {
  signInAs('usr-1')
  const server = stubCalls()
  const { rerender } = show(<RateOrder order={order} />)
  const starOf = (count: number) =>
    screen.getByRole<HTMLInputElement>('radio', { name: texts.orderActions.stars({ count }) })
  return { ...server, starOf, star: starOf(4), rerender }
}

test.each([
  ['finger', (star: HTMLInputElement) => star.labels?.[0] ?? star],
  ['screen reader', (star: HTMLInputElement) => star],
])('a rating by %s shows at once, and a thank-you once the server has saved it', async (_, tapped) => {
  const { asked, send, star, rerender } = showStar()
  fireEvent.click(tapped(star))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(star.checked).toBe(true)
  expect(screen.queryByText(texts.orderActions.rated)).toBeNull()
  await send({ code: '200', data: { ...order, rating: 4 } })
  // Both stay, although the order is loaded again only later.
  await screen.findByText(texts.orderActions.rated)
  expect([star.checked, asked.length]).toEqual([true, 1])
  rerender(<RateOrder order={{ ...order, id: 'ord-2' }} />)
  expect(star.checked).toBe(false)
})

test('a second tap is sent after the first, and its rating counts', async () => {
  const { asked, send, star, starOf } = showStar()
  fireEvent.click(star)
  fireEvent.click(starOf(5))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await send({ code: '200', data: { ...order, rating: 4 } })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect([starOf(5).checked, screen.queryByText(texts.orderActions.rated)]).toEqual([true, null])
  await send({ code: '400', message: 'No.' }, 400)
  await screen.findByText(texts.orderActions.notRated)
  expect(starOf(5).checked).toBe(false)
})

test('arrow keys only preview a rating, which Enter sends', async () => {
  const { asked, star } = showStar()
  fireEvent.keyDown(star, { key: 'ArrowRight' })
  fireEvent.click(star)
  fireEvent.keyUp(star, { key: 'ArrowRight' })
  await act(async () => {})
  expect(asked).toEqual([])
  fireEvent.keyDown(star, { key: 'Enter' })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
})
