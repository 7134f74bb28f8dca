import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Order } from '#domain/order/order-state.ts'
import { formatDayOfMonth } from '#shared/dates/dates.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { ListRow } from '#shared/ui/list/ListRow.tsx'
import '@mantine/core/styles/Badge.layer.css'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './OrderRow.module.css'
import { OrderStatus } from './OrderStatus.tsx'

interface Props {
  order: Pick<Order, 'id' | 'status' | 'is_active' | 'created_at' | 'currency'>
  title: string
  /** In major units. */
  amount: number
  isCharged: boolean
  machine: string
  picture: string | undefined
  /** Number of products besides the one in the picture. */
  others: number
  note?: string | undefined
  /** The note is about money that the customer can have back. */
  isOwed?: boolean
  checked?: string | undefined
  action?: ReactNode
}

/** An order in a list, linked to its details. Only what isn't as expected has a status. */
export function OrderRow({
  order,
  title,
  amount,
  isCharged,
  machine,
  picture,
  others,
  note,
  isOwed = false,
  checked,
  action,
}: Props) {
  const image = (
    <span className={styles.picture}>
      <img src={pictureUrl(picture)} alt="" width={64} height={64} loading="lazy" />
      {others > 0 && (
        <Badge variant="filled" className={styles.others} aria-hidden="true">
          {`+${others}`}
        </Badge>
      )}
    </span>
  )
  const hasNews = order.status !== 'Dispensed'
  return (
    <ListRow
      to={paths.orderHistoryDetails(order.id)}
      lead={image}
      title={title}
      isServers
      amount={priceOf(amount, order.currency)}
      isCharged={isCharged}
      action={action}
    >
      <small>
        <Facts
          facts={[formatDayOfMonth(order.created_at), machine && <ServerWords key="machine">{machine}</ServerWords>]}
        />
      </small>
      {(hasNews || note) && (
        <span className={styles.news}>
          {hasNews && <OrderStatus order={order} />}
          {note && (
            <small className={isOwed ? styles.owed : undefined}>
              <Words>{note}</Words>
            </small>
          )}
        </span>
      )}
      {checked && <small>{checked}</small>}
    </ListRow>
  )
}
