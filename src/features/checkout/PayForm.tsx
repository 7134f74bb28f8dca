import { Checkbox, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import type { CartLine } from '#domain/cart/lines.ts'
import { useAwaitsAccountList } from '#domain/machine/use-account-avoided.ts'
import { neededAge, type Quote, soldLines } from '#domain/order/attempt.ts'
import { type LastMethod, obstacleOf } from '#domain/payment/method-order.ts'
import { entryOf, isPaidOnPage, type PaymentMethod } from '#domain/payment/payment-methods.ts'
import { AvoidLost } from '#features/avoid/AvoidLost.tsx'
import { AvoidUnset } from '#features/avoid/AvoidUnset.tsx'
import { config } from '#shared/config.ts'
import { useIsOnline } from '#shared/connection.ts'
import { type Minor, toMinor } from '#shared/money/money.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { BarNote, BottomBar } from '#shared/ui/BottomBar.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { LongWait } from '#shared/ui/LongWait.tsx'
import { RetryButton } from '#shared/ui/RetryButton.tsx'
import { useDelay } from '#shared/ui/use-delay.ts'
import { useHasTwoColumns } from '#shared/ui/use-is-wide.ts'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { AvoidDialog, useConflicts, useMayConflict } from './AvoidDialog.tsx'
import { ChosenMethod, MethodToCome } from './ChosenMethod.tsx'
import { Methods, MethodsToCome, nameOf, noteOfChoice, ShownByUrl, showMethods, unusableOf } from './Methods.tsx'
import { MethodsSheet } from './MethodsSheet.tsx'
import { choiceOf } from './method-choice.ts'
import { NoMethod } from './NoMethod.tsx'
import styles from './PayForm.module.css'
import { useMethods } from './use-methods.ts'
import type { Paying } from './use-paying.ts'

/** Milliseconds. By then, a call has timed out once and been retried (§9). */
const slowAfter = 10_000

interface Props {
  /** Undefined until the first one has loaded. */
  quote: Quote | undefined
  /** What the cart probably costs. Only a quote prices the order. */
  expected: Minor
  stage: Paying['stage']
  /** A newer quote is loading, so the customer can't pay yet. */
  isPriceOld: boolean
  lines: readonly CartLine[]
  /** The customer's choice of how to pay. */
  wanted: LastMethod | undefined
  onChoose: (method: LastMethod) => void
  /** What is ordered, right above the button. */
  summary?: ReactNode
  /** `confirmedAge`: the age that the goods need, which the customer has confirmed. */
  onPay: (quote: Quote, method: PaymentMethod, sourceId: string | null, confirmedAge?: number) => void
}

/** The frame shows at once; the customer can pay as soon as there are a price and a method. */
export function PayForm({
  quote,
  expected,
  stage,
  isPriceOld,
  lines,
  wanted,
  onChoose,
  summary = false,
  onPay,
}: Props) {
  const toPay = quote ? toMinor(quote.net_payable_amount) : expected
  const { methods, last, isPending, error, isPartial, retry } = useMethods({ toPay, currency: quote?.currency }, wanted)
  const { chosen, mustChoose } = choiceOf(methods, wanted, last)
  const conflicts = useConflicts(lines)
  const mayConflict = useMayConflict(lines)
  const age = neededAge(quote ? soldLines(lines, quote) : lines)
  // The amount and cart that the customer is asked about. A change closes the question, so nobody confirms a price unseen.
  const [asked, ask] = useState<{ amount: number; lines: Props['lines'] }>()
  const safety = useId()
  const isAsking = asked?.amount === toPay && asked.lines === lines
  const isPaying = stage !== 'idle'
  const isUnknown = isPending || !quote
  // The payment itself can use up the balance.
  const obstacle = isPaying || isUnknown ? null : obstacleOf(methods)
  const hasColumns = useHasTwoColumns()
  // Where the page is one column, the methods are in a sheet, unless they say why one can't pay.
  const isInSheet = !hasColumns && !obstacle
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing && !isInSheet) setChoosing(false)
  const choose = () => (isInSheet ? setChoosing(true) : showMethods())
  const isOnline = useIsOnline()
  // Nobody pays for what they avoid because their list was slower. If it can't be loaded, AvoidLost says so.
  const isAvoidPending = useAwaitsAccountList()
  const isReady = !isPending && !isPriceOld && !isAvoidPending
  const current = isReady ? quote : undefined

  const pay = () => {
    ask(undefined)
    if (quote && chosen) onPay(quote, chosen.method, chosen.sourceId, ...(age === undefined ? [] : [age]))
  }

  const list = { methods, chosen, toPay, isDisabled: isPaying, onChoose }
  const offline = !isOnline && (
    <p role="alert" className={styles.notice}>
      {texts.checkout.offlineNotice}
    </p>
  )
  if (error) return <ErrorState title={texts.checkout.optionsFailed} error={error} onRetry={retry} />
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!chosen) choose()
        else if (conflicts.length > 0) ask({ amount: toPay, lines })
        else pay()
      }}
    >
      {!isInSheet && (isPending ? <MethodsToCome /> : methods.length > 0 && <Methods {...list} />)}
      {isPartial && !obstacle && (
        <div role="alert" className={styles.partial}>
          <p>{texts.checkout.methodsPartial}</p>
          <RetryButton onRetry={retry} />
        </div>
      )}
      {!obstacle && <p className={styles.safety}>{texts.checkout.moneyBack}</p>}
      {mayConflict && <AvoidUnset />}
      {(isPending || isAvoidPending || !quote) && <LongWait />}
      {/* The browser submits no form without a required answer. Another age asks anew. */}
      {age !== undefined && <Checkbox key={age} required label={texts.checkout.ageConfirm({ age })} />}
      {summary}
      {obstacle ? (
        <>
          {offline}
          <NoMethod why={obstacle} onRetry={retry} />
        </>
      ) : (
        // Below the summary, nobody orders without having passed it. Why the button is disabled is said beside it: on
        // phones, the rest of the form can be out of view.
        <BottomBar isStill={Boolean(summary)}>
          {offline}
          <AvoidLost />
          {isPaying && <SlowNotice />}
          {isInSheet && !chosen && isPending && !isPaying && <MethodToCome />}
          {isInSheet && (chosen ?? !(isPending || mustChoose)) && (
            <ChosenMethod
              name={chosen && nameOf(methods, chosen)}
              note={chosen && noteOfChoice(methods, chosen, toPay)}
              instead={chosen && !quote ? [] : unusableOf(methods, chosen, last)}
              Mark={chosen && entryOf(chosen.method)?.mark}
              isDisabled={isPaying}
              onChange={choose}
            />
          )}
          <Action
            type="submit"
            describedBy={safety}
            disabled={!(chosen || mustChoose) || !current || isPaying || !isOnline}
          >
            {labelOf(
              stage,
              chosen?.method,
              mustChoose,
              current && priceOf(current.net_payable_amount, current.currency),
            )}
          </Action>
          <BarNote id={safety}>{texts.checkout.moneyBack}</BarNote>
        </BottomBar>
      )}
      <VisuallyHidden component="p" role="status">
        {isPaying ? payingText(stage, chosen?.method) : (isAvoidPending || !quote) && texts.checkout.pricing}
      </VisuallyHidden>
      {isInSheet && <ShownByUrl onShow={choose} />}
      {isChoosing && methods.length > 0 && !isPaying && <MethodsSheet {...list} onClose={() => setChoosing(false)} />}
      {isAsking && <AvoidDialog conflicts={conflicts} summary={summary} onYes={pay} onClose={() => ask(undefined)} />}
    </form>
  )
}

function SlowNotice() {
  const isSlow = useDelay(true, slowAfter)
  if (!isSlow) return null
  return (
    <div role="status" className={styles.notice}>
      <p>{texts.checkout.payingSlowly}</p>
      <Action rank="quiet" to={paths.products}>
        {texts.checkout.toProducts}
      </Action>
    </div>
  )
}

/** Paying from a wallet opens no page. */
function payingText(stage: Paying['stage'], method: PaymentMethod | undefined) {
  if (method && !isPaidOnPage(method)) return texts.checkout.payingHere
  return stage === 'leaving' ? texts.checkout.leaving : texts.checkout.paying
}

/** `toPay` is undefined while the price is being checked. */
function labelOf(
  stage: Paying['stage'],
  method: PaymentMethod | undefined,
  mustChoose: boolean,
  toPay: string | undefined,
): string {
  if (stage !== 'idle') return payingText(stage, method)
  if (toPay === undefined) return texts.checkout.pricing
  if (mustChoose) return texts.checkout.choose({ amount: toPay })
  return config.law.bindingOrder ? texts.checkout.orderBinding : texts.checkout.pay({ amount: toPay })
}
