import { useEffect, useMemo, useRef, useState } from 'react'
import { type Attempt, isOpen } from '#domain/order/attempt.ts'
import { PaymentRefused } from '#domain/order/pay.ts'
import { useSession } from '#domain/session/session.ts'
import { paths } from '#shared/paths.ts'
import { remove } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { CanceledPayment } from './CanceledPayment.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { PaidElsewhere } from './PaidElsewhere.tsx'
import { RefusalDialog } from './RefusalDialog.tsx'
import styles from './UnfinishedPayment.module.css'
import { UnfinishedPayment } from './UnfinishedPayment.tsx'
import { usePaying } from './use-paying.ts'

/**
 * Shows an open payment attempt before a new checkout, and follows it to its end, even if another tab settles it.
 * While this page is starting a payment, it keeps showing the form.
 */
export function CheckoutScreen() {
  const { userId = '' } = useSession()
  const attempt = useStored('checkoutAttempt')
  const paying = usePaying()
  const [followed, setFollowed] = useState<string>()
  const isFollowed = attempt !== null && attempt.idempotencyKey === followed
  const isOwn = attempt?.request.user_id === userId
  // A settled attempt of another customer no longer blocks the checkout.
  const isUnfinished = (isFollowed && (isOwn || !attempt.settled)) || (paying.stage === 'idle' && isOpen(attempt))
  if (isUnfinished && attempt && !isFollowed) setFollowed(attempt.idempotencyKey)
  const paid = useMemo(() => paidBy(attempt, isOwn), [attempt, isOwn])
  useRemovePaidCartId(attempt, paying.stage === 'idle' && !isUnfinished)
  const notice = useRef<HTMLParagraphElement>(null)
  // The pay button stays in view while the cart scrolls, so the notice at the top can be out of view.
  useEffect(() => {
    if (paying.notice) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [paying.notice])
  return (
    <Screen
      wide={!isUnfinished}
      hasBar={!isUnfinished}
      title={isUnfinished ? texts.checkout.title : texts.cart.title}
      back={paths.products}
    >
      <p ref={notice} role="status" className={styles.notice}>
        {paying.notice}
      </p>
      {isUnfinished && attempt ? (
        <UnfinishedPayment key={attempt.idempotencyKey} attempt={attempt} paying={paying} />
      ) : (
        <>
          {paying.canceled && <CanceledPayment {...paying.canceled} />}
          {attempt?.settled && !isOwn && <PaidElsewhere key={attempt.idempotencyKey} attempt={attempt} />}
          <CheckoutForm userId={userId} stage={paying.stage} onPay={paying.start} paid={paid} />
        </>
      )}
      {paying.failure instanceof PaymentRefused && (
        <RefusalDialog refused={paying.failure} onClose={paying.forgetFailure} />
      )}
    </Screen>
  )
}

const paidBy = (attempt: Attempt | null, isOwn: boolean) =>
  attempt?.settled ? { key: attempt.idempotencyKey, isOwn, orderId: attempt.orderId } : undefined

/** Removes the id of a paid cart. Otherwise it would suppress the redirect to the paid order. */
function useRemovePaidCartId(attempt: Attempt | null, isIdle: boolean) {
  const isPaid = useStored('cartId') === attempt?.quote.cart_id && attempt?.settled
  useEffect(() => {
    if (isPaid && isIdle) remove('cartId')
  }, [isPaid, isIdle])
}
