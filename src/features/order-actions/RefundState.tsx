import { priceOf } from '#domain/order/ending-words.ts'
import type { Order } from '#domain/order/order-state.ts'
import { actionTexts as texts } from '#shared/texts/endings.ts'
import { orderTexts } from '#shared/texts/orders.ts'
import styles from './MoneyBackDialog.module.css'

/** An order's refund and its status. */
export function RefundState({ refund }: { refund: NonNullable<Order['refund']> }) {
  return (
    <section className={styles.state} data-failed={refund.status === 'Failed' || undefined} role="status">
      <h3>{orderTexts.refunded(priceOf(refund.amount))}</h3>
      <p>
        {orderTexts.refundModes[refund.mode] ?? orderTexts.otherMethod} ·{' '}
        {texts.refundStatuses[refund.status] ?? texts.otherRefund}
      </p>
    </section>
  )
}
