import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { machineIdFromCode } from '#domain/machine/scanned-code.ts'
import { useActiveOrderLookUp } from '#domain/order/active-order.ts'
import { endingWords } from '#domain/order/ending-words.ts'
import type { Stage } from '#domain/order/endings.ts'
import { isOver } from '#domain/order/finished.ts'
import { useEnding } from '#domain/order/use-ending.ts'
import { requestIdOf } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { useDelay } from '#shared/ui/use-delay.ts'
import { actionInBar, isHelpInLine, OrderActions } from '../actions/OrderActions.tsx'
import styles from './Dispense.module.css'
import { OrderView } from './OrderView.tsx'

interface Props {
  /** Shown while the order loads, or while it waits to be dispensed. */
  title: string
  /** The order to show. By default the one in the URL, otherwise the active one. */
  orderId?: string
}

/** Whether the order has just been paid and waits at its machine. */
const isJustPaid = (stage: Stage, orderId?: string) =>
  orderId !== undefined && (stage === 'elsewhere' || stage === 'machine-offline')

/** Milliseconds. Whoever just took a snack out of the machine can't rate it yet. */
const untasted = 60_000

/** Whether the customer has seen the machine dispense, until a while after the end. */
function useIsLeftAlone(stage: Stage | undefined, hasEnded: boolean) {
  const [hasSeen, setSeen] = useState(false)
  if (stage === 'dispensing' && !hasSeen) setSeen(true)
  return !useDelay(hasSeen && hasEnded, untasted) && hasSeen
}

/** Shows the order of the parent or the URL, otherwise the active one. Both dispense routes show its actual state. */
export function OrderAtMachine({ title, ...props }: Props) {
  const [query] = useSearchParams()
  const active = useActiveOrderLookUp()
  const orderId = props.orderId ?? query.get('order_id') ?? active.order?.id
  const { ending, isCutOff, placeName, ...inHand } = useEnding(
    orderId,
    'machine',
    machineIdFromCode(query.get('machine') ?? '', []),
  )
  const { order } = inHand
  const isLeftAlone = useIsLeftAlone(ending?.stage, order !== undefined && isOver(order))
  if (!orderId)
    return (
      <Screen title={title}>
        <NoOrder {...active} />
      </Screen>
    )
  if (!ending)
    return (
      <Screen title={title}>
        <Loading label={texts.dispense.loading} />
      </Screen>
    )
  const isShown = order !== undefined && ending.stage !== 'missing'
  const isTitled = ending.stage === 'ready' || isJustPaid(ending.stage, props.orderId)
  const hasHelp = isShown && isHelpInLine(order, ending)
  const actions = (
    <OrderActions {...inHand} ending={ending} without={hasHelp ? ['help'] : []} isLeftAlone={isLeftAlone} hasBar />
  )
  return (
    <Screen
      title={isTitled ? title : texts.dispense.statusScreen}
      hasOwnTitle={isShown}
      hasBar={actionInBar(ending) !== undefined}
    >
      {isShown ? (
        <OrderView
          order={order}
          ending={ending}
          isCutOff={isCutOff}
          placeName={placeName}
          title={isTitled ? title : undefined}
          isLeftAlone={isLeftAlone}
          helpPath={hasHelp ? paths.support(orderId, requestIdOf(inHand.error)) : undefined}
        >
          {actions}
        </OrderView>
      ) : (
        <div className={styles.stage}>
          <ErrorState
            {...endingWords(ending.stage, undefined)}
            error={inHand.error}
            isExplained={ending.stage === 'missing'}
          />
          {actions}
        </div>
      )}
    </Screen>
  )
}

function NoOrder({ order, error, lookAgain }: ReturnType<typeof useActiveOrderLookUp>) {
  if (order === null)
    return (
      <EmptyState
        drawing="orders"
        title={texts.dispense.noneTitle}
        hint={texts.dispense.noneHint}
        action={{ label: texts.dispense.toProducts, to: paths.products }}
      />
    )
  if (error) return <ErrorState title={texts.dispense.loadFailed} error={error} onRetry={lookAgain} />
  return <Loading label={texts.dispense.loading} />
}
