import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleAttempt, sampleOrder } from '#domain/order/order.sample.ts'
import { ApiError } from '#shared/api/errors.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { UnfinishedPayment } from './UnfinishedPayment.tsx'
import type { Paying } from './use-paying.ts'

const attempt = { ...sampleAttempt, orderId: 'ord-1' }
const paying = (changes: Partial<Paying> = {}): Paying => ({
  stage: 'idle',
  notice: undefined,
  canceled: undefined,
  showCanceled: vi.fn(),
  failure: null,
  start: vi.fn(),
  resume: vi.fn(),
  giveUp: vi.fn(),
  settleLost: vi.fn(),
  forgetFailure: vi.fn(),
  ...changes,
})
const error = (status: number) =>
  new ApiError({ operationId: 'endPaymentAttempt', requestId: 'r' }, { status, code: 'X_1', message: 'No.', body: {} })

beforeEach(() => {
  signInAs('usr-2')
  write('checkoutAttempt', attempt)
})
afterEach(() => {
  cleanup()
  clearExcept([])
})

it('“Check again” only asks, even if the phone may not see the order; canceling has a button of its own', async () => {
  const asked = serve(() => refusal(403))
  const actions = paying()
  show(<UnfinishedPayment attempt={attempt} paying={actions} />)
  const cancel = await screen.findByRole('button', { name: 'Cancel that payment' })
  const before = asked.length
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  expect(actions.giveUp).not.toHaveBeenCalled()
  fireEvent.click(cancel)
  expect(actions.giveUp).toHaveBeenCalledOnce()
})

it('names the machine that has the products, also before the order has been read', () => {
  signInAs('gst-1', true)
  const { id, name, place, machine_type } = sampleOrder().machine
  write('recentMachines', [{ id, name, place, machine_type }])
  serve(() => new Promise(() => {}))
  show(<UnfinishedPayment attempt={attempt} paying={paying()} />)
  expect(screen.getByText('Lobby snacks').closest('p')?.textContent).toBe('Lobby snacks · Harbour Tower')
})

it.each([403, 500])(
  'a cancellation that fails with %i is said, but not that the app could not settle it itself',
  async (status) => {
    serve(() => refusal(403))
    show(<UnfinishedPayment attempt={attempt} paying={paying({ failure: error(status) })} />)
    const cancel = await screen.findByRole('button', { name: 'Cancel that payment' })
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.click(cancel)
    expect(screen.getByRole('alert').textContent).not.toBe('')
  },
)

describe('a payment that another app takes', () => {
  const link = 'upi://pay?pa=vending@bank&tr=ord-1&am=70.00&cu=INR'
  const inApp = (more: object = {}) => ({
    ...attempt,
    request: { ...attempt.request, payment_method: 'UPI' as const },
    payment: { kind: 'open_app' as const, link, amount: 70, expires_in: 300, receivedAt: Date.now(), ...more },
  })
  const order = (changes: object = {}) =>
    sampleOrder({ status: 'Pending', payment_method: 'UPI', payment_progress: 'open', ...changes })
  const shown = (payment: object, actions = paying()) => {
    write('checkoutAttempt', inApp(payment))
    show(<UnfinishedPayment attempt={inApp(payment)} paying={actions} />)
    return actions
  }
  const pointer = (isCoarse: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockReturnValue({ matches: isCoarse, addEventListener() {}, removeEventListener() {} } as never)
  const title = () => screen.findByRole('heading', { level: 2 }).then(({ textContent }) => textContent)

  beforeEach(() => {
    signInAs('gst-1')
    window.matchMedia ??= () => ({}) as never
    pointer(true)
  })

  it('has a link to the app on a phone, a code for another one, and a way back', async () => {
    serve(() => order())
    const actions = shown({})
    expect(await title()).toBe('Approve ₹70 in your UPI app')
    expect(screen.getByRole('timer').textContent).toBe('Approve within 5:00')
    expect(screen.getByRole('link', { name: 'Open UPI app' }).getAttribute('href')).toBe(link)
    fireEvent.click(screen.getByRole('button', { name: 'No UPI app on this device?' }))
    expect(await screen.findByRole('img', { name: 'QR code to pay ₹70' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Pay another way' }))
    expect(actions.giveUp).toHaveBeenCalledOnce()
  })

  it('has only the code on a computer, which other screens can read', async () => {
    pointer(false)
    serve(() => order())
    shown({ qr_data: `${link}&mode=15` })
    const code = await screen.findByRole('img', { name: 'QR code to pay ₹70' })
    expect(screen.queryByRole('link', { name: /UPI app/ })).toBeNull()
    // A margin of four on each side of the 45 modules that the text needs.
    expect(Number(code.getAttribute('viewBox')?.split(' ')[2])).toBeGreaterThan(40)
  })

  it('counts down from what was left before a reload, by a date that can only shorten it', async () => {
    serve(() => order())
    shown({ receivedAt: Date.now() - 250_000 })
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Approve within 0:(50|49)$/)
    expect(screen.getByText('Less than a minute left to approve the payment.')).toBeTruthy()
    cleanup()
    shown({ receivedAt: Date.now() + 5 * 3_600_000 })
    expect((await screen.findByRole('timer')).textContent).toBe('Approve within 5:00')
  })

  it('says that it is checking once the time is over, and still lets the customer pay another way', async () => {
    serve(() => order())
    shown({ receivedAt: Date.now() - 300_000 })
    expect(await title()).toBe('The time to approve is over')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Open UPI app' })).toBeNull()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Check again',
      'Pay another way',
    ])
  })

  it.each(['Cancelled', 'Paid'] as const)('ends when the server says so: %s', async (status) => {
    serve(() => order({ status, cancel_reason: 'declined' }))
    const actions = shown({})
    if (status === 'Paid')
      await waitFor(() => expect(screen.getByTestId('where').textContent).toMatch(/^\/order-dispense/))
    else await waitFor(() => expect(actions.showCanceled).toHaveBeenCalledOnce())
  })

  it('is not asked for again while it is being confirmed', async () => {
    serve(() => order({ payment_progress: 'confirming' }))
    shown({})
    expect(await screen.findByText('Your payment is being confirmed')).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('can be checked while it is being confirmed, and says that nothing is new', async () => {
    serve(() => order({ payment_progress: 'confirming' }))
    shown({})
    fireEvent.click(await screen.findByRole('button', { name: 'Check again' }))
    expect(screen.getByRole('button', { name: 'Checking…' })).toBeTruthy()
    expect(await screen.findByText(/^Checked at \d/)).toBeTruthy()
  })

  it.each(['javascript:alert(1)', 'https://pay.example', 'upi://pay?pa=a@b&am=700&cu=INR'])(
    'is not shown if its stored link is %s',
    async (bad) => {
      serve(() => order())
      shown({ link: bad })
      expect(await screen.findByRole('button', { name: 'Continue paying' })).toBeTruthy()
      expect(screen.queryByRole('timer')).toBeNull()
    },
  )

  it('is not shown to another customer of this phone', async () => {
    signInAs('usr-2')
    serve(() => refusal(403))
    shown({})
    expect(screen.queryByRole('timer')).toBeNull()
    await screen.findByRole('button', { name: 'Cancel that payment' })
    expect(screen.queryByRole('timer')).toBeNull()
  })
})
