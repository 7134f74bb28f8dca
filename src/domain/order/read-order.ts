/** Reads orders. The order of an open attempt is read with the session that created it. */
import { currentSession } from '#domain/session/session.ts'
import { getOrder } from '#generated/operations/orders.ts'
import { ApiError, SessionChangedError } from '#shared/api/errors.ts'
import type { Attempt } from './attempt.ts'
import { readAttempt } from './attempt-store.ts'
import type { Order } from './order-state.ts'

type Init = { session?: 'attempt'; signal?: AbortSignal }

/** The API denies this session access, or the session has ended. A proxy's 404 proves neither. */
export const isDeniedToOwner = (error: unknown) =>
  error instanceof SessionChangedError ||
  (error instanceof ApiError &&
    error.isDocumented &&
    [401, 403, 404].includes(error.status) &&
    error.code !== 'ORDER_4040')

/**
 * Calls as the customer who started the attempt. If that is denied and someone else is signed in now, calls as that
 * customer, because a server may move a guest's orders to the new account at sign-in. A result for the attempt's key is
 * valid for either one: keys are unique across all customers.
 */
export async function asAttemptOwner<T>(
  { request }: Attempt,
  call: (userId: string, init: Init) => Promise<T>,
): Promise<T> {
  try {
    return await call(request.user_id, { session: 'attempt' })
  } catch (error) {
    const { userId } = currentSession()
    if (!isDeniedToOwner(error) || !userId || userId === request.user_id) throw error
    return call(userId, {})
  }
}

/** The order of an attempt with an order id. Throws the transport's errors. */
export const readAttemptOrder = (attempt: Attempt, signal?: AbortSignal): Promise<Order> =>
  asAttemptOwner(attempt, async (userId, init) => {
    const params = { userId, machineId: attempt.request.vending_machine_id, orderId: attempt.orderId ?? '' }
    return (await getOrder.call(params, { ...init, ...(signal && { signal }) })).data
  })

/** The customer for whom an order is read: who pays it, as long as the attempt is open, otherwise who is signed in. */
export function readerOf(orderId: string, userId: string): string {
  const attempt = readAttempt()
  return attempt?.orderId === orderId && !attempt.settled ? attempt.request.user_id : userId
}

/** Reads any order by its id, at the attempt's machine or at any machine (-1). Throws the transport's errors. */
export async function readOrder(userId: string, orderId: string, signal?: AbortSignal): Promise<Order> {
  const attempt = readAttempt()
  if (attempt?.orderId === orderId && (!attempt.settled || attempt.request.user_id === userId))
    return readAttemptOrder(attempt, signal)
  const machineId = attempt?.orderId === orderId ? attempt.request.vending_machine_id : '-1'
  return (await getOrder.call({ userId, machineId, orderId }, signal ? { signal } : {})).data
}
