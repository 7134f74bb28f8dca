import { Alert, Button, CopyButton } from '@mantine/core'
import { isLate, type RefundTrack } from '#domain/order/refund-track.ts'
import { destinationOf } from '#domain/order/refund-words.ts'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Alert.layer.css'
import styles from './RefundFacts.module.css'

/** A refund's destination, expected day and bank reference, as far as the server knows them. */
export function RefundFacts({ refund }: { refund: RefundTrack }) {
  const { destination, expected_on, bank_reference, status } = refund
  const now = useDate()
  const isExpected = expected_on !== undefined && status === 'Initiated'
  return (
    <>
      {isLate(refund, now) && <Alert color="yellow">{texts.refundTrack.late}</Alert>}
      {(destination || isExpected || bank_reference) && (
        <dl className={styles.facts}>
          {destination && <Fact name={texts.refundTrack.to}>{destinationOf(destination)}</Fact>}
          {isExpected && <Fact name={texts.refundTrack.expected}>{formatPlainDay(expected_on)}</Fact>}
          {bank_reference && <Fact name={texts.refundTrack.reference}>{inGroups(bank_reference)}</Fact>}
        </dl>
      )}
      {bank_reference && (
        <CopyButton value={bank_reference}>
          {({ copied, copy }) => (
            <Button size="sm" variant="light" className={styles.copy} onClick={copy}>
              {copied ? texts.refundTrack.copied : texts.refundTrack.copy}
            </Button>
          )}
        </CopyButton>
      )}
    </>
  )
}

/** As banks print it. It breaks only between the groups. */
const inGroups = (reference: string) => reference.replace(/[^\s]{4}(?=\S)/g, '$& ')

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
