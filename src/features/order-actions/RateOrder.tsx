import { Rating } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { isOver } from '#domain/order/finished.ts'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { useRateOrder } from '#generated/hooks/orders.ts'
import { config } from '#shared/config.ts'
import { actionTexts as texts } from '#shared/texts/endings.ts'
import { Panel } from '#shared/ui/Panel.tsx'
import '@mantine/core/styles/Rating.layer.css'
import styles from './RateOrder.module.css'

/** One tap says how it was; another tap changes it. For orders of which something came out. */
export function RateOrder({ order }: { order: Order }) {
  const { userId = '' } = useSession()
  const { mutate, variables, isError, isPending } = useRateOrder()
  if (
    !config.features.ratings ||
    !isOver(order) ||
    !order.items.some(({ dispensed_quantity }) => dispensed_quantity > 0)
  )
    return null
  const sent = isPending ? variables.body.rating : undefined
  const rating = sent ?? order.rating ?? 0
  const rate = (next: number) =>
    next > 0 && mutate({ params: { userId, machineId: order.machine.id, orderId: order.id }, body: { rating: next } })
  return (
    <Panel title={texts.rateTitle} className={styles.card}>
      <Rating
        role="radiogroup"
        mx="auto"
        aria-label={texts.rateTitle}
        classNames={{ label: styles.star }}
        value={rating}
        onChange={rate}
        getSymbolLabel={(count) => texts.stars({ count })}
        emptySymbol={<IconStar size={30} />}
        fullSymbol={<IconStarFilled size={30} />}
      />
      <p role="status">{isError ? texts.notRated : rating > 0 && texts.rated}</p>
    </Panel>
  )
}
