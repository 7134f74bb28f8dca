import { useState } from 'react'
import { useSession } from '#domain/session/session.ts'
import { useCreateRefund } from '#generated/hooks/refunds.ts'
import type { components } from '#generated/types.ts'
import { ApiError } from '#shared/api/errors.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { toast } from '#shared/ui/toast.ts'
import type { Order } from './order-state.ts'
import styles from './RefundChoice.module.css'

type Mode = components['schemas']['RefundMode']

/** The refund that was asked for, or the button that asks for it; nothing where there is nothing to refund. */
export function RefundChoice({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  if (order.refund) return <RefundState refund={order.refund} />
  if (order.refundable_amount <= 0 || order.is_active) return null
  const amount = formatMoney(toMinor(order.refundable_amount))
  return (
    <>
      <Action onClick={() => setAsking(true)}>{texts.refund(amount)}</Action>
      {isAsking && <RefundDialog orderId={order.id} amount={amount} onClose={() => setAsking(false)} />}
    </>
  )
}

function RefundState({ refund }: { refund: NonNullable<Order['refund']> }) {
  return (
    <section className={styles.state} data-failed={refund.status === 'Failed' || undefined} role="status">
      <h3>{texts.refunded(formatMoney(toMinor(refund.amount)))}</h3>
      <p>
        {texts.refundModes[refund.mode] ?? texts.otherMethod} ·{' '}
        {texts.refundStatuses[refund.status] ?? texts.otherRefundStatus}
      </p>
    </section>
  )
}

/** A guest's money can only go back to where it came from. */
function RefundDialog({ orderId, amount, onClose }: { orderId: string; amount: string; onClose: () => void }) {
  const modes: Mode[] = useSession().kind === 'registered' ? ['source', 'wallet'] : ['source']
  const [mode, setMode] = useState<Mode>('source')
  // One key a request, so that trying again after a lost answer never refunds twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const refund = useCreateRefund({
    onSuccess: onClose,
    onError: (error) => toast.error(refusalOf(error)),
  })
  return (
    <Dialog title={texts.refundTitle} onClose={onClose}>
      <fieldset className={styles.modes} disabled={refund.isPending}>
        <legend className={styles.hidden}>{texts.refundTitle}</legend>
        {modes.map((value) => (
          <label key={value}>
            <input type="radio" name="refund-mode" checked={mode === value} onChange={() => setMode(value)} />
            <span>
              {texts.refundModes[value]}
              <small>{texts.refundModeHints[value]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <SupportReference error={refund.error} />
      <Action
        disabled={refund.isPending}
        onClick={() =>
          refund.mutate({ params: { 'Idempotency-Key': idempotencyKey }, body: { order_id: orderId, mode } })
        }
      >
        {refund.isPending ? texts.refunding : texts.refundConfirm(amount)}
      </Action>
      <Action rank="quiet" onClick={onClose}>
        {texts.cancel}
      </Action>
    </Dialog>
  )
}

function refusalOf(error: Error) {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'REFUND_4090') return texts.refundNone
  if (code === 'REFUND_4091') return texts.refundTwice
  return texts.somethingWrong
}
