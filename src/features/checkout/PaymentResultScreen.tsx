import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readAttempt } from '#domain/order/attempt-store.ts'
import { moneyState, type Order } from '#domain/order/order-state.ts'
import { useFollowedOrder } from '#domain/order/use-followed-order.ts'
import { useSession } from '#domain/session/session.ts'
import { read } from '#shared/storage/storage.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { PaymentResult } from './PaymentResult.tsx'

const isDecided = (order: Order) => ['paid', 'cancelled'].includes(moneyState(order))

/** This browser's own open attempt goes before the address, which anyone can write. */
function orderToAskAbout(hint: string | null) {
  const attempt = readAttempt()
  const own = attempt?.settled ? undefined : attempt?.orderId
  return own ?? hint ?? attempt?.orderId ?? read('orderId') ?? undefined
}

/**
 * Where every provider and the wallet come back to, from success and failure alike: the address says which order
 * to ask about, never how it went.
 */
export function PaymentResultScreen({ afterPaid }: { afterPaid: ReactNode }) {
  const { userId } = useSession()
  const [query] = useSearchParams()
  const [orderId] = useState(() => orderToAskAbout(query.get('order_id')))
  const [isOwn] = useState(() => readAttempt()?.orderId === orderId)
  const followed = useFollowedOrder(orderId, isDecided)
  return (
    <Screen title={texts.resultTitle}>
      <PaymentResult hasSession={userId !== undefined || isOwn} orderId={orderId} afterPaid={afterPaid} {...followed} />
    </Screen>
  )
}
