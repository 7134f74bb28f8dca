/** Which session reads the order of an open payment, and what counts as a refusal (§4.15). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as session from '#domain/session/session.ts'
import { getOrder, getPaymentAttempt } from '#generated/operations/orders.ts'
import { configuredBase } from '#shared/api/call-headers.ts'
import { ApiError, ContractError, NetworkError, SessionChangedError } from '#shared/api/errors.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { readAttempt } from './attempt-store.ts'
import { sampleAttempt, sampleOrder } from './order.sample.ts'
import { asAttemptOwner, askAttempt, attemptBase, isDeniedToOwner, readOrder } from './read-order.ts'

const name = { operationId: 'getOrder', requestId: 'req-00000001' } as const
const refusal = (status: number, code: string) => new ApiError(name, { status, code, message: 'No.', body: {} })
const forbidden = refusal(403, 'AUTH_4030')

afterEach(() => clearExcept([]))

test.each([
  [refusal(401, 'AUTH_4010'), true],
  [forbidden, true],
  [refusal(404, 'FOUND_4040'), true],
  [new SessionChangedError('', name), true],
  // No such order; a proxy's page; a server error; no response.
  [refusal(404, 'ORDER_4040'), false],
  [refusal(404, 'HTTP_404'), false],
  [refusal(500, 'SERVER_5000'), false],
  [new NetworkError('', name), false],
])('%s denies the owner: %s', (error, isDenied) => expect(isDeniedToOwner(error)).toBe(isDenied))

test.each([
  ['only as the owner', 'gst-1', forbidden, ['gst-1 attempt']],
  ['as the owner, then as the current customer', 'usr-2', forbidden, ['gst-1 attempt', 'usr-2 undefined']],
  ['only as the owner after a server error', 'usr-2', refusal(500, 'SERVER_5000'), ['gst-1 attempt']],
])('calls %s', async (_, userId, error, asked) => {
  write('checkoutAttempt', sampleAttempt)
  vi.spyOn(session, 'currentSession').mockReturnValue({ userId } as never)
  const call = vi.fn(async (_user: string, _init: { session?: 'attempt' }) => Promise.reject(error))
  await expect(asAttemptOwner(sampleAttempt, call)).rejects.toBe(error)
  expect(call.mock.calls.map(([user, init]) => `${user} ${init.session}`)).toEqual(asked)
})

test.each([
  ['of an open payment as its owner, at its machine', { orderId: 'ord-1' }, 'gst-1', 'VM-1001', 'attempt'],
  ['of a settled payment as the current customer', { orderId: 'ord-1', settled: true }, 'usr-2', 'VM-1001', undefined],
  ['of another payment at any machine', { orderId: 'ord-2' }, 'usr-2', '-1', undefined],
  ['without a stored payment at any machine', null, 'usr-2', '-1', undefined],
])('reads an order %s', async (_, paid, userId, machineId, session) => {
  if (paid) write('checkoutAttempt', { ...sampleAttempt, ...paid })
  const call = vi.spyOn(getOrder, 'call').mockResolvedValue({ code: '200', data: sampleOrder() })
  const { signal } = new AbortController()
  const base = configuredBase()
  const init = { ...(session && { session, base }), signal }
  expect(await readOrder('usr-2', 'ord-1', signal)).toEqual(sampleOrder())
  expect(call).toHaveBeenCalledExactlyOnceWith({ userId, machineId, orderId: 'ord-1' }, init)
})

const base = 'http://localhost/india'
const tokenFor = (sub: string, baseUrl?: string) =>
  `e30.${btoa(JSON.stringify({ sub, is_guest_user: false, ...(baseUrl && { baseUrl }) })).replaceAll('=', '')}.x`

test('an attempt’s API is the one it was started at; of an older record, the API of its payer’s token', () => {
  const { apiBase: _, ...older } = sampleAttempt
  expect(attemptBase({ ...older, apiBase: base })).toBe(base)
  expect(attemptBase(older)).toBe(configuredBase())
  write('accessToken', tokenFor('usr-2', 'http://localhost/other'))
  expect(attemptBase(older)).toBe(configuredBase())
  write('attemptSession', {
    userId: 'gst-1',
    accessToken: tokenFor('gst-1', base),
    refreshToken: 'r'.repeat(16),
    isSignedOut: false,
  })
  expect(attemptBase(older)).toBe(base)
})

test('the current customer is not asked at another API than their own', async () => {
  vi.spyOn(session, 'currentSession').mockReturnValue({ userId: 'usr-2' } as never)
  write('accessToken', tokenFor('usr-2', base))
  const call = vi.fn(async (_user: string, _init: { base: string }) => Promise.reject(forbidden))
  await expect(asAttemptOwner(sampleAttempt, call)).rejects.toBe(forbidden)
  expect(call.mock.calls.map(([user, init]) => [user, init.base])).toEqual([['gst-1', configuredBase()]])
})

describe('an attempt with an order', () => {
  const attempt = { ...sampleAttempt, orderId: 'ord-1' }
  const paid = { outcome: 'paid', order_id: 'ord-1', net_payable_amount: 70 } as const
  const byKey = (data: object) => vi.spyOn(getPaymentAttempt, 'call').mockResolvedValue({ code: '200', data } as never)
  const answers = (data: object) => vi.spyOn(getOrder, 'call').mockResolvedValue({ code: '200', data } as never)
  const errors: string[] = []
  beforeEach(() => {
    errors.length = 0
    vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(line))
    write('checkoutAttempt', attempt)
  })

  test('is answered by its order', async () => {
    answers(sampleOrder())
    expect(await askAttempt(attempt)).toEqual({ order: sampleOrder() })
  })

  test.each([
    ['the payer’s session is denied', () => vi.spyOn(getOrder, 'call').mockRejectedValue(forbidden)],
    ['the order can’t be read', () => vi.spyOn(getOrder, 'call').mockRejectedValue(new ContractError('', name))],
    ['another order comes', () => answers(sampleOrder({ id: 'ord-9' }))],
  ])('is answered by its key if %s', async (_, fail) => {
    fail()
    const ask = byKey(paid)
    expect(await askAttempt(attempt)).toEqual({ payment: paid })
    const key = { 'Idempotency-Key': attempt.idempotencyKey }
    expect(ask).toHaveBeenCalledExactlyOnceWith(key, { base: configuredBase() })
  })

  test.each([
    ['a network error says nothing about who may ask', new NetworkError('', name), paid],
    ['the key’s answer has another amount', forbidden, { ...paid, net_payable_amount: 1 }],
    ['the server has no such operation', forbidden, null],
  ])('stays unanswered: %s', async (_, error, data) => {
    vi.spyOn(getOrder, 'call').mockRejectedValue(error)
    if (data) byKey(data)
    else vi.spyOn(getPaymentAttempt, 'call').mockRejectedValue(refusal(404, 'HTTP_404'))
    await expect(askAttempt(attempt)).rejects.toBe(error)
    expect(readAttempt()).toEqual(attempt)
  })

  test('stays open if only the key’s answer was lost on the way: it is asked for again', async () => {
    const lost = new NetworkError('', name)
    vi.spyOn(getOrder, 'call').mockRejectedValue(forbidden)
    vi.spyOn(getPaymentAttempt, 'call').mockRejectedValue(lost)
    await expect(askAttempt(attempt)).rejects.toBe(lost)
  })

  test('another order under its id is rejected and reported, and the key corrects a wrong id', async () => {
    answers(sampleOrder({ net_payable_amount: 35 }))
    byKey({ ...paid, order_id: 'ord-2' })
    await expect(readOrder('gst-1', 'ord-1')).rejects.toThrow(ContractError)
    expect(errors.join()).toContain('getOrder at /data/net_payable_amount')
    expect(readAttempt()).toEqual({ ...attempt, orderId: 'ord-2' })
  })

  test('an order that was not asked for is rejected without an attempt, too', async () => {
    write('checkoutAttempt', { ...attempt, settled: true })
    answers(sampleOrder({ id: 'ord-9' }))
    await expect(readOrder('gst-1', 'ord-1')).rejects.toThrow(ContractError)
  })
})
