/**
 * Paying: attempt saved → createOrder → leave for the provider, or paid. One at a time over all tabs; whatever
 * cannot be proven to have failed stays open and is replayed with its own key and body.
 */

import { createOrder } from '#generated/operations/orders.ts'
import type { components } from '#generated/types.ts'
import { ApiError, ContractError } from '#shared/api/errors.ts'
import { write } from '#shared/storage/storage.ts'
import { checkoutTexts } from '#shared/texts/checkout.ts'
import { type Attempt, type Checkout, isOpen, type PaymentMethod, provesNothingMade, startAttempt } from './attempt.ts'
import { checkoutLock, keepAttempt, readAttempt } from './attempt-store.ts'

type Payment = components['schemas']['Payment']
export type ProviderPayment = Exclude<Payment, { kind: 'none' }>

export type PayOutcome =
  | { kind: 'paid'; orderId: string }
  | { kind: 'leave'; payment: ProviderPayment }
  /** An earlier attempt has to come to its end first. */
  | { kind: 'unfinished' }
  /** There is nothing (left) to finish. */
  | { kind: 'nothing' }
  /** This, or another tab, is at it right now. */
  | { kind: 'busy' }

/** Proven: no order was made and nothing was charged. */
export class PaymentRefused extends Error {
  override readonly cause: ApiError
  constructor(cause: ApiError) {
    super(checkoutTexts.notInitiated)
    this.cause = cause
  }
}

const alone = (work: () => Promise<PayOutcome>) =>
  navigator.locks.request(checkoutLock, { ifAvailable: true }, (lock) => (lock ? work() : { kind: 'busy' as const }))

/** Starts a new attempt unless one is open. Throws PaymentRefused, or what left it unanswered. */
export const pay = (checkout: Checkout): Promise<PayOutcome> =>
  alone(async () => {
    if (isOpen(readAttempt(), checkout.userId)) return { kind: 'unfinished' }
    const attempt = startAttempt(checkout, crypto.randomUUID(), new Date())
    keepAttempt(attempt)
    return submit(attempt, false)
  })

/** Takes the open attempt up again: the server answers the order it made, or makes it now. Throws as `pay`. */
export const continuePaying = (userId: string): Promise<PayOutcome> =>
  alone(async () => {
    const attempt = readAttempt()
    return isOpen(attempt, userId) ? submit(attempt, true) : { kind: 'nothing' }
  })

async function submit(attempt: Attempt, isReplay: boolean): Promise<PayOutcome> {
  const { idempotencyKey, request } = attempt
  try {
    const { data } = await createOrder.call({
      params: { userId: request.user_id, machineId: request.vending_machine_id, 'Idempotency-Key': idempotencyKey },
      body: request,
    })
    keepAttempt({ ...attempt, orderId: data.order_id })
    hintFollowUp(request.payment_method, data.order_id)
    return data.payment.kind === 'none'
      ? { kind: 'paid', orderId: data.order_id }
      : { kind: 'leave', payment: data.payment }
  } catch (error) {
    if (error instanceof ApiError && provesNothingMade(error.status, isReplay)) {
      keepAttempt(null)
      throw new PaymentRefused(error)
    }
    const isWorthAsking = !isReplay && !(error instanceof ContractError)
    if (isWorthAsking) return submit(attempt, true)
    throw error
  }
}

const FOLLOW_UP_DELAY = 2_000
const isWallet = (method: PaymentMethod) => method === 'Wallet' || method === 'CompanyWallet'

/** Specification §4: a hint for later look-ups. Leaving the page may come before it; the attempt covers that. */
function hintFollowUp(method: PaymentMethod, orderId: string) {
  if (!isWallet(method)) setTimeout(() => write('orderId', orderId), FOLLOW_UP_DELAY)
}
