import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleAttempt, sampleCheckout } from '#domain/order/order.sample.ts'
import * as payment from '#domain/order/pay.ts'
import { quoteQueries } from '#domain/order/quote.ts'
import * as leaving from '#domain/payment/kinds/payment-kinds.ts'
import * as session from '#domain/session/session.ts'
import { ApiError } from '#shared/api/errors.ts'
import { signInAs } from '#shared/api/server.sample.tsx'
import { readOwned } from '#shared/storage/owned.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { usePaying } from './use-paying.ts'

function Payer() {
  const { stage, failure, notice, start, settleLost, giveUp } = usePaying()
  return (
    <>
      <button type="button" onClick={() => start(sampleCheckout())} onContextMenu={settleLost} onDoubleClick={giveUp}>
        {stage}
      </button>
      <p>{failure?.message ?? notice}</p>
    </>
  )
}
/** A call answers in a later turn. */
const turn = Promise.resolve()
const button = () => screen.getByRole('button')
afterEach(cleanup)

it('pays once for a double tap, and stays in the leaving stage until the provider’s page opens', async () => {
  const redirect = { kind: 'redirect', url: 'https://pay.example.com' } as const
  const pay = vi.spyOn(payment, 'pay').mockResolvedValue({ kind: 'open', payment: redirect })
  const leave = vi.spyOn(leaving, 'openPayment').mockReturnValue('leaves')
  show(<Payer />)
  fireEvent.click(button())
  fireEvent.click(button())
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(redirect))
  expect(button().textContent).toBe('leaving')
  fireEvent.click(button())
  expect(pay).toHaveBeenCalledOnce()
})

it('opens the provider’s page as soon as the payment is stored, and once, and remembers the method', async () => {
  const outcome = { kind: 'open', payment: { kind: 'redirect', url: 'https://pay.example.com' } } as const
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const stages: (string | null)[] = []
  vi.spyOn(payment, 'pay').mockImplementation(async (_, { onSend, onStored } = {}) => {
    await turn
    stages.push(button().textContent)
    act(() => onSend?.())
    stages.push(button().textContent)
    act(() => onStored?.(outcome))
    await released
    return outcome
  })
  const leave = vi.spyOn(leaving, 'openPayment').mockReturnValue('leaves')
  const { userId, method } = sampleCheckout()
  signInAs(userId, true)
  show(<Payer />)
  fireEvent.click(button())
  await turn
  expect(stages).toEqual(['idle', 'starting'])
  expect(leave).toHaveBeenCalledOnce()
  expect(readOwned('lastPaymentMethod', userId)).toMatchObject({ method })
  release()
  await act(() => released)
  expect(button().textContent).toBe('leaving')
  expect(leave).toHaveBeenCalledOnce()
})

it('gives up a payment with an unsafe URL only once the lock of the payment is released', async () => {
  const outcome = { kind: 'open', payment: { kind: 'redirect', url: 'javascript:1' } } as const
  let release = () => {}
  vi.spyOn(payment, 'pay').mockImplementation(async (_, { onStored } = {}) => {
    await turn
    onStored?.(outcome)
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return outcome
  })
  const giveUp = vi.spyOn(payment, 'giveUp').mockResolvedValue({ kind: 'released' })
  show(<Payer />)
  fireEvent.click(button())
  await act(async () => {})
  expect(giveUp).not.toHaveBeenCalled()
  release()
  await screen.findByText(/isn’t safe to open/)
  expect(giveUp).toHaveBeenCalledOnce()
})

it('is ready again when the browser restores the page from its back/forward cache', async () => {
  vi.spyOn(payment, 'pay').mockResolvedValue({ kind: 'open', payment: { kind: 'redirect', url: 'https://x.example' } })
  vi.spyOn(leaving, 'openPayment').mockReturnValue('leaves')
  show(<Payer />)
  fireEvent.click(button())
  await waitFor(() => expect(button().textContent).toBe('leaving'))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(button().textContent).toBe('idle'))
})

it('is ready again if the navigation to the provider was stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(payment, 'pay').mockResolvedValue({ kind: 'open', payment: { kind: 'redirect', url: 'https://x.example' } })
  vi.spyOn(leaving, 'openPayment').mockReturnValue('leaves')
  show(<Payer />)
  fireEvent.click(button())
  await waitFor(() => expect(button().textContent).toBe('leaving'))
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(button().textContent).toBe('idle'))
  vi.useRealTimers()
})

it('is ready again at once if this page stays and shows how to pay', async () => {
  vi.spyOn(payment, 'pay').mockResolvedValue({ kind: 'open', payment: { kind: 'redirect', url: 'https://x.example' } })
  const open = vi.spyOn(leaving, 'openPayment').mockReturnValue('stays')
  show(<Payer />)
  fireEvent.click(button())
  await waitFor(() => expect(open).toHaveBeenCalledOnce())
  await waitFor(() => expect(button().textContent).toBe('idle'))
})

it('gives up a payment with an unsafe URL', async () => {
  vi.spyOn(payment, 'pay').mockResolvedValue({ kind: 'open', payment: { kind: 'redirect', url: 'javascript:1' } })
  const giveUp = vi.spyOn(payment, 'giveUp').mockResolvedValue({ kind: 'released' })
  show(<Payer />)
  fireEvent.click(button())
  await screen.findByText(/isn’t safe to open/)
  expect(giveUp).toHaveBeenCalledOnce()
})

it.each([
  ['opens the result of a wallet payment', 'usr-1', '/payment-success?order_id=ord-1'],
  ['stays on the page if another account has paid', 'usr-2', '/'],
])('%s', async (_, userId, path) => {
  vi.spyOn(session, 'currentSession').mockReturnValue({ userId: 'usr-1' } as never)
  vi.spyOn(payment, 'pay').mockResolvedValue({ kind: 'paid', orderId: 'ord-1', userId })
  show(<Payer />)
  button().focus()
  fireEvent.click(button())
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe(path))
  // Only a screen that is left gives up the focus (leave-focus.ts).
  expect(document.activeElement).toBe(path === '/' ? button() : document.body)
})

it('logs a rejected order in short form, shows the specified message and renews the ways to pay', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const renew = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  const response = { status: 400, code: 'CART_1001', message: 'A price has changed. Look again.', body: undefined }
  const refused = new payment.PaymentRefused(
    new ApiError({ operationId: 'createOrder', requestId: 'r' }, response),
    sampleAttempt,
  )
  vi.spyOn(payment, 'pay').mockRejectedValue(refused)
  show(<Payer />)
  fireEvent.click(button())
  await screen.findByText('Failed to initiate payment')
  expect(log).toHaveBeenCalledExactlyOnceWith('A price has changed.')
  expect(button().textContent).toBe('idle')
  for (const name of [
    'getWalletBalance',
    'getCompanyWalletBalance',
    'listMealCards',
    'listPaymentOptions',
    'listOrders',
  ])
    expect(renew).toHaveBeenCalledWith(expect.objectContaining({ queryKey: [name] }))
})

it('looks for a waiting order after a lost response: the customer may have left the screen', async () => {
  const renew = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  vi.spyOn(payment, 'pay').mockRejectedValue(new Error('lost'))
  show(<Payer />)
  fireEvent.click(button())
  await waitFor(() => expect(renew).toHaveBeenCalledWith({ queryKey: ['listOrders'] }))
})

it('does not blame another tab while an automatic retry waits for the lock', async () => {
  const settle = vi.spyOn(payment, 'settleLost').mockResolvedValue({ kind: 'busy' })
  show(<Payer />)
  fireEvent.contextMenu(button())
  await waitFor(() => expect(settle).toHaveBeenCalled())
  await waitFor(() => expect(button().textContent).toBe('idle'))
  expect(screen.queryByText(/another tab/)).toBeNull()
})

it.each(['open', 'paid'] as const)('once an order is %s, the same cart needs another quote', async (kind) => {
  const outcome = { open: { payment: { kind: 'redirect', url: 'https://x.example' } }, paid: { orderId: 'ord-1' } }[
    kind
  ]
  vi.spyOn(payment, 'pay').mockResolvedValue({ kind, userId: 'usr-1', ...outcome } as payment.PayOutcome)
  vi.spyOn(leaving, 'openPayment').mockReturnValue('leaves')
  const invalidate = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  show(<Payer />)
  fireEvent.click(button())
  await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: quoteQueries, refetchType: 'none' }))
})

it('opens no payment page of a customer who has signed out meanwhile', async () => {
  signInAs('usr-1')
  vi.spyOn(payment, 'pay').mockResolvedValue({ kind: 'open', payment: { kind: 'redirect', url: 'https://x.example' } })
  const leave = vi.spyOn(leaving, 'openPayment').mockReturnValue('leaves')
  show(<Payer />)
  fireEvent.click(button())
  signInAs('gst-2', true)
  await act(async () => {})
  expect(leave).not.toHaveBeenCalled()
  expect(button().textContent).toBe('idle')
})

it.each<[string, payment.PayOutcome]>([
  ['is open', { kind: 'open', payment: { kind: 'redirect', url: 'https://x.example' } }],
  ['is paid', { kind: 'paid', orderId: 'ord-1', userId: 'usr-1' }],
])('whoever has moved on stays there when their payment %s', async (_, outcome) => {
  signInAs('usr-1')
  let settle = (_: payment.PayOutcome) => {}
  vi.spyOn(payment, 'pay').mockReturnValue(
    new Promise((resolve) => {
      settle = resolve
    }),
  )
  const leave = vi.spyOn(leaving, 'openPayment').mockReturnValue('leaves')
  const lookAgain = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  const success = vi.spyOn(toast, 'success').mockReturnValue()
  show(
    <>
      <Link to="/support">Help</Link>
      <Routes>
        <Route path="/" element={<Payer />} />
        <Route path="*" />
      </Routes>
    </>,
  )
  fireEvent.click(button())
  fireEvent.click(screen.getByRole('link'))
  await act(async () => settle(outcome))
  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByTestId('where').textContent).toBe('/support')
  // The paid order reaches the links to shopping, and the customer hears of it.
  const isPaid = outcome.kind === 'paid'
  expect(lookAgain.mock.calls.some(([filters]) => filters?.queryKey?.[0] === 'listOrders')).toBe(isPaid)
  expect(success).toHaveBeenCalledTimes(isPaid ? 1 : 0)
})

it('a refusal is told as a toast once the customer has left the screen', async () => {
  let refuse = (_: Error) => {}
  vi.spyOn(payment, 'pay').mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject
    }),
  )
  const error = vi.spyOn(toast, 'error')
  vi.spyOn(console, 'warn').mockReturnValue()
  const { unmount } = show(<Payer />)
  fireEvent.click(button())
  unmount()
  const refusal = { status: 422, code: 'PAY_1001', message: 'No.', body: null }
  const cause = new ApiError({ operationId: 'createOrder', requestId: 'r' }, refusal)
  await act(async () => refuse(new payment.PaymentRefused(cause, sampleAttempt)))
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('nothing was charged'))
})

it('a payment that was not made is told as a toast once the customer has left the screen, or was signed out', async () => {
  let settle = (_: payment.PayOutcome) => {}
  vi.spyOn(payment, 'pay').mockReturnValue(
    new Promise((resolve) => {
      settle = resolve
    }),
  )
  const info = vi.spyOn(toast, 'info').mockReturnValue()
  const { unmount } = show(<Payer />)
  fireEvent.click(button())
  unmount()
  await act(async () => settle({ kind: 'released' }))
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Nothing was charged'))
})

it.each<[string, () => Promise<payment.PayOutcome>, RegExp?]>([
  ['fails', () => Promise.reject(new Error('lost')), /^We couldn’t cancel your payment/],
  ['comes too late', async () => ({ kind: 'confirming' }), /can’t be canceled now/],
  ['succeeds', async () => ({ kind: 'released' })],
])('a cancellation that %s once the customer has left the screen (§8.7)', async (_, answer, said) => {
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  vi.spyOn(payment, 'giveUp').mockImplementation(() => left.then(answer))
  const error = vi.spyOn(toast, 'error').mockReturnValue()
  const info = vi.spyOn(toast, 'info').mockReturnValue()
  const { unmount } = show(<Payer />)
  fireEvent.doubleClick(button())
  unmount()
  await act(async () => leave())
  expect([...error.mock.calls, ...info.mock.calls]).toEqual(said ? [[expect.stringMatching(said)]] : [])
})
