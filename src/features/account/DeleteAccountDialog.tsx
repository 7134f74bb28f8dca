import { useActiveOrder } from '#domain/order/active-order.ts'
import { useGuestDeletion } from '#domain/session/features.ts'
import { currentSession, type Session, useSession } from '#domain/session/session.ts'
import { forgetAccount, forgetGuest } from '#domain/session/sign-out.ts'
import { type Balance, useWalletBalance } from '#domain/wallet/balances.ts'
import { useDeleteCustomer } from '#generated/hooks/customers.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { config } from '#shared/config.ts'
import { formatMoney } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { useIsHere } from '#shared/ui/use-is-here.ts'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Account.module.css'
import { useUnpaid } from './use-unpaid.ts'

/** Milliseconds (§7). */
const reloadDelay = 1000

const { wallets, mealCards } = config.features

/** What is deleted. */
function lostBy(kind: Session['kind'], balance: Balance): string[] {
  const { profile, wallet, walletWith, cards, orders, device } = texts.account.lost
  if (kind === 'guest') return [orders, device]
  const money =
    typeof balance === 'object' ? walletWith({ amount: formatMoney(balance.amount, balance.currency) }) : wallet
  return [...(wallets ? [money] : []), profile, ...(mealCards ? [cards] : []), orders, device]
}

/** Not part of the component, which unmounts as soon as the account is deleted. `forget`: clears the phone. */
function resetApp({ kind, userId }: Session, forget: () => void) {
  toast.info(kind === 'guest' ? texts.account.guestDelete.done : texts.account.deleted)
  // Another customer may have signed in meanwhile.
  if (currentSession().userId !== userId) return
  setTimeout(() => window.location.reload(), reloadDelay)
  forget()
}

/** Deletes at the server, and then on the phone. A guest whom the server can't delete is only deleted here. */
function useDeletion(session: Session) {
  const canAtServer = useGuestDeletion() || session.kind !== 'guest'
  const { mutate, isPending, error } = useDeleteCustomer({ onSuccess: () => resetApp(session, forgetAccount) })
  const remove = () => (canAtServer ? mutate({}) : resetApp(session, forgetGuest))
  return { canAtServer, remove, isPending, error }
}

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const order = useActiveOrder()
  const { canAtServer, remove: removeAll, isPending: isDeleting, error } = useDeletion(session)
  const unpaid = useUnpaid(session.userId)
  const balance = useWalletBalance(wallets && session.kind === 'registered')
  const isPending = isDeleting || unpaid.isEnding
  const isHere = useIsHere()
  const remove = async () => {
    const canDelete = await unpaid.end()
    // The question may have been closed meanwhile, or another customer signed in.
    if (canDelete && isHere.current && currentSession().userId === session.userId) removeAll()
  }
  const isGuest = session.kind === 'guest'
  const { guestDelete, deleteTitle, deleteYes, deleteNo } = texts.account
  const words = isGuest ? guestDelete : { title: deleteTitle, yes: deleteYes, no: deleteNo }
  // A server that can't delete the guest doesn't refund the order either.
  const toCollect = canAtServer ? undefined : order
  return (
    <Dialog title={words.title} onClose={onClose}>
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
        {lostBy(session.kind, balance).map((each) => (
          <li key={each}>
            <Words>{each}</Words>
          </li>
        ))}
      </ul>
      {!canAtServer && <p>{guestDelete.kept}</p>}
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
            <p>
              <Words>{describeError(error)}</Words>
            </p>
            <SupportReference error={error} />
          </>
        )}
      </div>
      <DialogActions>
        <Action rank="second" onClick={onClose} disabled={isPending}>
          {words.no}
        </Action>
        {toCollect ? (
          <Action to={paths.orderDispense(toCollect.id)}>{texts.account.seeOrder}</Action>
        ) : (
          <Action rank="danger" disabled={isPending} onClick={() => void remove()}>
            {isPending ? texts.account.deleting : words.yes}
          </Action>
        )}
      </DialogActions>
    </Dialog>
  )
}
