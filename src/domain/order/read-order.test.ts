/** Which session reads the order of an open payment, and what counts as a refusal (§4.15). */
import { afterEach, expect, test, vi } from 'vitest'
import * as session from '#domain/session/session.ts'
import { getOrder } from '#generated/operations/orders.ts'
import { ApiError, NetworkError, SessionChangedError } from '#shared/api/errors.ts'
import { remove, write } from '#shared/storage/storage.ts'
import { sampleAttempt, sampleOrder } from './order.sample.ts'
import { asAttemptOwner, isDeniedToOwner, readOrder } from './read-order.ts'

const name = { operationId: 'getOrder', requestId: 'req-00000001' } as const
const refusal = (status: number, code: string) => new ApiError(name, { status, code, message: 'No.', body: {} })
const forbidden = refusal(403, 'AUTH_4030')

afterEach(() => remove('checkoutAttempt'))

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
  const init = { ...(session && { session }), signal }
  expect(await readOrder('usr-2', 'ord-1', signal)).toEqual(sampleOrder())
  expect(call).toHaveBeenCalledExactlyOnceWith({ userId, machineId, orderId: 'ord-1' }, init)
})
