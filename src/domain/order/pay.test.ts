import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOrder } from '#generated/operations/orders.ts'
import { ApiError, NetworkError, TimeoutError } from '#shared/api/errors.ts'
import { read, remove } from '#shared/storage/storage.ts'
import { readAttempt } from './attempt-store.ts'
import { sampleCheckout } from './order.sample.ts'
import { continuePaying, PaymentRefused, pay } from './pay.ts'

const name = { operationId: 'createOrder', requestId: 'req-00000001' }
const refusal = (status: number, code = 'CART_1001') =>
  new ApiError(name, { status, code, message: 'No.', body: undefined })
const redirect = { kind: 'redirect', url: 'https://pay.example.com' } as const
const answer = (payment: object = redirect, method = 'Card') => ({
  code: '200',
  data: { order_id: 'ord-1', payment_method: method, payment },
})

/** Grants a free lock, and answers null where it is held and the caller does not wait. */
function locks() {
  const held = new Set<string>()
  return {
    request: async (name: string, _options: { ifAvailable: true }, work: (lock: object | null) => unknown) => {
      if (held.has(name)) return work(null)
      held.add(name)
      try {
        return await work({})
      } finally {
        held.delete(name)
      }
    },
  }
}

const spyOnCall = () => vi.spyOn(createOrder, 'call')
let call: ReturnType<typeof spyOnCall>
const sent = () => call.mock.calls.map(([{ params, body }]) => [params['Idempotency-Key'], JSON.stringify(body)])

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: locks() })
  call = spyOnCall()
})
afterEach(() => {
  vi.useRealTimers()
  remove('checkoutAttempt')
  remove('orderId')
})

describe('pay', () => {
  it('saves the attempt before it asks, and the order id before it leaves', async () => {
    call.mockImplementation(async () => {
      expect(readAttempt()).toMatchObject({ request: { user_id: 'gst-1' }, lines: sampleCheckout().lines })
      return answer() as never
    })
    expect(await pay(sampleCheckout())).toEqual({ kind: 'leave', payment: redirect })
    expect(readAttempt()?.orderId).toBe('ord-1')
  })

  it('hints at the order two seconds later', async () => {
    call.mockResolvedValue(answer() as never)
    await pay(sampleCheckout())
    vi.advanceTimersByTime(1_999)
    expect(read('orderId')).toBeNull()
    vi.advanceTimersByTime(1)
    expect(read('orderId')).toBe('ord-1')
  })

  it('hints at nothing for a wallet', async () => {
    call.mockResolvedValue(answer({ kind: 'none' }, 'Wallet') as never)
    expect(await pay(sampleCheckout({ method: 'Wallet' }))).toEqual({ kind: 'paid', orderId: 'ord-1' })
    vi.advanceTimersByTime(10_000)
    expect(read('orderId')).toBeNull()
  })

  it('sends one order for a double tap', async () => {
    call.mockResolvedValue(answer() as never)
    const taps = await Promise.all([pay(sampleCheckout()), pay(sampleCheckout())])
    expect(taps.map(({ kind }) => kind)).toEqual(['leave', 'busy'])
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('starts nothing new while an attempt is open, but another customer may', async () => {
    call.mockResolvedValue(answer() as never)
    await pay(sampleCheckout())
    expect(await pay(sampleCheckout())).toEqual({ kind: 'unfinished' })
    expect(call).toHaveBeenCalledTimes(1)
    expect(await pay(sampleCheckout({ userId: 'usr-asha' }))).toMatchObject({ kind: 'leave' })
    const [first, second] = sent()
    expect(first?.[0]).not.toBe(second?.[0])
  })
})

describe('an answer that never came', () => {
  it.each([new TimeoutError('', name), new NetworkError('', name), refusal(503, 'E_500')])(
    'is asked for once more with the same key and body: %s',
    async (lost) => {
      call.mockRejectedValueOnce(lost).mockResolvedValueOnce(answer() as never)
      expect(await pay(sampleCheckout())).toMatchObject({ kind: 'leave' })
      const [first, second] = sent()
      expect(first).toEqual(second)
    },
  )

  it('leaves the attempt open, to be continued with the same key and body', async () => {
    call.mockRejectedValue(new TimeoutError('', name))
    await expect(pay(sampleCheckout())).rejects.toThrow(TimeoutError)
    expect(await pay(sampleCheckout())).toEqual({ kind: 'unfinished' })
    call.mockResolvedValue(answer({ kind: 'none' }) as never)
    expect(await continuePaying('gst-1')).toEqual({ kind: 'paid', orderId: 'ord-1' })
    expect(new Set(sent().map(String)).size).toBe(1)
  })

  it('is over once the server proves on the replay that it made nothing', async () => {
    call.mockRejectedValueOnce(new TimeoutError('', name)).mockRejectedValueOnce(refusal(400))
    await expect(pay(sampleCheckout())).rejects.toThrow(PaymentRefused)
    expect(readAttempt()).toBeNull()
  })
})

describe('a refusal', () => {
  it.each([400, 409, 422])('of status %i gives up the key and fails as specified', async (status) => {
    call.mockRejectedValueOnce(refusal(status)).mockResolvedValueOnce(answer() as never)
    const failure = await pay(sampleCheckout()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PaymentRefused)
    expect(failure).toMatchObject({ message: 'Failed to initiate payment', cause: { code: 'CART_1001', status } })
    expect(readAttempt()).toBeNull()
    await pay(sampleCheckout())
    const [first, second] = sent()
    expect(first?.[0]).not.toBe(second?.[0])
  })

  it('of a replay that only says who asks proves nothing', async () => {
    call.mockRejectedValueOnce(new TimeoutError('', name)).mockRejectedValueOnce(refusal(403, 'FORBIDDEN'))
    await expect(pay(sampleCheckout())).rejects.toThrow(ApiError)
    expect(readAttempt()).not.toBeNull()
  })

  it('never touches an attempt of somebody else', async () => {
    call.mockRejectedValue(new TimeoutError('', name))
    await pay(sampleCheckout()).catch(() => {})
    call.mockClear()
    expect(await continuePaying('usr-asha')).toEqual({ kind: 'nothing' })
    expect(call).not.toHaveBeenCalled()
    expect(readAttempt()).not.toBeNull()
  })
})
