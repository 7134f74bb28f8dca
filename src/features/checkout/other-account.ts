import { paths } from '#shared/paths.ts'
import { read } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'

/** How to reach a paid order of another account: by signing in to it, or by signing out if it is this phone's guest's. */
export function otherAccount(userId: string, orderId: string, number: string | undefined) {
  if (read('guestUserId') === userId)
    return {
      hint: number ? texts.checkout.paidAsGuestHint({ number }) : texts.checkout.paidAsGuestHintUnnamed,
      label: texts.checkout.toAccount,
      to: paths.account,
    }
  return {
    hint: number ? texts.checkout.paidElsewhereHint({ number }) : texts.checkout.paidElsewhereHintUnnamed,
    label: texts.checkout.signInToCollect,
    to: paths.login(paths.orderDispense(orderId)),
  }
}
