import { useSearchParams } from 'react-router-dom'
import { useActiveOrder } from '#domain/order/active-order.ts'
import { dispenseStage, hasEnded, type Order } from '#domain/order/order-state.ts'
import { useFollowedOrder } from '#domain/order/use-followed-order.ts'
import { paths } from '#shared/paths.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { DispenseProgress } from './DispenseProgress.tsx'
import { ReadyToDispense } from './ReadyToDispense.tsx'

const isStill = (order: Order) => hasEnded(order) || dispenseStage(order) === 'released'

/** The order of the address, else the one that waits. */
export function OrderAtMachine() {
  const [query] = useSearchParams()
  const active = useActiveOrder()
  const orderId = query.get('order_id') ?? active?.id
  const followed = useFollowedOrder(orderId, isStill)
  const { order, isMissing, isCutOff, error, checkAgain } = followed
  const toProducts = { label: texts.toProducts, to: paths.products }

  if (!orderId && active === null)
    return <EmptyState title={texts.noneTitle} hint={texts.noneHint} action={toProducts} />
  if (isMissing) return <EmptyState title={texts.notFound} action={toProducts} />
  if (!order && isCutOff) return <ErrorState title={texts.loadFailed} error={error} onRetry={checkAgain} />
  if (!order) return <p role="status">{texts.loading}</p>
  return dispenseStage(order) === 'ready' ? (
    <ReadyToDispense order={order} isCutOff={isCutOff} checkAgain={checkAgain} />
  ) : (
    <DispenseProgress {...followed} order={order} />
  )
}
