import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type KeptOrder, keptOrders, latest } from '#domain/order/kept-orders.ts'
import type { Order } from '#domain/order/order-state.ts'
import { seenOrders } from '#domain/order/seen-orders.ts'
import { useSession } from '#domain/session/session.ts'
import { config } from '#shared/config.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Loading } from '#shared/ui/Loading.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { RefundState } from '../actions/RefundState.tsx'
import { HistoryRow } from './HistoryRow.tsx'
import styles from './KeptOrders.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { ReceiptScreen } from './ReceiptScreen.tsx'
import { useIsReceipt } from './use-is-receipt.ts'

interface Props {
  /** Shows this order; without it, the list. */
  orderId: string | undefined
  /** Says why the stored order is shown. Not needed while offline. */
  notice?: ReactNode
  /** Shown if nothing is stored. */
  otherwise: ReactNode
}

/** The orders on this phone, as the server last sent them. Shown while offline, and if the server can't be reached. */
export function KeptOrders({ orderId, notice, otherwise }: Props) {
  const kept = useKept()
  const isReceipt = useIsReceipt()
  const one = kept?.find(({ order }) => order.id === orderId)
  if (!kept) return <Loading label={texts.orders.loading} />
  if (orderId ? !one : kept.length === 0) return otherwise
  if (one) {
    const { order } = one
    const checked = texts.orders.lastChecked({ when: formatDayAndTime(one.checkedAt) })
    if (isReceipt(order)) return <ReceiptScreen order={order} checked={checked} />
    return (
      <Screen title={texts.orders.title} back={paths.orderHistory} wide>
        {notice}
        <p role="status" className={styles.note}>
          {checked}
        </p>
        <OrderDetails order={order} actions={<Refund {...order} />} />
      </Screen>
    )
  }
  return (
    <Screen title={texts.orders.historyTitle}>
      <KeptList kept={kept} note={texts.orders.keptOnly} />
    </Screen>
  )
}

const Refund = ({ refund, items, currency }: Order) =>
  refund && <RefundState refund={refund} items={items} currency={currency} />

interface KeptListProps {
  kept: KeptOrder[]
  note: (args: { when: string }) => string
}

/** When they were last checked is said once. Only what was checked before says so itself. */
function KeptList({ kept, note }: KeptListProps) {
  const newest = kept.reduce((latest, { checkedAt }) => (checkedAt > latest ? checkedAt : latest), '')
  const when = formatDayAndTime(newest)
  return (
    <>
      <p role="status" className={styles.note}>
        {note({ when })}
      </p>
      <ul className={styles.list}>
        {kept.map(({ order, checkedAt }) => (
          <HistoryRow key={order.id} order={order} {...(formatDayAndTime(checkedAt) !== when && { checkedAt })} />
        ))}
      </ul>
    </>
  )
}

/** Below the message that the list could not be loaded. */
export function KeptBelow() {
  const kept = useKept()
  return kept && kept.length > 0 && <KeptList kept={kept} note={texts.orders.keptBelow} />
}

/** The stored orders and those just read, which may not be stored yet. Undefined until the stored ones have been read. */
function useKept(): KeptOrder[] | undefined {
  const { userId = '' } = useSession()
  const client = useQueryClient()
  const [kept, setKept] = useState<{ userId: string; orders: KeptOrder[] }>()
  const isKeeping = config.features.offlineOrders && userId !== ''
  useEffect(() => {
    if (!isKeeping) return
    let isMounted = true
    const show = (stored: KeptOrder[]) => {
      const orders = latest([...stored, ...seenOrders(client, userId)])
      if (isMounted) setKept({ userId, orders: orders.filter(({ order }) => !order.is_deleted) })
    }
    void keptOrders(userId).then(show)
    return () => {
      isMounted = false
    }
  }, [client, userId, isKeeping])
  if (!isKeeping) return []
  return kept?.userId === userId ? kept.orders : undefined
}
