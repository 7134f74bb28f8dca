/**
 * Paying: save the attempt → createOrder → open what the customer pays with, or paid. Only one tab pays at a time. An attempt
 * whose outcome is unknown stays open until the server reports it; it is never overwritten.
 */
import { createOrder, endPaymentAttempt, unblockOrder } from '#generated/operations/orders.ts'
import type { components } from '#generated/types.ts'
import { ApiError, ContractError } from '#shared/api/errors.ts'
import { isRefused, provesNoOrder } from '#shared/api/proofs.ts'
import { isOnline } from '#shared/connection.ts'
import { checkoutLock, withLock } from '#shared/locks.ts'
import { randomUUID } from '#shared/platform.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { storageDelay } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { isToBePaid, type OpenPayment, type Payment } from '../payment/kinds/payment-kinds.ts'
import { isPaidOnPage } from '../payment/payment-methods.ts'
import { type Attempt, type Checkout, isOpen, misfits, paymentMisfits, startAttempt } from './attempt.ts'
import { keepPayment, readAttempt, removeAttempt, storeAttempt } from './attempt-store.ts'
import { moneyState, type Order } from './order-state.ts'
import { asPaymentCall } from './payment-calls.ts'
import {
  accept,
  adoptOrderId,
  asAttemptOwner,
  attemptBase,
  isDeniedToOwner,
  readAttemptOrder,
  sessionBase,
} from './read-order.ts'
import { applyOrder, applyPayment } from './settle-stored.ts'

export type PayOutcome =
  /** `userId`: the order's customer. Someone else may be signed in by now. `order`: if the server has sent it. */
  | { kind: 'paid'; orderId: string; userId: string; order?: Order | undefined }
  | { kind: 'open'; payment: OpenPayment }
  /** The attempt is over and nothing was charged: its payment page was never opened, or there was none. */
  | { kind: 'released' }
  /** The order is canceled, but its payment page was opened: a payment that still arrives there is refunded. */
  | { kind: 'canceled'; attempt: Attempt; order: Order | undefined }
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
  /** Nothing was sent: on an insecure page (plain http), tabs can't keep each other from paying twice. */
  | { kind: 'insecure' }
  /** This or another tab is paying right now. */
  | { kind: 'busy' }

/** It is certain that no order was created and nothing was charged: the key was asked. */
export class PaymentRefused extends Error {
  override readonly cause: ApiError
  readonly attempt: Attempt
  constructor(cause: ApiError, attempt: Attempt) {
    super(texts.checkout.notInitiated)
    this.cause = cause
    this.attempt = attempt
  }
}

const exclusively = (work: () => Promise<PayOutcome>): Promise<PayOutcome> =>
  withLock(checkoutLock, (lock) => (lock ? asPaymentCall(work) : { kind: 'busy' }), { ifAvailable: true })

const onOpenAttempt = (work: (attempt: Attempt) => Promise<PayOutcome>) =>
  exclusively(async () => {
    const attempt = readAttempt()
    return isOpen(attempt) ? work(attempt) : { kind: 'released' }
  })

/** What the page does in the middle of paying: at once, because on a slow phone each rendering in between takes long. */
export interface Watcher {
  /** The payment is about to be sent. */
  onSend?: () => void
  /** The order is stored. The lock is still held, and the same outcome is returned once it is released. */
  onStored?: (outcome: PayOutcome) => void
}

/**
 * Starts an attempt unless one is open. Throws PaymentRefused, or the error that left the outcome unknown. `watcher`
 * follows a payment that succeeds at the first try.
 */
export const pay = (checkout: Checkout, watcher: Watcher = {}): Promise<PayOutcome> =>
  exclusively(async () => {
    if (isOpen(readAttempt())) return { kind: 'unfinished' }
    if (!isOnline()) return { kind: 'offline' }
    if (globalThis.isSecureContext === false) return { kind: 'insecure' }
    const attempt = startAttempt(checkout, randomUUID(), sessionBase(), new Date())
    watcher.onSend?.()
    if (storeAttempt(attempt)) return submit(attempt, watcher)
    removeAttempt()
    return { kind: 'not-stored' }
  })

/** Returns to the payment page of the open attempt if its order is still unpaid. Throws the transport's errors. */
export const continuePaying = (): Promise<PayOutcome> =>
  onOpenAttempt(async (attempt) => {
    if (!attempt.orderId) return resolveByKey(attempt)
    const order = await readAttemptOrder(attempt)
    return moneyState(order) === 'waiting' && order.payment_progress !== 'confirming'
      ? replay(attempt)
      : outcomeOf(order, attempt)
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

async function submit(attempt: Attempt, watcher: Watcher): Promise<PayOutcome> {
  try {
    return await send(attempt, watcher)
  } catch (error) {
    if (error instanceof ContractError) return resolveUnreadable(attempt)
    // Respect Retry-After.
    if (error instanceof ApiError && error.retryAt) throw error
    // A refusal proves nothing: when the connection drops, the browser itself repeats the call, and this may be the
    // response to the second one.
    if (isRefused(error)) return resolveByKey(attempt, error)
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

async function send(attempt: Attempt, { onStored }: Watcher = {}): Promise<PayOutcome> {
  const { idempotencyKey, request } = attempt
  const params = { userId: request.user_id, machineId: request.vending_machine_id, 'Idempotency-Key': idempotencyKey }
  const init = { session: 'attempt', base: attemptBase(attempt) } as const
  const { data } = await createOrder.call({ params, body: request }, init)
  accept('createOrder', [
    ...(attempt.orderId !== undefined && attempt.orderId !== data.order_id ? ['order_id'] : []),
    ...(request.payment_method !== data.payment_method ? ['payment_method'] : []),
    ...amountMisfits(attempt, data.payment),
  ])
  adoptOrderId(attempt, data.order_id)
  storeOrderId(request, data.order_id)
  if (isToBePaid(data.payment)) keepPayment(attempt, data.payment)
  const outcome: PayOutcome = isToBePaid(data.payment)
    ? { kind: 'open', payment: data.payment }
    : { kind: 'paid', orderId: data.order_id, userId: request.user_id, order: fitting(attempt, data) }
  onStored?.(outcome)
  return outcome
}

/** The order in createOrder's response, if it is this payment's. Otherwise getOrder decides. */
function fitting(attempt: Attempt, { order_id: orderId, order }: components['schemas']['OrderReceived']) {
  return order && misfits({ ...attempt, orderId }, order).length === 0 ? order : undefined
}

/** Where the app, not a page of the provider, shows what is to be paid. */
function amountMisfits(attempt: Attempt, payment: Payment): string[] {
  if (payment.kind !== 'open_app') return []
  const { amount, currency } = payment
  return paymentMisfits(attempt, { outcome: 'none', net_payable_amount: amount, ...(currency && { currency }) })
}

/**
 * Looks up the order by the attempt's key. The server cancels an unpaid order. If there is none, it voids the key, so a
 * delayed request can't charge later. Where the payer's session has ended, the key alone is asked. `refusal` is
 * createOrder's earlier error.
 */
async function resolveByKey(attempt: Attempt, refusal?: ApiError): Promise<PayOutcome> {
  try {
    return await resolveAsOwner(attempt, refusal)
  } catch (error) {
    if (!isDeniedToOwner(error)) throw error
    return resolveWithoutOwner(attempt, refusal, error)
  }
}

async function resolveAsOwner(attempt: Attempt, refusal?: ApiError): Promise<PayOutcome> {
  const key = {
    machineId: attempt.request.vending_machine_id,
    orderId: '-1',
    'Idempotency-Key': attempt.idempotencyKey,
  }
  try {
    const { data: order } = await asAttemptOwner(attempt, (userId, init) =>
      unblockOrder.call({ params: { userId, ...key } }, init),
    )
    // The key decides which order is this payment's, whatever createOrder said.
    accept('unblockOrder', misfits(withoutOrderId(attempt), order))
    adoptOrderId(attempt, order.id)
    return outcomeOf(order, attempt)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'ORDER_4094') return { kind: 'confirming' }
    if (!provesNoOrder(error)) throw error
    return neverMade(attempt, refusal)
  }
}

/** `denied`: why the payer's session could not ask. It is thrown if the server can't answer without one. */
async function resolveWithoutOwner(
  attempt: Attempt,
  refusal: ApiError | undefined,
  denied: unknown,
): Promise<PayOutcome> {
  const params = { 'Idempotency-Key': attempt.idempotencyKey }
  const response = await endPaymentAttempt.call({ params }, { base: attemptBase(attempt) }).catch((error: unknown) => {
    throw error instanceof ApiError && (error.status < 500 || error.status === 501) ? denied : error
  })
  const payment = response.data
  accept('endPaymentAttempt', paymentMisfits(withoutOrderId(attempt), payment))
  if (payment.outcome === 'none') return neverMade(attempt, refusal)
  adoptOrderId(attempt, payment.order_id)
  applyPayment(payment, true)
  switch (payment.outcome) {
    case 'paid':
      return { kind: 'paid', orderId: payment.order_id ?? '', userId: attempt.request.user_id }
    case 'canceled':
      return canceled(attempt)
    case 'confirming':
      return { kind: 'confirming' }
    default:
      return { kind: 'unfinished' }
  }
}

function withoutOrderId({ orderId: _, ...attempt }: Attempt): Attempt {
  return attempt
}

/**
 * The key is void now. If an order was made and its payment page opened, the server has forgotten it: nobody knows what
 * the bank did, so this is not the proof that nothing was charged.
 */
function neverMade(attempt: Attempt, refusal: ApiError | undefined): PayOutcome {
  removeAttempt()
  const outcome = canceled(attempt)
  if (outcome.kind === 'canceled') return outcome
  if (refusal) throw new PaymentRefused(refusal, attempt)
  return { kind: 'released' }
}

/** The payment page opens only with an order id, and only for providers. */
const canceled = (attempt: Attempt, order?: Order): PayOutcome =>
  attempt.orderId === undefined || !isPaidOnPage(attempt.request.payment_method)
    ? { kind: 'released' }
    : { kind: 'canceled', attempt, order }

/** Settles the attempt by the order's true state. `attempt`: as it was before the order was asked for. */
function outcomeOf(order: Order, attempt: Attempt): PayOutcome {
  applyOrder(order)
  switch (moneyState(order)) {
    case 'paid':
      return { kind: 'paid', orderId: order.id, userId: order.user_id }
    case 'canceled':
      return canceled(attempt, order)
    default:
      return order.payment_progress === 'confirming' ? { kind: 'confirming' } : { kind: 'unfinished' }
  }
}

const followUpDelay = 2_000

/** For a result page whose URL names no order (§4.15). If this page closes earlier, the stored attempt has the id. */
function storeOrderId({ user_id, payment_method }: Attempt['request'], orderId: string) {
  const store = () => {
    const attempt = readAttempt()
    // The end of the payment has removed the record.
    if (isOpen(attempt) && attempt.orderId === orderId) writeOwned('orderId', user_id, orderId)
  }
  if (isPaidOnPage(payment_method)) setTimeout(store, followUpDelay)
}
