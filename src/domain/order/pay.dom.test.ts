import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOrder, endPaymentAttempt, getOrder, unblockOrder } from '#generated/operations/orders.ts'
import { configuredBase } from '#shared/api/call-headers.ts'
import { ApiError, ContractError, NetworkError, TimeoutError } from '#shared/api/errors.ts'
import { tokenOf } from '#shared/api/server.sample.tsx'
import * as storage from '#shared/storage/storage.ts'
import type { Attempt } from './attempt.ts'
import { readAttempt } from './attempt-store.ts'
import { sampleCheckout, sampleOrder } from './order.sample.ts'
import { continuePaying, giveUp, PaymentRefused, pay, settleLost } from './pay.ts'

const { read, remove } = storage
const name = { operationId: 'createOrder', requestId: 'req-00000001' } as const
const refusal = (status: number, code = 'CART_1001', body: unknown = { code, message: 'No.' }) =>
  new ApiError(name, { status, code, message: 'No.', body })
const lost = new TimeoutError('', name)
const neverMade = refusal(404, 'ORDER_4040')
const redirect = { kind: 'redirect', url: 'https://pay.example.com' } as const
const orderCreated = (payment: object = redirect, method = 'Card') =>
  ({ code: '200', data: { order_id: 'ord-1', payment_method: method, payment } }) as never
const orderResponse = (status: 'Pending' | 'Paid' | 'Cancelled', progress?: 'open' | 'confirming') =>
  ({ code: '200', data: sampleOrder({ status, ...(progress && { payment_progress: progress }) }) }) as never

const spies = () => ({
  create: vi.spyOn(createOrder, 'call'),
  ask: vi.spyOn(unblockOrder, 'call'),
  get: vi.spyOn(getOrder, 'call'),
  end: vi.spyOn(endPaymentAttempt, 'call'),
})
let { create, ask, get, end } = spies()
const sent = () => create.mock.calls.map(([{ params, body }]) => [params['Idempotency-Key'], JSON.stringify(body)])

beforeEach(() => {
  vi.useFakeTimers()
  signIn('gst-1')
  ;({ create, ask, get, end } = spies())
  // A server that has no answer without the payer's session.
  end.mockRejectedValue(refusal(404, 'HTTP_404', '<html>'))
})
afterEach(() => {
  vi.useRealTimers()
  remove('checkoutAttempt')
  remove('orderId')
})

const signIn = (sub: string) => storage.write('accessToken', tokenOf({ sub, is_guest_user: true }))

/** An attempt whose response was lost. */
async function openAttempt() {
  create.mockRejectedValue(lost)
  await pay(sampleCheckout()).catch(() => {})
  create.mockReset()
}

describe('pay', () => {
  it('saves the attempt before the request, and the order id before leaving', async () => {
    create.mockImplementation(async () => {
      expect(readAttempt()).toMatchObject({ request: { user_id: 'gst-1' }, lines: sampleCheckout().lines })
      return orderCreated()
    })
    expect(await pay(sampleCheckout())).toEqual({ kind: 'open', payment: redirect })
    expect(readAttempt()?.orderId).toBe('ord-1')
    expect(create.mock.calls[0]?.[1]).toEqual({ session: 'attempt', base: configuredBase() })
  })

  it('tells the page before it sends the payment, and once its order is stored, while no other call can start', async () => {
    const told: unknown[] = []
    create.mockImplementation(async () => {
      told.push('sent')
      return orderCreated()
    })
    const paying = pay(sampleCheckout(), {
      onSend: () => told.push(readAttempt()),
      onStored: (outcome) => {
        told.push(outcome.kind, readAttempt()?.orderId)
        void giveUp().then(({ kind }) => told.push(kind))
      },
    })
    await paying
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual([null, 'sent', 'open', 'ord-1', 'busy'])
  })

  it('keeps lines removed if signing out removes them during the request', async () => {
    create.mockImplementation(async () => {
      storage.write('checkoutAttempt', { ...(readAttempt() as Attempt), lines: [] })
      return orderCreated()
    })
    await pay(sampleCheckout())
    expect(readAttempt()).toMatchObject({ orderId: 'ord-1', lines: [] })
  })

  it.each(['Wallet', 'CompanyWallet'] as const)(
    'stores the order id after two seconds, but never for %s (§4.15)',
    async (method) => {
      create.mockResolvedValueOnce(orderCreated())
      await pay(sampleCheckout())
      vi.advanceTimersByTime(1_999)
      expect(read('orderId')).toBeNull()
      vi.advanceTimersByTime(1)
      expect(read('orderId')).toBe('ord-1')
      remove('orderId')
      remove('checkoutAttempt')
      create.mockResolvedValueOnce(orderCreated())
      await pay(sampleCheckout())
      signIn('gst-2')
      vi.advanceTimersByTime(2_000)
      expect(read('orderId')).toBeNull()
      signIn('gst-1')
      remove('checkoutAttempt')
      create.mockResolvedValueOnce(orderCreated({ kind: 'none' }, method))
      expect(await pay(sampleCheckout({ method }))).toEqual({ kind: 'paid', orderId: 'ord-1', userId: 'gst-1' })
      vi.advanceTimersByTime(10_000)
      expect(read('orderId')).toBeNull()
    },
  )

  it.each(['Paid', 'Cancelled'] as const)('stores no order id of a payment that is %s by then', async (status) => {
    create.mockResolvedValueOnce(orderCreated())
    await pay(sampleCheckout())
    ask.mockResolvedValueOnce(orderResponse(status))
    await giveUp()
    vi.advanceTimersByTime(2_000)
    expect(read('orderId')).toBeNull()
  })

  it('sends one order for a double tap', async () => {
    create.mockResolvedValue(orderCreated())
    const taps = await Promise.all([pay(sampleCheckout()), pay(sampleCheckout())])
    expect(taps.map(({ kind }) => kind)).toEqual(['open', 'busy'])
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('never starts while an attempt is open, even for another customer', async () => {
    create.mockResolvedValue(orderCreated())
    await pay(sampleCheckout())
    expect(await pay(sampleCheckout({ userId: 'usr-regular', method: 'Wallet' }))).toEqual({ kind: 'unfinished' })
    expect(create).toHaveBeenCalledTimes(1)
    expect(readAttempt()?.request.user_id).toBe('gst-1')
  })

  it('sends nothing while offline, or if the attempt could only be kept in memory', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(await pay(sampleCheckout())).toEqual({ kind: 'offline' })
    vi.unstubAllGlobals()
    vi.spyOn(storage, 'write').mockReturnValue('memory')
    expect(await pay(sampleCheckout())).toEqual({ kind: 'not-stored' })
    expect(create).not.toHaveBeenCalled()
    expect(readAttempt()).toBeNull()
  })

  it.each([
    ['if only this tab has the cart and the attempt', 'cartList checkoutAttempt', 'open'],
    ['not if other tabs would see the cart without the attempt', 'checkoutAttempt', 'not-stored'],
  ])('starts %s', async (_, refused, kind) => {
    const set = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === localStorage && refused.includes(key)) throw new DOMException('no', 'SecurityError')
      set.call(this, key, value)
    })
    storage.write('cartList', [])
    create.mockResolvedValue(orderCreated())
    expect((await pay(sampleCheckout())).kind).toBe(kind)
    expect(create).toHaveBeenCalledTimes(kind === 'open' ? 1 : 0)
    remove('cartList')
  })
})

it.each([giveUp, continuePaying, settleLost])('without an open payment, nothing is sent: %o', async (work) =>
  expect(await work()).toEqual({ kind: 'released' }),
)

describe('a lost response', () => {
  it.each([lost, new NetworkError('', name), refusal(503, 'E_500'), refusal(404, 'HTTP_404', '<html>')])(
    'is requested once more with the same key and body: %s',
    async (failure) => {
      create.mockRejectedValueOnce(failure).mockResolvedValueOnce(orderCreated())
      expect(await pay(sampleCheckout())).toMatchObject({ kind: 'open' })
      const [first, second] = sent()
      expect(first).toEqual(second)
    },
  )

  it('leaves the attempt open if the retry fails, too', async () => {
    create.mockRejectedValue(refusal(500, 'E_500'))
    await expect(pay(sampleCheckout())).rejects.toMatchObject({ status: 500 })
    expect([readAttempt() === null, ask.mock.calls]).toEqual([false, []])
  })

  it('leaves the attempt open', async () => {
    await openAttempt()
    expect(await pay(sampleCheckout())).toEqual({ kind: 'unfinished' })
  })

  it.each([refusal(400), refusal(409, 'ORDER_4090'), refusal(422), refusal(404, 'HTTP_404', '<html>')])(
    'is settled by the key if the replay is refused: %s',
    async (failure) => {
      create.mockRejectedValueOnce(lost).mockRejectedValueOnce(failure)
      ask.mockResolvedValueOnce(orderResponse('Paid'))
      expect(await pay(sampleCheckout())).toEqual({ kind: 'paid', orderId: 'ord-1', userId: 'gst-1' })
      remove('checkoutAttempt')
      create.mockRejectedValueOnce(lost).mockRejectedValueOnce(failure)
      ask.mockRejectedValueOnce(neverMade)
      await expect(pay(sampleCheckout())).rejects.toThrow(PaymentRefused)
      expect(readAttempt()).toBeNull()
    },
  )

  const unreadable = new ContractError('', name)
  it.each([
    ['Cancelled', [unreadable], 'unreadable', false],
    ['Paid', [unreadable], 'paid', true],
    ['Cancelled', [lost, unreadable], 'unreadable', false],
  ] as const)('is settled by the key if it can’t be read: %s order, %s', async (status, failures, kind, isKept) => {
    for (const failure of failures) create.mockRejectedValueOnce(failure)
    ask.mockResolvedValueOnce(orderResponse(status))
    expect((await pay(sampleCheckout())).kind).toBe(kind)
    expect(readAttempt() !== null).toBe(isKept)
    expect(create).toHaveBeenCalledTimes(failures.length)
  })
})

it('does not retry a server that sent Retry-After', async () => {
  const busy = new ApiError(name, { status: 503, code: 'SERVER_5030', message: 'No.', body: {}, retryAfter: 30 })
  create.mockRejectedValueOnce(busy)
  await expect(pay(sampleCheckout())).rejects.toBe(busy)
  expect(create).toHaveBeenCalledOnce()
  expect(readAttempt()).not.toBeNull()
})

describe('giving up', () => {
  it.each([
    ['Paid', undefined, 'paid', true],
    ['Cancelled', undefined, 'released', false],
    ['Pending', 'confirming', 'confirming', true],
    ['Pending', 'open', 'unfinished', true],
  ] as const)('settles by the state of the order under the key: %s %s', async (status, progress, kind, isKept) => {
    await openAttempt()
    ask.mockResolvedValueOnce(orderResponse(status, progress))
    expect((await giveUp()).kind).toBe(kind)
    expect(readAttempt() !== null).toBe(isKept)
    expect(ask.mock.calls[0]?.[0].params).toMatchObject({ userId: 'gst-1', orderId: '-1' })
  })

  it('closes the attempt if no order exists, but only by the documented error', async () => {
    await openAttempt()
    for (const failure of [refusal(404, 'FOUND_4040'), refusal(404, 'HTTP_404'), lost]) {
      ask.mockRejectedValueOnce(failure)
      await expect(giveUp()).rejects.toBe(failure)
      expect(readAttempt()).not.toBeNull()
    }
    ask.mockRejectedValueOnce(refusal(409, 'ORDER_4094'))
    expect(await giveUp()).toEqual({ kind: 'confirming' })
    ask.mockRejectedValueOnce(neverMade)
    expect(await giveUp()).toEqual({ kind: 'released' })
    expect(readAttempt()).toBeNull()
  })
})

describe('settling a lost response', () => {
  it('skips an attempt for which another tab has created the order in the meantime', async () => {
    await openAttempt()
    const outcome = settleLost()
    storage.write('checkoutAttempt', { ...(readAttempt() as Attempt), orderId: 'ord-1' })
    await vi.advanceTimersByTimeAsync(500)
    expect(await outcome).toEqual({ kind: 'unfinished' })
    expect(ask).not.toHaveBeenCalled()
  })

  it('is released without a request if another tab has settled the attempt in the meantime', async () => {
    await openAttempt()
    const outcome = settleLost()
    remove('checkoutAttempt')
    await vi.advanceTimersByTimeAsync(500)
    expect([await outcome, ask.mock.calls]).toEqual([{ kind: 'released' }, []])
  })

  it('uses the key if no order is known', async () => {
    await openAttempt()
    ask.mockRejectedValueOnce(neverMade)
    const outcome = settleLost()
    await vi.advanceTimersByTimeAsync(500)
    expect(await outcome).toEqual({ kind: 'released' })
    expect(readAttempt()).toBeNull()
  })
})

describe('continuing', () => {
  it.each([
    ['Pending', 'open', 'open'],
    ['Pending', 'confirming', 'confirming'],
    ['Paid', undefined, 'paid'],
    ['Cancelled', undefined, 'canceled'],
  ] as const)('reads the order first: %s %s', async (status, progress, kind) => {
    create.mockResolvedValue(orderCreated())
    await pay(sampleCheckout())
    get.mockResolvedValueOnce(orderResponse(status, progress))
    expect((await continuePaying()).kind).toBe(kind)
    expect(new Set(sent().map(String)).size).toBe(1)
  })

  it('uses the key if no order is known', async () => {
    await openAttempt()
    ask.mockResolvedValueOnce(orderResponse('Paid'))
    expect(await continuePaying()).toEqual({ kind: 'paid', orderId: 'ord-1', userId: 'gst-1' })
    expect([get.mock.calls, readAttempt()?.orderId]).toEqual([[], 'ord-1'])
  })
})

describe('a refusal', () => {
  const asked = () => ask.mock.calls.map(([{ params }]) => [params.orderId, params['Idempotency-Key']])

  it.each([
    [400, 'CART_1000'],
    [400, 'PAY_1001'],
    [400, 'PAY_1003'],
    [401, 'AUTH_4010'],
    [403, 'AUTH_4030'],
    [422, 'REQUEST_4220'],
  ])('%i %s is believed only once the key has no order, and then fails as specified', async (status, code) => {
    create.mockRejectedValueOnce(refusal(status, code)).mockResolvedValueOnce(orderCreated())
    ask.mockRejectedValueOnce(neverMade)
    const failure = await pay(sampleCheckout()).catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: 'Failed to initiate payment', cause: { code } })
    expect(asked()).toEqual([['-1', sent()[0]?.[0]]])
    expect(readAttempt()).toBeNull()
    await pay(sampleCheckout())
    const [first, second] = sent()
    expect(first?.[0]).not.toBe(second?.[0])
  })

  it('of a call that the browser repeated by itself does not hide the order of the first one', async () => {
    create.mockRejectedValueOnce(refusal(400, 'PAY_1001'))
    ask.mockResolvedValueOnce(orderResponse('Paid'))
    expect(await pay(sampleCheckout({ method: 'Wallet' }))).toEqual({ kind: 'paid', orderId: 'ord-1', userId: 'gst-1' })
    expect(readAttempt()).toMatchObject({ orderId: 'ord-1', settled: true })
  })

  it('leaves the attempt open if the key can’t be asked', async () => {
    create.mockRejectedValueOnce(refusal(400))
    ask.mockRejectedValueOnce(lost)
    await expect(pay(sampleCheckout())).rejects.toBe(lost)
    expect(readAttempt()).not.toBeNull()
  })
})

describe('an answer about another order', () => {
  const other = { id: 'ord-2', net_payable_amount: 35 }
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  it('under the key leaves the attempt open', async () => {
    await openAttempt()
    ask.mockResolvedValueOnce({ code: '200', data: sampleOrder({ status: 'Paid', ...other }) } as never)
    await expect(giveUp()).rejects.toThrow(ContractError)
    expect(readAttempt()).toMatchObject({ quote: { net_payable_amount: 70 } })
    expect(readAttempt()?.orderId).toBeUndefined()
  })

  it('to createOrder is not followed: the key says which order it is', async () => {
    create.mockResolvedValueOnce(orderCreated())
    await pay(sampleCheckout())
    get.mockResolvedValueOnce(orderResponse('Pending', 'open'))
    create.mockResolvedValueOnce({
      code: '200',
      data: { order_id: 'ord-9', payment_method: 'Card', payment: redirect },
    })
    ask.mockResolvedValueOnce(orderResponse('Paid'))
    expect(await continuePaying()).toMatchObject({ kind: 'paid', orderId: 'ord-1' })
  })

  it('to createOrder with another method is settled by the key', async () => {
    create.mockResolvedValueOnce(orderCreated({ kind: 'none' }, 'CompanyWallet'))
    ask.mockRejectedValueOnce(neverMade)
    expect(await pay(sampleCheckout())).toEqual({ kind: 'unreadable' })
  })
})

describe('a payment that another app takes', () => {
  const link = 'upi://pay?pa=vending@bank&am=70.00&cu=INR'
  const inApp = { kind: 'open_app', link, amount: 70, currency: 'INR', expires_in: 300 } as const
  const upi = sampleCheckout({ method: 'UPI' })

  it('is kept with its attempt, so that a reload and other tabs can show it', async () => {
    create.mockResolvedValueOnce(orderCreated(inApp, 'UPI'))
    expect(await pay(upi)).toEqual({ kind: 'open', payment: inApp })
    expect(readAttempt()?.payment).toEqual({ ...inApp, receivedAt: Date.now() })
  })

  it.each([{ amount: 7 }, { currency: 'USD' }])('is never opened for %o: its key settles it', async (other) => {
    const checkout = { ...upi, quote: { ...upi.quote, currency: 'INR' } }
    create.mockResolvedValueOnce(orderCreated({ ...inApp, ...other }, 'UPI'))
    ask.mockRejectedValueOnce(neverMade)
    expect(await pay(checkout)).toEqual({ kind: 'unreadable' })
    expect(readAttempt()).toBeNull()
  })

  it('never counts as uncharged once it could be approved', async () => {
    create.mockResolvedValueOnce(orderCreated(inApp, 'UPI'))
    await pay(upi)
    ask.mockResolvedValueOnce(orderResponse('Cancelled'))
    expect(await giveUp()).toMatchObject({ kind: 'canceled', order: { id: 'ord-1' } })
  })
})

describe('where the payer’s session has ended', () => {
  const denied = refusal(403, 'AUTH_4030')
  const answer = (outcome: string, more: object = {}) =>
    end.mockResolvedValueOnce({
      code: '200',
      data: { outcome, ...(outcome !== 'none' && { order_id: 'ord-1', net_payable_amount: 70 }), ...more },
    } as never)

  it.each([
    // The server has forgotten the order, so nobody knows what the bank did.
    ['none', { kind: 'canceled', order: undefined }, null],
    ['canceled', { kind: 'canceled' }, null],
    ['paid', { kind: 'paid', orderId: 'ord-1', userId: 'gst-1' }, true],
    ['confirming', { kind: 'confirming' }, undefined],
  ] as const)('the key alone is asked, at the payment’s own API: %s', async (outcome, expected, settled) => {
    create.mockResolvedValueOnce(orderCreated())
    await pay(sampleCheckout())
    storage.write('checkoutAttempt', { ...(readAttempt() as Attempt), apiBase: 'http://localhost/first' })
    ask.mockRejectedValueOnce(denied)
    answer(outcome)
    expect(await giveUp()).toMatchObject(expected)
    expect([readAttempt() === null, readAttempt()?.settled]).toEqual([settled === null, settled ?? undefined])
    expect(end.mock.calls[0]?.[1]).toEqual({ base: 'http://localhost/first' })
  })

  it('an answer with another amount settles nothing', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await openAttempt()
    ask.mockRejectedValueOnce(denied)
    answer('canceled', { net_payable_amount: 35 })
    await expect(giveUp()).rejects.toThrow(ContractError)
    expect(readAttempt()).not.toBeNull()
  })
})

it('“nothing was charged” is never the outcome once the payment page was opened', async () => {
  create.mockResolvedValueOnce(orderCreated())
  await pay(sampleCheckout())
  ask.mockResolvedValueOnce(orderResponse('Cancelled'))
  expect(await giveUp()).toMatchObject({ kind: 'canceled', order: { id: 'ord-1' }, attempt: { orderId: 'ord-1' } })
})

it('neither if the server says that the opened payment was never made', async () => {
  create.mockResolvedValueOnce(orderCreated())
  await pay(sampleCheckout())
  ask.mockRejectedValueOnce(neverMade)
  expect(await giveUp()).toMatchObject({ kind: 'canceled', order: undefined, attempt: { orderId: 'ord-1' } })
})

it('an insecure page, whose tabs can’t keep each other from paying, sends nothing', async () => {
  vi.stubGlobal('isSecureContext', false)
  expect(await pay(sampleCheckout())).toEqual({ kind: 'insecure' })
  expect(create).not.toHaveBeenCalled()
  expect(readAttempt()).toBeNull()
})
