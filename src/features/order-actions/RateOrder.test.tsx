import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { answerCalls, signInAs } from '#shared/api/server.sample.tsx'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { RateOrder } from './RateOrder.tsx'

test('a rating shows at once, and thanks once the server has it', async () => {
  signInAs('usr-1')
  const { asked, send } = answerCalls()
  const order = sampleOrder({ status: 'Dispensed', is_active: false, items: [sampleItem({ dispensed_quantity: 2 })] })
  show(<RateOrder order={order} />)
  const star = screen.getByRole<HTMLInputElement>('radio', { name: texts.orderActions.stars({ count: 4 }) })
  // Mantine's radios only preview a rating. Their labels set it.
  fireEvent.click(star.labels?.[0] ?? star)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(star.checked).toBe(true)
  expect(screen.queryByText(texts.orderActions.rated)).toBeNull()
  await send({ code: '200', data: { ...order, rating: 4 } })
  // Both stay, although the order is loaded again only later.
  await screen.findByText(texts.orderActions.rated)
  expect(star.checked).toBe(true)
})
