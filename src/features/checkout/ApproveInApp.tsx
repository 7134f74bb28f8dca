import { Button } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import type { Attempt } from '#domain/order/attempt.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { requestIdOf } from '#shared/api/errors.ts'
import { dateNow, now } from '#shared/clock.ts'
import { useIsOnline } from '#shared/connection.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { isTouchDevice } from '#shared/touch.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Answers } from '#shared/ui/Answers.tsx'
import { CheckAgain } from '#shared/ui/CheckAgain.tsx'
import { copyText } from '#shared/ui/copy-text.ts'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { useSecondsUntil } from '#shared/ui/use-seconds-until.ts'
import { Words } from '#shared/ui/Words.tsx'
import styles from './ApproveInApp.module.css'
import { Bought } from './Bought.tsx'
import { factsOf } from './payment-facts.ts'
import { QrCode } from './QrCode.tsx'
import unfinished from './UnfinishedPayment.module.css'
import type { Paying } from './use-paying.ts'

type KeptPayment = NonNullable<Attempt['payment']>

interface Props {
  attempt: Attempt
  payment: KeptPayment
  /** The content of its QR code. */
  code: string
  /** What is bought, and where it is collected. */
  items: ComponentProps<typeof Bought>['items']
  machine: ComponentProps<typeof Bought>['machine']
  paying: Paying
  payAnotherWay: () => void
  /** The error of the last look at the order. */
  error: Error | null
  checkAgain: () => unknown
}

/**
 * How to pay in another app: on a phone a link that opens it, on a computer a code to scan. Only the server says that
 * the customer has paid, and UnfinishedPayment, which shows this, follows it.
 */
export function ApproveInApp({
  attempt,
  payment,
  code,
  items,
  machine,
  paying,
  payAnotherWay,
  error: readError,
  checkAgain,
}: Props) {
  const isOnline = useIsOnline()
  const [isTouch] = useState(isTouchDevice)
  const [end] = useState(() => now() + millisecondsLeft(payment))
  const seconds = useSecondsUntil(end)
  const isOver = seconds === 0
  const isBusy = paying.stage !== 'idle'
  const error = paying.failure ?? readError
  const { amount, method: app } = factsOf(attempt)
  const picture = <QrCode text={code} label={texts.checkout.inApp.code({ amount })} />
  const bought = <Bought items={items} machine={machine} />
  const hint = isTouch ? texts.checkout.inApp.onPhone : texts.checkout.inApp.onScreen
  return (
    <section className={unfinished.panel}>
      <div role="status">
        <h2>
          <Words>{isOver ? texts.checkout.inApp.over : texts.checkout.inApp.title({ amount, app })}</Words>
        </h2>
        <p>{isOver ? texts.checkout.inApp.overHint : hint({ app })}</p>
      </div>
      {isTouch && bought}
      {/* Read out once, unlike the timer. */}
      <p role="status" className={styles.news}>
        <Words>{newsOf({ seconds, isOnline, amount, error })}</Words>
      </p>
      {!isOver && (
        <>
          <p role="timer" className={styles.time}>
            {texts.checkout.inApp.timeLeft({ time: clockTime(seconds) })}
          </p>
          {isTouch ? (
            <Button component="a" href={payment.link} size="lg" fullWidth>
              {texts.checkout.inApp.open({ app })}
            </Button>
          ) : (
            picture
          )}
        </>
      )}
      {(isOver || error) && (
        <CheckAgain
          label={texts.checkout.checkAgain}
          rank="second"
          isDisabled={isBusy || !isOnline}
          onCheck={checkAgain}
        />
      )}
      <Action rank="second" disabled={isBusy || !isOnline} onClick={payAnotherWay}>
        {texts.checkout.payAnotherWay}
      </Action>
      {isTouch && !isOver && (
        <Answers
          answers={[
            {
              id: 'code',
              title: texts.checkout.inApp.noApp({ app }),
              content: (
                <div className={styles.otherPhone}>
                  <p>{texts.checkout.inApp.codeHint}</p>
                  {picture}
                  <Action rank="second" onClick={() => copy(payment.link)}>
                    {texts.checkout.inApp.copy}
                  </Action>
                </div>
              ),
            },
          ]}
        />
      )}
      {!isTouch && bought}
      <Action rank="quiet" to={paths.support(attempt.orderId, requestIdOf(error))}>
        {texts.checkout.getHelp}
      </Action>
      <SupportReference error={error} />
    </section>
  )
}

/** The phone's date only bridges a reload: it can shorten the time, and never lengthen it. */
function millisecondsLeft({ expires_in, receivedAt }: KeptPayment): number {
  const whole = expires_in * 1000
  return whole - Math.min(Math.max(dateNow() - receivedAt, 0), whole)
}

const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface Facts {
  seconds: number
  isOnline: boolean
  amount: string
  error: Error | null
}

function newsOf({ seconds, isOnline, amount, error }: Facts): string {
  if (!isOnline) return texts.checkout.unfinishedOffline({ amount })
  if (error) return describeError(error)
  return seconds > 0 && seconds < 60 ? texts.checkout.inApp.lastMinute : ''
}

const copy = (link: string) =>
  copyText(link, { done: texts.checkout.inApp.copied, failed: texts.checkout.inApp.copyFailed })
