/**
 * Paying: save the attempt → createOrder → leave for the provider, or paid. Only one tab pays at a time. An attempt
 * whose outcome is unknown stays open until the server reports it; it is never overwritten.
 */
import { createOrder, unblockOrder } from '#generated/operations/orders.ts'
import type { components } from '#generated/types.ts'
import { ApiError, ContractError } from '#shared/api/errors.ts'
import { checkoutLock, withLock } from '#shared/locks.ts'
import { randomUUID } from '#shared/platform.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { storageDelay } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import {
  type Attempt,
  type Checkout,
  isOpen,
  type PaymentMethod,
  provesNoOrderCreated,
  startAttempt,
} from './attempt.ts'
import { readAttempt, storeAttempt } from './attempt-store.ts'
import { moneyState, type Order } from './order-state.ts'
import { asAttemptOwner, readAttemptOrder } from './read-order.ts'
import { applyOrder } from './settle-stored.ts'

type Payment = components['schemas']['Payment']
export type ProviderPayment = Exclude<Payment, { kind: 'none' }>

export type PayOutcome =
  /** `userId`: the order's customer. Someone else may be signed in by now. */
  | { kind: 'paid'; orderId: string; userId: string }
  | { kind: 'leave'; payment: ProviderPayment }
  /** The attempt is over and nothing was charged. */
  | { kind: 'released' }
  /** Released, because createOrder's response could not be read. */
  | { kind: 'unreadable' }
  /** The customer has paid, and the provider is confirming it. */
  | { kind: 'confirming' }
  /** An earlier attempt has to end first. */
  | { kind: 'unfinished' }
  /** Nothing was sent: the browser is offline. */
  | { kind: 'offline' }
  /** Nothing was sent: the attempt would not survive a reload. */
  | { kind: 'not-stored' }
  /** This or another tab is paying right now. */
  | { kind: 'busy' }

/** It is certain that no order was created and nothing was charged. */
export class PaymentRefused extends Error {
  override readonly cause: ApiError
  constructor(cause: ApiError) {
    super(texts.checkout.notInitiated)
    this.cause = cause
  }
}

const exclusively = (work: () => Promise<PayOutcome>): Promise<PayOutcome> =>
  withLock(checkoutLock, (lock) => (lock ? work() : { kind: 'busy' }), { ifAvailable: true })

const onOpenAttempt = (work: (attempt: Attempt) => Promise<PayOutcome>) =>
  exclusively(async () => {
    const attempt = readAttempt()
    return isOpen(attempt) ? work(attempt) : { kind: 'released' }
  })

/** Starts an attempt unless one is open. Throws PaymentRefused, or the error that left the outcome unknown. */
export const pay = (checkout: Checkout): Promise<PayOutcome> =>
  exclusively(async () => {
    if (isOpen(readAttempt())) return { kind: 'unfinished' }
    if (navigator.onLine === false) return { kind: 'offline' }
    const attempt = startAttempt(checkout, randomUUID(), new Date())
    if (storeAttempt(attempt)) return submit(attempt)
    storeAttempt(null)
    return { kind: 'not-stored' }
  })

/** Returns to the payment page of the open attempt if its order is still unpaid. Throws the transport's errors. */
export const continuePaying = (): Promise<PayOutcome> =>
  onOpenAttempt(async (attempt) => {
    if (!attempt.orderId) return resolveByKey(attempt)
    const order = await readAttemptOrder(attempt)
    return moneyState(order) === 'waiting' && order.payment_progress !== 'confirming'
      ? replay(attempt)
      : outcomeOf(order)
  })

/** Cancels the open attempt unless the server says it is paid. Throws the transport's errors; it then stays open. */
export const giveUp = (): Promise<PayOutcome> => onOpenAttempt((attempt) => resolveByKey(attempt))

/**
 * Automatically settles an attempt whose response was lost. Skips an attempt that has an order by now: another tab
 * created it, and the customer is about to pay there. Throws the transport's errors.
 */
export const settleLost = (): Promise<PayOutcome> =>
  onOpenAttempt(async () => {
    await new Promise((resolve) => setTimeout(resolve, storageDelay))
    const attempt = readAttempt()
    if (!isOpen(attempt)) return { kind: 'released' }
    return attempt.orderId ? { kind: 'unfinished' } : resolveByKey(attempt)
  })

async function submit(attempt: Attempt): Promise<PayOutcome> {
  try {
    return await send(attempt)
  } catch (error) {
    if (error instanceof ApiError && provesNoOrderCreated(error)) {
      storeAttempt(null)
      throw new PaymentRefused(error)
    }
    if (error instanceof ContractError) return resolveUnreadable(attempt)
    // Respect Retry-After.
    if (error instanceof ApiError && error.retryAt) throw error
    return replay(attempt)
  }
}

/** The order may exist, but its payment can't be read, so it is settled by its key. */
async function resolveUnreadable(attempt: Attempt): Promise<PayOutcome> {
  const outcome = await resolveByKey(attempt)
  return outcome.kind === 'released' ? { kind: 'unreadable' } : outcome
}

/** Sends the same key and body again. The server returns the existing order or creates it now. */
async function replay(attempt: Attempt): Promise<PayOutcome> {
  try {
    return await send(attempt)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return resolveByKey(attempt, error)
    if (error instanceof ContractError) return resolveUnreadable(attempt)
    throw error
  }
}

/** The stored attempt may have changed during the call: signing out removes its cart lines. */
const recordOrderId = (attempt: Attempt, orderId: string) => storeAttempt({ ...(readAttempt() ?? attempt), orderId })

async function send(attempt: Attempt): Promise<PayOutcome> {
  const { idempotencyKey, request } = attempt
  const params = { userId: request.user_id, machineId: request.vending_machine_id, 'Idempotency-Key': idempotencyKey }
  const { data } = await createOrder.call({ params, body: request }, { session: 'attempt' })
  recordOrderId(attempt, data.order_id)
  storeOrderId(request, data.order_id)
  return data.payment.kind === 'none'
    ? { kind: 'paid', orderId: data.order_id, userId: request.user_id }
    : { kind: 'leave', payment: data.payment }
}

/**
 * Looks up the order by the attempt's key. The server cancels an unpaid order. If there is none, it voids the key, so a
 * delayed request can't charge later. `refusal` is createOrder's earlier error.
 */
async function resolveByKey(attempt: Attempt, refusal?: ApiError): Promise<PayOutcome> {
  const key = {
    machineId: attempt.request.vending_machine_id,
    orderId: '-1',
    'Idempotency-Key': attempt.idempotencyKey,
  }
  try {
    const { data: order } = await asAttemptOwner(attempt, (userId, init) =>
      unblockOrder.call({ params: { userId, ...key } }, init),
    )
    recordOrderId(attempt, order.id)
    return outcomeOf(order)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'ORDER_4094') return { kind: 'confirming' }
    if (error.code !== 'ORDER_4040') throw error
    storeAttempt(null)
    if (refusal) throw new PaymentRefused(refusal)
    return { kind: 'released' }
  }
}

/** Settles the attempt by the order's true state. */
function outcomeOf(order: Order): PayOutcome {
  applyOrder(order)
  switch (moneyState(order)) {
    case 'paid':
      return { kind: 'paid', orderId: order.id, userId: order.user_id }
    case 'canceled':
      return { kind: 'released' }
    default:
      return order.payment_progress === 'confirming' ? { kind: 'confirming' } : { kind: 'unfinished' }
  }
}

const followUpDelay = 2_000
const isWallet = (method: PaymentMethod) => method === 'Wallet' || method === 'CompanyWallet'

/** For a result page whose URL names no order (§4.15). If this page closes earlier, the stored attempt has the id. */
function storeOrderId({ user_id, payment_method }: Attempt['request'], orderId: string) {
  if (!isWallet(payment_method)) setTimeout(() => writeOwned('orderId', user_id, orderId), followUpDelay)
}
