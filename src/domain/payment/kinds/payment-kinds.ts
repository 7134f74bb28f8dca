/**
 * How a payment goes on once its order exists: one entry per kind of the document. A new kind is a file beside this one,
 * and its entry.
 */
import type { components } from '#generated/types.ts'
import { formPost } from './form-post.ts'
import { redirect } from './redirect.ts'

type Payment = components['schemas']['Payment']
/** A payment that the customer still has to make. */
export type OpenPayment = Exclude<Payment, { kind: 'none' }>

/** Where a payment opens. */
export type PaymentWindow = Pick<Window, 'document' | 'location'>

/**
 * Opens what the customer pays with. Returns false, and stays on the page, if that can't be opened. Nothing has been
 * charged then. `paid`: nothing is left to do.
 */
type PaymentKind<P> = 'paid' | ((payment: P, window: PaymentWindow) => boolean)

const paymentKinds = {
  none: 'paid',
  redirect,
  form_post: formPost,
} satisfies { [Kind in Payment['kind']]: PaymentKind<Extract<Payment, { kind: Kind }>> }

export const isToBePaid = (payment: Payment): payment is OpenPayment => paymentKinds[payment.kind] !== 'paid'

export const openPayment = (payment: OpenPayment, where: PaymentWindow = window): boolean =>
  (paymentKinds[payment.kind] as (payment: OpenPayment, where: PaymentWindow) => boolean)(payment, where)
