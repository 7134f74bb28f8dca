import { Rating } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { isOver } from '#domain/order/finished.ts'
import type { Order } from '#domain/order/order-state.ts'
import { useOffered } from '#domain/session/features.ts'
import { useSession } from '#domain/session/session.ts'
import { useRateOrder } from '#generated/hooks/orders.ts'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Panel } from '#shared/ui/Panel.tsx'
import '@mantine/core/styles/Rating.layer.css'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
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
  // In one scope, calls run one after another: the last tap counts even if the first is still being sent.
  const { mutateAsync, isPending } = useRateOrder({ scope: { id: 'rate-order' } })
  // Kept after the response, because the order is loaded again later.
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [failed, setFailed] = useState<readonly string[]>([])
  const latest = useRef('')
  const isKeyDown = useRef(false)
  const parts = ratedParts(order, useOffered('itemRatings'))
  if (!config.features.ratings || parts.length === 0) return null
  const keyOf = ({ id = '' }: RatedPart) => `${order.id}/${id}`
  const ratingOf = (part: RatedPart) => chosen[keyOf(part)] ?? part.rating ?? 0
  const rate = (part: RatedPart, rating: number) => {
    const key = keyOf(part)
    // One tap on a label is also a click on its radio.
    if (rating === 0 || latest.current === `${key} ${rating}`) return
    latest.current = `${key} ${rating}`
    setChosen((before) => ({ ...before, [key]: rating }))
    setFailed((before) => before.filter((each) => each !== key))
    const params = { userId, machineId: order.machine.id, orderId: order.id }
    mutateAsync({ params, body: { rating, ...(part.id !== undefined && { item_id: part.id }) } }).catch(() => {
      latest.current = ''
      setFailed((before) => [...before, key])
      setChosen(({ [key]: now = 0, ...others }) => (now === rating ? others : { ...others, [key]: now }))
    })
  }
  return (
    <Panel title={texts.orderActions.rateTitle} className={styles.card}>
      {parts.map((part) => (
        <div key={part.id ?? ''} className={styles.part}>
          {order.items.length > 1 && part.id && (
            <span>
              <ServerWords>{part.name}</ServerWords>
            </span>
          )}
          <Rating
            role="radiogroup"
            aria-label={part.name}
            classNames={{ label: styles.star }}
            value={ratingOf(part)}
            onChange={(rating) => rate(part, rating)}
            onKeyDown={() => {
              isKeyDown.current = true
            }}
            onKeyUp={() => {
              isKeyDown.current = false
            }}
            // A screen reader's tap on a radio looks like an arrow key to Mantine, which then only previews the rating.
            onClick={({ target }) => {
              if (target instanceof HTMLInputElement && !isKeyDown.current) rate(part, Number(target.value))
            }}
            getSymbolLabel={(count) => texts.orderActions.stars({ count })}
            emptySymbol={<IconStar size="1.875rem" aria-hidden />}
            fullSymbol={<IconStarFilled size="1.875rem" aria-hidden />}
          />
        </div>
      ))}
      <p role="status">
        {parts.some((part) => failed.includes(keyOf(part)))
          ? texts.orderActions.notRated
          : !isPending && parts.some((part) => ratingOf(part) > 0) && texts.orderActions.rated}
      </p>
    </Panel>
  )
}
