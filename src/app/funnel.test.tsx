/** Every step of an order is tracked once. The start of a checkout needs a server and is tested in the browser. */
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToCart, cartLines, increaseLine } from '#domain/cart/cart-store.ts'
import { lineKey } from '#domain/cart/lines.ts'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { startAttempt } from '#domain/order/attempt.ts'
import { storeAttempt } from '#domain/order/attempt-store.ts'
import { endingOf } from '#domain/order/endings.ts'
import { sampleCheckout, sampleLine, sampleOrder } from '#domain/order/order.sample.ts'
import { settleByOrder } from '#domain/order/settle-stored.ts'
import { OrderView } from '#features/orders/collect/OrderView.tsx'
import { track } from '#shared/analytics/track.ts'
import { freeLocks } from '#shared/locks.sample.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { trackEarly } from './track-early.ts'
import { usePageViews } from './use-page-views.ts'

vi.mock('#shared/analytics/track.ts', () => ({ track: vi.fn() }))

const tracked = () => vi.mocked(track).mock.calls.map(([event]) => event)

beforeEach(() => {
  vi.mocked(track).mockClear()
  localStorage.clear()
})
afterEach(cleanup)

test('choosing the same machine again is not tracked', () => {
  const machine = { ...sampleOrder().machine, slots: [] } as never
  chooseMachine(machine)
  chooseMachine(machine)
  expect(tracked()).toEqual([{ name: 'machine_chosen' }])
})

test('each added product is tracked, but not an attempt to add to a full cart', () => {
  localStorage.setItem('maxOrderQuantity', '2')
  addToCart(sampleLine().product, 'm11')
  for (const line of cartLines()) increaseLine(lineKey(line))
  for (const line of cartLines()) increaseLine(lineKey(line))
  expect(tracked()).toEqual([{ name: 'product_added' }, { name: 'product_added' }])
})

test('products added before the app had loaded are tracked once it has', () => {
  globalThis.early = { ...({} as NonNullable<typeof globalThis.early>), added: 2 }
  trackEarly()
  globalThis.early = undefined
  expect(tracked()).toEqual([{ name: 'product_added' }, { name: 'product_added' }])
})

test('a paid order is tracked once, a failed payment is not', async () => {
  vi.stubGlobal('navigator', { locks: freeLocks })
  const attempt = { ...startAttempt(sampleCheckout(), 'key-1', 'http://localhost', new Date()), orderId: 'ord-1' }
  storeAttempt(attempt)
  await settleByOrder(sampleOrder({ status: 'Paid' }))
  await settleByOrder(sampleOrder({ status: 'Dispensed' }))
  storeAttempt(attempt)
  await settleByOrder(sampleOrder({ status: 'Cancelled' }))
  expect(tracked()).toEqual([{ name: 'order_paid' }])
})

test('the end of dispensing is tracked only if the customer watched it', () => {
  const progress = (status: 'In-Progress' | 'Dispensed') => {
    const order = sampleOrder({ status, is_active: false, refundable_amount: 0 })
    return (
      <OrderView order={order} ending={endingOf({ order })} isCutOff={false} placeName="">
        {null}
      </OrderView>
    )
  }
  const { rerender, unmount } = show(null)
  rerender(progress('In-Progress'))
  rerender(progress('Dispensed'))
  rerender(progress('Dispensed'))
  unmount()
  show(null).rerender(progress('Dispensed'))
  expect(tracked()).toEqual([{ name: 'order_dispensed', outcome: 'dispensed' }])
})

function Views() {
  usePageViews()
  return null
}

test('a page view is tracked as its route pattern, without ids', () => {
  show(<Views />, '/order-history-details/ord-1?x=1')
  expect(tracked()).toEqual([{ name: 'page_viewed', page: '/order-history-details/:orderId' }])
})
