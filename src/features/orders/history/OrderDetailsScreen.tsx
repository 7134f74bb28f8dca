import { useParams } from 'react-router-dom'
import { endingWords } from '#domain/order/ending-words.ts'
import { useEnding } from '#domain/order/use-ending.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { OrderActions } from '../actions/OrderActions.tsx'
import { KeptOrders } from './KeptOrders.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { ReceiptScreen } from './ReceiptScreen.tsx'
import { useIsReceipt } from './use-is-receipt.ts'

/** OrderDetails shows these beside what they are about. */
const shownApart = ['rate', 'receipt'] as const

/** Order details. Polls an order that is in progress, to keep an open page current. */
export function OrderDetailsScreen() {
  const { orderId } = useParams()
  return <OneOrder key={orderId} orderId={orderId} />
}

function OneOrder({ orderId }: { orderId: string | undefined }) {
  const { ending, placeName, isCutOff: _, ...inHand } = useEnding(orderId, 'details')
  const { order, error } = inHand
  const isReceipt = useIsReceipt()
  if (order && isReceipt(order)) return <ReceiptScreen order={order} />
  const actions = ending && <OrderActions {...inHand} ending={ending} without={shownApart} />
  if (ending && (!order || ending.stage === 'missing')) {
    const notice = (
      <>
        <ErrorState {...endingWords(ending.stage, undefined)} error={error} isExplained={ending.stage === 'missing'} />
        {actions}
      </>
    )
    const otherwise = (
      <Screen title={texts.orders.title} back={paths.orderHistory}>
        {notice}
      </Screen>
    )
    if (ending.stage === 'missing') return otherwise
    return <KeptOrders orderId={orderId} notice={notice} otherwise={otherwise} />
  }
  return (
    <Screen title={texts.orders.title} back={paths.orderHistory} wide={order !== undefined}>
      {ending && order ? (
        <OrderDetails order={order} ending={ending} placeName={placeName} actions={actions} />
      ) : (
        <Loading label={texts.orders.loading} />
      )}
    </Screen>
  )
}
