import { Alert, CopyButton } from '@mantine/core'
import { isLate, type RefundTrack, stepsOf } from '#domain/order/refund-track.ts'
import { destinationOf, expectedDay } from '#domain/order/refund-words.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { type Step, Steps } from '#shared/ui/Steps.tsx'
import '@mantine/core/styles/Alert.layer.css'
import styles from './RefundTracker.module.css'

/** A refund that the server tracks: its stages with dates, its destination, expected day and bank reference. */
export function RefundTracker({ refund, label }: { refund: RefundTrack; label: string }) {
  const { destination, expected_on, bank_reference, status } = refund
  const late = isLate(refund, new Date())
  return (
    <>
      <Steps label={label} steps={stepRows(refund)} />
      {late && <Alert color="yellow">{texts.refundTrack.late}</Alert>}
      {status === 'Failed' && <Alert color="red">{texts.orderActions.refundFailed}</Alert>}
      <dl className={styles.facts}>
        {destination && <Fact name={texts.refundTrack.to}>{destinationOf(destination)}</Fact>}
        {expected_on && status === 'Initiated' && (
          <Fact name={texts.refundTrack.expected}>{expectedDay(expected_on)}</Fact>
        )}
        {bank_reference && <Fact name={texts.refundTrack.reference}>{bank_reference}</Fact>}
      </dl>
      {bank_reference && (
        <CopyButton value={bank_reference}>
          {({ copied, copy }) => (
            <Action rank="quiet" onClick={copy}>
              {copied ? texts.refundTrack.copied : texts.refundTrack.copy}
            </Action>
          )}
        </CopyButton>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function stepRows(refund: RefundTrack): Step[] {
  const steps = stepsOf(refund)
  const next = steps.findIndex(({ at }) => at === undefined)
  return steps.map(({ name, at }, index) => ({
    id: name,
    state: name === 'Refused' ? 'failed' : at ? 'done' : index === next ? 'now' : 'next',
    children: at ? (
      <>
        {texts.refundTrack.stages[name] ?? name}
        <small className={styles.date}>{formatDayAndTime(at)}</small>
      </>
    ) : name === 'Sent' || name === 'Credited' ? (
      texts.refundTrack.toCome[name]
    ) : (
      name
    ),
  }))
}
