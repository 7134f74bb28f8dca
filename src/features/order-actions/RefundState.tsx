import { Alert } from '@mantine/core'
import type { Order } from '#domain/order/order-state.ts'
import { isOn } from '#domain/session/features.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Panel } from '#shared/ui/Panel.tsx'
import { type Step, Steps } from '#shared/ui/Steps.tsx'
import '@mantine/core/styles/Alert.layer.css'
import styles from './RefundState.module.css'
import { RefundTracker } from './RefundTracker.tsx'

type Refund = NonNullable<Order['refund']>

/** An order's refund and its progress. `currency`: the order's, for servers that send none with the refund. */
export function RefundState({ refund, currency }: { refund: Refund; currency: string | undefined }) {
  const title = texts.orders.refunded({ amount: priceOf(refund.amount, refund.currency ?? currency) })
  const steps = stepsOf(refund)
  const isTracked = isOn('refundTracking') && refund.stages !== undefined && refund.stages.length > 0
  return (
    <Panel title={title}>
      <div role="status" className={styles.state}>
        <p>{texts.orders.refundModes[refund.mode] ?? texts.orders.otherMethod}</p>
        {isTracked && <RefundTracker refund={refund} label={title} />}
        {!isTracked && refund.status === 'Failed' && <Alert color="red">{texts.orderActions.refundFailed}</Alert>}
        {!isTracked &&
          (steps ? (
            <Steps label={title} steps={steps} />
          ) : (
            refund.status !== 'Failed' && <p>{texts.orderActions.otherRefund}</p>
          ))}
      </div>
    </Panel>
  )
}

/** Null for an unknown status and for a failed refund. */
function stepsOf({ status, mode }: Refund): Step[] | null {
  if (status !== 'Initiated' && status !== 'Processed') return null
  const { asked, sent, source, wallet } = texts.orderActions.refundSteps
  const isPaid = status === 'Processed'
  return [
    { id: 'asked', state: 'done', children: asked },
    { id: 'sent', state: isPaid ? 'done' : 'now', children: sent },
    { id: 'paid', state: isPaid ? 'done' : 'next', children: mode === 'wallet' ? wallet : source },
  ]
}
