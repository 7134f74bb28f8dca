import { Alert } from '@mantine/core'
import { returnedRows } from '#domain/order/bill.ts'
import type { Order } from '#domain/order/order-state.ts'
import { type RefundTrack, stagesOf } from '#domain/order/refund-track.ts'
import { isOn } from '#domain/session/features.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'
import { AmountRows } from '#shared/ui/AmountRows.tsx'
import { Panel } from '#shared/ui/Panel.tsx'
import { type Step, Steps } from '#shared/ui/Steps.tsx'
import '@mantine/core/styles/Alert.layer.css'
import { RefundFacts } from './RefundFacts.tsx'
import styles from './RefundState.module.css'

type Refund = NonNullable<Order['refund']>

interface Props {
  refund: Refund
  /** The order's. */
  items: Order['items']
  /** The order's, for servers that send none with the refund. */
  currency: string | undefined
}

/** An order's refund, what it returns for each item, and its progress. */
export function RefundState({ refund, items, currency: ordered }: Props) {
  const currency = refund.currency ?? ordered
  const title = texts.orders.refunded({ amount: priceOf(refund.amount, currency) })
  const isTracked = isOn('refundTracking')
  const stages = isTracked && refund.stages?.length ? stagesOf(refund) : undefined
  const steps = stages ? stageRows(stages, refund) : stepsOf(refund)
  const isFailed = refund.status === 'Failed'
  return (
    <Panel title={title} className={styles.refund}>
      <div role="status" className={styles.state}>
        <AmountRows rows={returnedRows(items, refund.lines ?? [], refund.amount, currency)} />
        {/* Otherwise, the facts below name it. */}
        {!(isTracked && refund.destination) && (
          <p>{texts.orders.refundModes[refund.mode] ?? texts.orders.otherMethod}</p>
        )}
        {steps ? <Steps label={title} steps={steps} /> : !isFailed && <p>{texts.orderActions.otherRefund}</p>}
        {isFailed && <Alert color="red">{texts.orderActions.refundFailed}</Alert>}
        {isTracked && <RefundFacts refund={refund} isDayAbove={stages?.some(isCreditToCome)} />}
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
    { id: 'sent', state: isPaid ? 'done' : 'days', children: sent },
    { id: 'paid', state: isPaid ? 'done' : 'next', children: mode === 'wallet' ? wallet : source },
  ]
}

type Stages = ReturnType<typeof stagesOf>

const isCreditToCome = ({ name, at }: Stages[number]) => name === 'Credited' && !at

/** The stages that the server reports, and those to come. */
function stageRows(stages: Stages, { expected_on, status }: RefundTrack): Step[] {
  const next = stages.findIndex(({ at }) => at === undefined)
  const day = expected_on && status === 'Initiated' ? formatPlainDay(expected_on) : undefined
  return stages.map(({ name, at }, index) => ({
    id: name,
    state: name === 'Refused' ? 'failed' : at ? 'done' : index === next ? 'days' : 'next',
    children: at ? (
      <>
        <span>{texts.refundTrack.stages[name] ?? name}</span>
        <small className={styles.date}>{formatDayAndTime(at)}</small>
      </>
    ) : name === 'Sent' || name === 'Credited' ? (
      <>
        <span>{texts.refundTrack.toCome[name]}</span>
        {day && name === 'Credited' && <small className={styles.date}>{`${texts.refundTrack.expected} ${day}`}</small>}
      </>
    ) : (
      name
    ),
  }))
}
