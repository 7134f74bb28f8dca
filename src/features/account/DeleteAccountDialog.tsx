import { useActiveOrder } from '#domain/order/active-order.ts'
import { currentSession, useSession } from '#domain/session/session.ts'
import { forgetAccount } from '#domain/session/sign-out.ts'
import { useDeleteCustomer } from '#generated/hooks/customers.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { config } from '#shared/config.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Account.module.css'
import { useUnpaid } from './use-unpaid.ts'

/** Milliseconds (§7). */
const reloadDelay = 1000

const { wallets, mealCards } = config.features
const { profile, wallet, cards, orders, device } = texts.account.lost
const lost = [profile, ...(wallets ? [wallet] : []), ...(mealCards ? [cards] : []), orders, device]

/** Not part of the component, which unmounts as soon as the account is deleted. */
function resetApp(userId: string | undefined) {
  toast.info(texts.account.deleted)
  // Another customer may have signed in meanwhile.
  if (currentSession().userId !== userId) return
  setTimeout(() => window.location.reload(), reloadDelay)
  forgetAccount()
}

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { userId } = useSession()
  const order = useActiveOrder()
  const { mutate, isPending: isDeleting, error } = useDeleteCustomer({ onSuccess: () => resetApp(userId) })
  const unpaid = useUnpaid(userId)
  const isPending = isDeleting || unpaid.isEnding
  const remove = async () => {
    if (await unpaid.end()) mutate({})
  }
  return (
    <Dialog title={texts.account.deleteTitle} onClose={onClose}>
      {order && (
        <p className={styles.failed}>
          <Words>{texts.account.deleteWaiting({ machine: order.machine.name })}</Words>
        </p>
      )}
      {unpaid.amount && (
        <p className={styles.failed}>
          <Words>{texts.account.deleteUnpaid({ amount: unpaid.amount })}</Words>
        </p>
      )}
      <p>{texts.account.deleteLost}</p>
      <ul className={styles.lost}>
        {lost.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div role="alert">
        {unpaid.problem && (
          <>
            <p className={styles.failed}>
              <Words>{unpaid.problem.text}</Words>
            </p>
            {unpaid.problem.orderId && (
              <Action rank="quiet" to={paths.orderDispense(unpaid.problem.orderId)}>
                {texts.account.seeOrder}
              </Action>
            )}
            <SupportReference error={unpaid.problem.error} />
          </>
        )}
        {error && !isPending && (
          <>
            <p className={styles.failed}>{texts.account.deleteFailed}</p>
            <p>{describeError(error)}</p>
            <SupportReference error={error} />
          </>
        )}
      </div>
      <DialogActions>
        <Action rank="second" onClick={onClose} disabled={isPending}>
          {texts.account.deleteNo}
        </Action>
        <Action rank="danger" disabled={isPending} onClick={() => void remove()}>
          {isPending ? texts.account.deleting : texts.account.deleteYes}
        </Action>
      </DialogActions>
    </Dialog>
  )
}
