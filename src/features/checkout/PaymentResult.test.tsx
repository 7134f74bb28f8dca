import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleAttempt, sampleLine, sampleOrder } from '#domain/order/order.sample.ts'
import type { Order } from '#domain/order/order-state.ts'
import { NetworkError } from '#shared/api/errors.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { remove, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { OrderScreen } from './OrderScreen.tsx'
import { PaymentResult } from './PaymentResult.tsx'

vi.mock('#features/orders/collect/OrderAtMachine.tsx', () => ({
  OrderAtMachine: ({ orderId }: { orderId: string }) => <p>Order {orderId}</p>,
}))

const checkAgain = vi.fn()
const followed = { isMissing: false, isCutOff: false, isOverdue: false, error: null, order: undefined, checkAgain }
const orderWith = (changes: Partial<Order>) => sampleOrder(changes)
const result = (changes: object) => show(<PaymentResult hasSession isOwn orderId="ord-1" {...followed} {...changes} />)
const heading = () => screen.getByRole('heading').textContent

beforeEach(() => write('cartList', [sampleLine()]))
afterEach(() => {
  cleanup()
  remove('cartList')
})

const confirming = orderWith({ status: 'Pending', payment_progress: 'confirming' })

describe('the payment state', () => {
  it.each([
    ['without a session', { hasSession: false }, 'Open this where you ordered'],
    ['before the first response', {}, 'Checking your payment…'],
    ['without any response', { isCutOff: true }, 'We don’t know yet whether your payment went through'],
    ['for another customer’s order', { isMissing: true }, 'We couldn’t find this order'],
    ['without an order id', { orderId: undefined }, 'We couldn’t find this order'],
    ['while Pending', { order: orderWith({ status: 'Pending' }) }, 'Waiting for the payment to be confirmed'],
    ['while the bank confirms', { order: confirming }, 'Your payment is being confirmed'],
    ['Pending for too long', { order: orderWith({ status: 'Pending' }), isOverdue: true }, 'Still not confirmed'],
    ['once Paid', { order: orderWith({}) }, 'Payment received'],
    ['once In-Progress', { order: orderWith({ status: 'In-Progress' }) }, 'Payment received'],
    ['once Cancelled', { order: orderWith({ status: 'Cancelled' }) }, 'The payment didn’t go through'],
    ['in an unknown state', { order: orderWith({ status: 'On-Hold' as never }) }, 'Checking your payment…'],
  ])('%s', (_, changes, title) => {
    result(changes)
    expect(heading()).toBe(title)
  })

  it.each([
    ['before what was ordered, once it has failed', orderWith({ status: 'Cancelled' }), true],
    ['after it, while it is being confirmed', confirming, false],
  ])('shows the way on %s', (_, order, isFirst) => {
    result({ order })
    const picture = document.querySelector('img') as Element
    const [action] = screen.getAllByRole('link')
    const follows = picture.compareDocumentPosition(action as Element) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(follows === 0).toBe(isFirst)
  })

  it('leads to the account that the order was placed with, and to help', () => {
    show(<PaymentResult hasSession={false} isOwn={false} orderId="ord-1" {...followed} />, '/done?order_id=ord-1#t=1')
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links()).toEqual(['/login?next=%2Fdone%3Forder_id%3Dord-1#t=1', '/support?order_id=ord-1'])
    cleanup()
    signInAs('usr-2')
    result({ isMissing: true })
    expect(links()[0]).toBe('/account')
  })

  it('leads to the account of an earlier session’s paid order, because this session can’t open it', () => {
    result({ order: orderWith({}) })
    expect(screen.getByRole('link', { name: 'Sign in to collect it' }).getAttribute('href')).toBe(
      '/login?next=%2Forder-dispense%3Forder_id%3Dord-1',
    )
  })

  it('leads to help also while the payment is being confirmed', () => {
    result({ order: confirming })
    expect(screen.getByRole('link', { name: 'Get help with this order' }).getAttribute('href')).toBe(
      '/support?order_id=ord-1',
    )
  })

  it('offers to finish paying only on the phone that started it, until the payment is being confirmed', () => {
    result({ order: orderWith({ status: 'Pending', payment_progress: 'open' }) })
    expect(screen.getByRole('link', { name: /Finish paying/ }).getAttribute('href')).toBe('/payment')
    cleanup()
    result({ order: confirming })
    expect(screen.queryByRole('link', { name: /Finish paying/ })).toBeNull()
    cleanup()
    result({ order: orderWith({ status: 'Pending', payment_progress: 'open' }), isOwn: false })
    expect(screen.queryByRole('link', { name: /Finish paying/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Order details' })).toBeTruthy()
  })

  it('offers to pay again for the same cart after a cancellation', () => {
    result({ order: orderWith({ status: 'Cancelled' }) })
    expect(screen.getByText(/Your cart is kept/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/payment')
    expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe('/payment#methods')
  })

  it('shows the support reference and a retry if no response arrived', () => {
    const error = new NetworkError('', { operationId: 'getOrder', requestId: 'req-00000001' })
    result({ isCutOff: true, error })
    expect(screen.getByText('req-00000001')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(checkAgain).toHaveBeenCalledOnce()
  })
})

describe('a payment that returned to another browser', () => {
  const token = 'ord-1.1793611200.c2lnbmVk'
  const address = `/?order_id=ord-1#payment=${token}`
  const facts = { outcome: 'paid', order_id: 'ord-1', order_number: 'A-1042', net_payable_amount: 70, currency: 'INR' }
  const isAsked = (asked: string[]) => asked.some((path) => path.endsWith('/returned-payment'))
  const answer = (changes: object) =>
    serve(({ pathname }) => (pathname.endsWith('/returned-payment') ? { ...facts, ...changes } : refusal(404)))

  it.each([
    ['paid', 'Payment received', /₹70 paid\..* home screen, or go back to that browser/],
    ['canceled', 'The payment didn’t go through', /comes back to you automatically.* home screen/],
    ['open', 'Waiting for the payment to be confirmed', /home screen/],
    ['confirming', 'Your payment is being confirmed', /₹70.* home screen/],
    ['held-by-a-newer-server', 'Waiting for the payment to be confirmed', /home screen/],
  ])('shows its state, amount and number, and the way back: %s', async (outcome, title, hint) => {
    answer({ outcome })
    show(<OrderScreen />, address)
    await screen.findByText(title)
    expect(document.body.textContent).toMatch(hint)
    expect(document.body.textContent).toContain('Order A-1042')
    // Once: in the sentence, or beside the number.
    expect(document.body.textContent?.split('₹70')).toHaveLength(2)
    expect(screen.queryByText('Order ord-1')).toBeNull()
  })

  it('is also shown to somebody else’s session', async () => {
    signInAs('gst-2')
    answer({})
    show(<OrderScreen />, address)
    await screen.findByText('Payment received')
  })

  it.each([
    ['is another order’s', { order_id: 'ord-2' }, address],
    ['is refused', { code: 'ORDER_4041' }, address],
    ['is garbage', {}, '/?order_id=ord-1#payment=<script>'],
  ])('stays hidden if the token %s', async (_, changes, at) => {
    const asked = 'code' in changes ? serve(() => refusal(404, 'ORDER_4041')) : answer(changes)
    show(<OrderScreen />, at)
    await screen.findByText('Open this where you ordered')
    expect(isAsked(asked)).toBe(at === address)
  })

  it('asks again if there was no answer', async () => {
    serve(() => refusal(500))
    show(<OrderScreen />, address)
    await screen.findByText('We don’t know yet whether your payment went through')
    const asked = answer({})
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText('Payment received')
    expect(isAsked(asked)).toBe(true)
  })

  it('is not asked for by its token where it can be settled', async () => {
    signInAs('gst-2')
    write('checkoutAttempt', { ...sampleAttempt, orderId: 'ord-1' })
    const asked = answer({})
    show(<OrderScreen />, address)
    await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/payment'))
    expect(isAsked(asked)).toBe(false)
    remove('checkoutAttempt')
  })
})

it.each([
  ['Paid', undefined],
  ['Cancelled', { id: 'ref-1', kind: 'full', amount: 70, mode: 'source', status: 'Initiated' }],
])('shows the order itself once money has arrived: %s', async (status, refund) => {
  signInAs('usr-1')
  serve(() => orderWith({ user_id: 'usr-1', status, refund } as Partial<Order>))
  show(<OrderScreen />, '/?order_id=ord-1')
  await screen.findByText('Order ord-1')
})

it('leads to the payment that this phone still has open if its payer’s session is gone', async () => {
  signInAs('gst-2')
  write('checkoutAttempt', { ...sampleAttempt, orderId: 'ord-1' })
  serve(() => refusal(403))
  show(<OrderScreen />, '/?order_id=ord-1')
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/payment'))
  remove('checkoutAttempt')
})

it('without an order id and a payment, nothing is this phone’s own', () => {
  remove('checkoutAttempt')
  remove('orderId')
  serve(() => refusal(404))
  show(<OrderScreen />, '/')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Open this where you ordered')
})

it('shows the order that the address names, and mentions the other payment that is open', async () => {
  signInAs('usr-1')
  write('checkoutAttempt', { ...sampleAttempt, orderId: 'ord-2' })
  const asked = serve(({ pathname }) =>
    orderWith({ id: pathname.split('/').at(-1), user_id: 'usr-1' } as Partial<Order>),
  )
  show(<OrderScreen />, '/?order_id=ord-1')
  await screen.findByText('Order ord-1')
  expect(asked.filter((path) => path.endsWith('/ord-2'))).toEqual([])
  cleanup()
  show(<OrderScreen />, '/')
  await waitFor(() => expect(asked.some((path) => path.endsWith('/ord-2'))).toBe(true))
  remove('checkoutAttempt')
})
