import { Rating } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useRef } from 'react'
import { isOver } from '#domain/order/finished.ts'
import type { Order } from '#domain/order/order-state.ts'
import { useOffered } from '#domain/session/features.ts'
import { useSession } from '#domain/session/session.ts'
import { useRateOrder } from '#generated/hooks/orders.ts'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Panel } from '#shared/ui/Panel.tsx'
import '@mantine/core/styles/Rating.layer.css'
import styles from './RateOrder.module.css'

interface RatedPart {
  id?: string
  name: string
  rating?: number | undefined
}

/** What can be rated: each dispensed item if the server supports it, otherwise the order. */
function ratedParts(order: Order, perItem: boolean): RatedPart[] {
  const out = order.items.filter(({ dispensed_quantity }) => dispensed_quantity > 0)
  if (!isOver(order) || out.length === 0) return []
  return perItem ? out : [{ name: texts.orderActions.rateTitle, rating: order.rating }]
}

/** Rates an order with a tap; another tap changes the rating. Only for orders with dispensed items. */
export function RateOrder({ order }: { order: Order }) {
  const { userId = '' } = useSession()
  const { mutate, variables, isError, isPending } = useRateOrder()
  const isKeyDown = useRef(false)
  const parts = ratedParts(order, useOffered('itemRatings'))
  if (!config.features.ratings || parts.length === 0) return null
  // Also after the response, because the order is loaded again later.
  const sent = !isError && variables?.params.orderId === order.id ? variables.body : undefined
  const ratingOf = ({ id, rating = 0 }: RatedPart) => (sent && sent.item_id === id ? sent.rating : rating)
  const rate = (id: string | undefined, rating: number) => {
    const params = { userId, machineId: order.machine.id, orderId: order.id }
    if (rating > 0) mutate({ params, body: { rating, ...(id !== undefined && { item_id: id }) } })
  }
  return (
    <Panel title={texts.orderActions.rateTitle} className={styles.card}>
      {parts.map((part) => (
        <div key={part.id ?? ''} className={styles.part}>
          {order.items.length > 1 && part.id && <span>{part.name}</span>}
          <Rating
            role="radiogroup"
            aria-label={part.name}
            classNames={{ label: styles.star }}
            value={ratingOf(part)}
            onChange={(rating) => rate(part.id, rating)}
            onKeyDown={() => {
              isKeyDown.current = true
            }}
            onKeyUp={() => {
              isKeyDown.current = false
            }}
            // Mantine takes a screen reader's tap on a radio for an arrow key, which only previews a rating.
            onClick={({ target }) => {
              if (target instanceof HTMLInputElement && !isKeyDown.current) rate(part.id, Number(target.value))
            }}
            getSymbolLabel={(count) => texts.orderActions.stars({ count })}
            emptySymbol={<IconStar size={30} />}
            fullSymbol={<IconStarFilled size={30} />}
          />
        </div>
      ))}
      <p role="status">
        {isError
          ? texts.orderActions.notRated
          : !isPending && parts.some((part) => ratingOf(part) > 0) && texts.orderActions.rated}
      </p>
    </Panel>
  )
}
