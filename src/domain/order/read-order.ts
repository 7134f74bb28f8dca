/** Reading an order, the one of an open attempt under the session that made it. */
import { currentSession } from '#domain/session/session.ts'
import { getOrder } from '#generated/operations/orders.ts'
import { ApiError, SessionChangedError } from '#shared/api/errors.ts'
import type { Attempt } from './attempt.ts'
import { readAttempt } from './attempt-store.ts'
import type { Order } from './order-state.ts'

type Init = { session?: 'attempt'; signal?: AbortSignal }

/** The API itself does not let this session see it, or the session is over. A proxy's 404 says nothing of the kind. */
export const isRefusedToMaker = (error: unknown) =>
  error instanceof SessionChangedError ||
  (error instanceof ApiError &&
    error.isDocumented &&
    [401, 403, 404].includes(error.status) &&
    error.code !== 'ORDER_4040')

/**
 * Calls for the customer who made the attempt. Where they are refused and somebody else is signed in now, calls for
 * that customer: a server that merges a guest's orders at sign-in knows the order under the new account. An answer to
 * the attempt's key holds whoever asks: keys are unique across all customers.
 */
export async function asMaker<T>({ request }: Attempt, call: (userId: string, init: Init) => Promise<T>): Promise<T> {
  try {
    return await call(request.user_id, { session: 'attempt' })
  } catch (error) {
    const { userId } = currentSession()
    if (!isRefusedToMaker(error) || !userId || userId === request.user_id) throw error
    return call(userId, {})
  }
}

/** The order of an attempt that knows its order id. Throws the transport's errors. */
export const readAttemptOrder = (attempt: Attempt, signal?: AbortSignal): Promise<Order> =>
  asMaker(attempt, async (userId, init) => {
    const params = { userId, machineId: attempt.request.vending_machine_id, orderId: attempt.orderId ?? '' }
    return (await getOrder.call(params, { ...init, ...(signal && { signal }) })).data
  })

/** Any order by its id. Its machine is known from the attempt; -1 stands for any. Throws the transport's errors. */
export async function readOrder(userId: string, orderId: string, signal?: AbortSignal): Promise<Order> {
  const attempt = readAttempt()
  if (attempt?.orderId === orderId && !attempt.settled) return readAttemptOrder(attempt, signal)
  const machineId = attempt?.orderId === orderId ? attempt.request.vending_machine_id : '-1'
  return (await getOrder.call({ userId, machineId, orderId }, signal ? { signal } : {})).data
}
