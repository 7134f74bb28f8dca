import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { isLate, type RefundTrack } from '#domain/order/refund-track.ts'
import { destinationOf, inGroups } from '#domain/order/refund-words.ts'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { texts } from '#shared/texts/catalog.ts'
import { copyText } from '#shared/ui/copy-text.ts'
import '@mantine/core/styles/Alert.layer.css'
import styles from './RefundFacts.module.css'

interface Props {
  refund: RefundTrack
  /** Its steps say when the money is expected. */
  isDayAbove?: boolean | undefined
}

/** A refund's destination, expected day and bank reference, as far as the server knows them. */
export function RefundFacts({ refund, isDayAbove = false }: Props) {
  const { destination, expected_on, bank_reference, status } = refund
  const now = useDate()
  const isExpected = expected_on !== undefined && status === 'Initiated' && !isDayAbove
  return (
    <>
      {isLate(refund, now) && <Alert color="yellow">{texts.refundTrack.late}</Alert>}
      {(destination || isExpected || bank_reference) && (
        <dl className={styles.facts}>
          {destination && <Fact name={texts.refundTrack.to}>{destinationOf(destination)}</Fact>}
          {isExpected && <Fact name={texts.refundTrack.expected}>{formatPlainDay(expected_on)}</Fact>}
          {bank_reference && (
            <Fact name={texts.refundTrack.reference}>
              {/* In a line from right to left, the groups would change places. */}
              <bdi dir="ltr" translate="no">
                {inGroups(bank_reference)}
              </bdi>
              <Button
                size="sm"
                variant="light"
                className={styles.copy}
                onClick={() =>
                  copyText(bank_reference, { done: texts.refundTrack.copied, failed: texts.orders.copyFailed })
                }
              >
                {texts.refundTrack.copy}
              </Button>
            </Fact>
          )}
        </dl>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
