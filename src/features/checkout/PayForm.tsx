import { useState } from 'react'
import type { PaymentMethod, Quote } from '#domain/order/attempt.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { Action } from '#shared/ui/Action.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { useDelay } from '#shared/ui/use-delay.ts'
import { useIsOnline } from '#shared/use-is-online.ts'
import { MealCardChoice } from './MealCardChoice.tsx'
import { MethodOption } from './MethodOption.tsx'
import styles from './PayForm.module.css'
import { useMethods } from './use-methods.ts'
import type { Paying } from './use-paying.ts'

/** Milliseconds: by then a call has timed out once and is repeated (§9). */
const slowAfter = 10_000

interface Props {
  quote: Quote
  stage: Paying['stage']
  /** A newer quote is on its way; nothing is paid on the old one meanwhile. */
  isPriceOld: boolean
  onPay: (method: PaymentMethod, sourceId: string | null) => void
}

export function PayForm({ quote, stage, isPriceOld, onPay }: Props) {
  const toPay = toMinor(quote.net_payable_amount)
  const { methods, isPending, error, retry } = useMethods(toPay)
  const [wanted, setWanted] = useState<PaymentMethod>()
  const [sourceId, setSourceId] = useState<string | null>(null)
  const usable = methods.filter((method) => method.state.canPay)
  const chosen = usable.find(({ method }) => method === wanted) ?? usable[0]
  const isPaying = stage !== 'idle'
  const isOnline = useIsOnline()
  const isSlow = useDelay(isPaying, slowAfter)

  if (isPending) return <Loading label={texts.loadingMethods} />
  if (error) return <ErrorState title={texts.optionsFailed} error={error} onRetry={retry} />
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onPay(chosen.method, chosen.method === 'MealCard' ? sourceId : null)
      }}
    >
      <fieldset className={styles.methods} disabled={isPaying}>
        <legend>{texts.methods}</legend>
        {methods.map((method) => (
          <MethodOption
            key={method.method}
            method={method}
            toPay={toPay}
            isChosen={method === chosen}
            onChoose={() => setWanted(method.method)}
          />
        ))}
        {chosen?.method === 'MealCard' && <MealCardChoice sourceId={sourceId} onChoose={setSourceId} />}
      </fieldset>
      {!isOnline && (
        <p role="alert" className={styles.notice}>
          {texts.offlineNotice}
        </p>
      )}
      <Action isSticky type="submit" disabled={!chosen || isPriceOld || isPaying || !isOnline}>
        {stage === 'idle' ? texts.pay(formatMoney(toPay)) : stage === 'starting' ? texts.paying : texts.leaving}
      </Action>
      <p role="status" className={styles.status}>
        {isPaying && (stage === 'starting' ? texts.paying : texts.leaving)}
      </p>
      {isSlow && (
        <div role="status" className={styles.notice}>
          <p>{texts.payingSlowly}</p>
          <Action rank="quiet" to={paths.products}>
            {texts.toProducts}
          </Action>
        </div>
      )}
    </form>
  )
}
