/** Reads orders and payments at the API, and accepts an answer about a payment only if it fits the payment's own facts. */
import { getOrder, getPaymentAttempt } from '#generated/operations/orders.ts'
import type { OperationId } from '#generated/runtime/operation.ts'
import { configuredBase } from '#shared/api/call-headers.ts'
import { apiBase, claimsOf } from '#shared/api/claims.ts'
import { reportDrift } from '#shared/api/drift.ts'
import { ContractError, NetworkError, SessionChangedError, TimeoutError } from '#shared/api/errors.ts'
import { deniesAccess } from '#shared/api/proofs.ts'
import { read } from '#shared/storage/storage.ts'
import { currentSession } from '../session/session.ts'
import { type Attempt, misfits, type PaymentFacts, paymentMisfits } from './attempt.ts'
import { readAttempt, storeAttempt } from './attempt-store.ts'
import type { Order } from './order-state.ts'

type Init = { session?: 'attempt'; base: string; signal?: AbortSignal }

/** The API denies this session access, or the session has ended. */
export const isDeniedToOwner = (error: unknown) => error instanceof SessionChangedError || deniesAccess(error)

/** The API of the session that pays now. */
export const sessionBase = () => apiBase(claimsOf(read('accessToken')))

/** The API of an attempt. A record of the first version belongs to the API of its payer's token. */
export function attemptBase({ apiBase: own, request }: Attempt): string {
  if (own) return own
  const tokens = [read('attemptSession')?.accessToken, read('accessToken')]
  const payer = tokens.map((token) => claimsOf(token ?? null)).find((claims) => claims?.sub === request.user_id)
  return payer ? apiBase(payer) : configuredBase()
}

/**
 * Calls the attempt's API as the customer who started the attempt. If that is denied and someone else is signed in to
 * the same API now, calls as that customer, because a server may move a guest's orders to the new account at sign-in. A
 * result for the attempt's key is valid for either one: keys are unique across all customers.
 */
export async function asAttemptOwner<T>(
  attempt: Attempt,
  call: (userId: string, init: Init) => Promise<T>,
): Promise<T> {
  const payer = attempt.request.user_id
  const base = attemptBase(attempt)
  try {
    return await call(payer, { session: 'attempt', base })
  } catch (error) {
    const { userId } = currentSession()
    if (!isDeniedToOwner(error) || !userId || userId === payer || sessionBase() !== base) throw error
    return call(userId, { base })
  }
}

/** Throws a ContractError, and reports the facts that differ, unless there are none. */
export function accept(operationId: OperationId, differing: readonly string[]) {
  if (differing.length === 0) return
  for (const fact of differing)
    reportDrift({ operationId, pointer: `/data/${fact}`, expected: 'that of the open payment', found: 'another one' })
  throw new ContractError(`The response to ${operationId} is about another payment`, { operationId, requestId: '' })
}

/** Asks by the key alone, which needs no session. Throws the transport's errors. */
async function readPayment(attempt: Attempt, signal?: AbortSignal): Promise<PaymentFacts> {
  const params = { 'Idempotency-Key': attempt.idempotencyKey }
  const init = { base: attemptBase(attempt), ...(signal && { signal }) }
  const { data } = await getPaymentAttempt.call(params, init)
  // The key decides which order is this payment's.
  const { orderId: _, ...rest } = attempt
  accept('getPaymentAttempt', paymentMisfits(rest, data))
  adoptOrderId(attempt, data.order_id)
  return data
}

/** The stored attempt may have changed during the call: signing out removes its cart lines. */
export function adoptOrderId(attempt: Attempt, orderId: string | undefined) {
  const stored = readAttempt() ?? attempt
  if (stored.idempotencyKey === attempt.idempotencyKey && orderId !== undefined && stored.orderId !== orderId)
    storeAttempt({ ...stored, orderId })
}

/** The order of an attempt with an order id. Throws the transport's errors, and a ContractError for another order. */
export const readAttemptOrder = (attempt: Attempt, signal?: AbortSignal): Promise<Order> =>
  asAttemptOwner(attempt, async (userId, init) => {
    const params = { userId, machineId: attempt.request.vending_machine_id, orderId: attempt.orderId ?? '' }
    const { data } = await getOrder.call(params, { ...init, ...(signal && { signal }) })
    accept('getOrder', misfits(attempt, data))
    return data
  })

/** What the API says about an attempt: its order, or, if that can't be had, only how the payment stands. */
export type AttemptAnswer = { order: Order; payment?: never } | { payment: PaymentFacts; order?: never }

/**
 * Throws the transport's errors: those of the order, unless the answer about the payment was only lost on the way and may
 * be asked for again.
 */
export async function askAttempt(attempt: Attempt, signal?: AbortSignal): Promise<AttemptAnswer> {
  try {
    return { order: await readAttemptOrder(attempt, signal) }
  } catch (error) {
    if (!isDeniedToOwner(error) && !(error instanceof ContractError)) throw error
    const payment = await readPayment(attempt, signal).catch((byKey: unknown) => {
      if (byKey instanceof NetworkError || byKey instanceof TimeoutError) throw byKey
    })
    // Another order than the one just asked for: the next question is about that one.
    if (!payment || payment.order_id !== attempt.orderId) throw error
    return { payment }
  }
}

/** The customer for whom an order is read: who pays it, as long as the attempt is open, otherwise who is signed in. */
export function readerOf(orderId: string, userId: string): string {
  const attempt = readAttempt()
  return attempt?.orderId === orderId && !attempt.settled ? attempt.request.user_id : userId
}

/** Reads any order by its id, at the attempt's machine or at any machine (-1). Throws the transport's errors. */
export async function readOrder(userId: string, orderId: string, signal?: AbortSignal): Promise<Order> {
  const attempt = readAttempt()
  if (attempt?.orderId === orderId && (!attempt.settled || attempt.request.user_id === userId))
    return readAttemptOrder(attempt, signal).catch(async (error: unknown) => {
      // createOrder may have named a wrong order. The key tells which one is right.
      if (error instanceof ContractError) await readPayment(attempt, signal).catch(() => undefined)
      throw error
    })
  const machineId = attempt?.orderId === orderId ? attempt.request.vending_machine_id : '-1'
  const { data } = await getOrder.call({ userId, machineId, orderId }, signal ? { signal } : {})
  return sameOrder(orderId, data, 'getOrder')
}

/** Throws a ContractError if a response is about another order than the one that was asked about. */
export function sameOrder(orderId: string, order: Order, operationId: OperationId): Order {
  accept(operationId, order.id === orderId ? [] : ['id'])
  return order
}
