/**
 * How a payment goes on once its order exists: one entry per kind of the document. A new kind is a file beside this one,
 * and its entry.
 */
import type { components } from '#generated/types.ts'
import { formPost } from './form-post.ts'
import { type OpenAppPayment, openApp } from './open-app.ts'
import { redirect } from './redirect.ts'

export type Payment = components['schemas']['Payment']
/** A payment that the customer still has to make. */
export type OpenPayment = Exclude<Payment, { kind: 'none' }>

/** Where a payment opens. */
export type PaymentWindow = Pick<Window, 'document' | 'location'>

interface PaymentKind<P> {
  /**
   * Whether the page that it opens replaces this one. If not, this page keeps the payment with its attempt and shows how
   * to make it, until the server knows the result.
   */
  leaves: boolean
  /** Opens what the customer pays with. Returns false if that can't be opened safely: nothing has been charged then. */
  open: (payment: P, where: PaymentWindow) => boolean
}

/** `paid`: nothing is left to do. */
const paymentKinds = {
  none: 'paid',
  redirect: { leaves: true, open: redirect },
  form_post: { leaves: true, open: formPost },
  open_app: { leaves: false, open: openApp },
} satisfies { [Kind in Payment['kind']]: 'paid' | PaymentKind<Extract<Payment, { kind: Kind }>> }

export const isToBePaid = (payment: Payment): payment is OpenPayment => paymentKinds[payment.kind] !== 'paid'

/** Whether this page stays open for the payment and keeps it. */
export const stays = (payment: OpenPayment): payment is OpenAppPayment => !paymentKinds[payment.kind].leaves

export function openPayment(payment: OpenPayment, where: PaymentWindow = window): 'leaves' | 'stays' | 'unsafe' {
  const { leaves, open } = paymentKinds[payment.kind] as PaymentKind<OpenPayment>
  if (!open(payment, where)) return 'unsafe'
  return leaves ? 'leaves' : 'stays'
}
