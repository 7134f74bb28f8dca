import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { offerOf } from '#domain/offers/offer.sample.ts'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { refusal, serve } from '#shared/api/server.sample.tsx'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { OffersScreen } from './OffersScreen.tsx'

test('offers that can’t be read again are not shown as if they were current (§8.8)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isBroken = false
  serve(({ pathname }) => {
    if (isBroken || !pathname.includes('/offers/')) return refusal(500, 'SERVER_5000')
    return Response.json({ code: '200', data: [offerOf('o1')], meta: { page: 1, limit: 10, total: 1 } })
  })
  chooseMachine(sampleOrder().machine)
  show(<OffersScreen />)
  await screen.findByText('Offer o1')
  isBroken = true
  // The customer comes back to this tab.
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await screen.findByText(texts.offers.failed)
  expect(screen.queryByText('Offer o1')).toBeNull()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: texts.shell.tryAgain }))
  await screen.findByText('Offer o1')
  vi.useRealTimers()
})
