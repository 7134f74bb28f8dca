import { type CSSProperties, useState } from 'react'
import { isCoffee, isCupOut, itemStage, type Order, type OrderItem } from '#domain/order/order-state.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './MachineWindow.module.css'

interface Props {
  order: Order
  /** The machine has finished: what can be taken is shown. */
  isOver: boolean
  /** Everything came out. */
  isComplete: boolean
}

/**
 * A drawing of the machine's window. The next item stands in it and slides out when it is dispensed; a cup is filled
 * and stays until it has been taken. At the end it shows what can be taken. The list below says the same in words.
 */
export function MachineWindow({ order, isOver, isComplete }: Props) {
  const out = useLastOut(order.items)
  const isStanding = isCupOut(order)
  const coming =
    order.items.find((item) => itemStage(item) === 'dispensing') ??
    order.items.find((item) => itemStage(item) === 'waiting')
  const next = isOver || isStanding ? undefined : coming
  return (
    <div
      className={styles.window}
      data-coffee={isCoffee(order) || undefined}
      data-cup={isStanding || undefined}
      data-over={isOver || undefined}
      aria-hidden
    >
      {isComplete && <span className={styles.shine} />}
      {out && <Picture key={keyOf(out)} item={out} className={styles.out} />}
      {next && (
        <>
          <Picture key={`next-${keyOf(next)}`} item={next} className={styles.next} />
          {isCoffee(order) && itemStage(next) === 'dispensing' && (
            <Picture key={`filling-${keyOf(next)}`} item={next} className={styles.filling} />
          )}
          <span className={styles.steam} />
          {!isCoffee(order) && next.slot_label && (
            <span className={styles.slot} translate="no">
              {next.slot_label}
            </span>
          )}
        </>
      )}
      {isOver && (
        <div className={styles.end}>
          {order.items.map((item, index) => (
            <End key={item.id} item={item} order={order} nth={index} />
          ))}
        </div>
      )}
    </div>
  )
}

const keyOf = (item: OrderItem) => `${item.id}-${item.dispensed_quantity}`

const Picture = ({ item, className }: { item: OrderItem; className: string | undefined }) => (
  <img src={pictureUrl(item.image_url)} alt="" width={160} height={160} className={className} />
)

const isOut = ({ dispensed_quantity }: OrderItem) => dispensed_quantity > 0

/** An item at the end: what can be taken, more of it as a second pack, and its slot; pale, what stayed in the machine. */
const End = ({ item, order, nth }: { item: OrderItem; order: Order; nth: number }) => (
  <span
    className={styles.item}
    style={{ '--nth': nth } as CSSProperties}
    data-left={!isOut(item) || undefined}
    data-several={item.dispensed_quantity > 1 || undefined}
  >
    {item.dispensed_quantity > 1 && <Picture item={item} className={styles.behind} />}
    <Picture item={item} className={undefined} />
    {isOut(item) && !isCoffee(order) && item.slot_label && (
      <b>
        {item.dispensed_quantity > 1 && <span>{texts.dispense.count({ quantity: item.dispensed_quantity })}</span>}{' '}
        <span translate="no">{item.slot_label}</span>
      </b>
    )}
  </span>
)

/** The last item that came out while the window was on screen. */
function useLastOut(items: Order['items']) {
  const [before, setBefore] = useState(items)
  const [out, setOut] = useState<OrderItem>()
  if (items !== before) {
    setBefore(items)
    const counts = new Map(before.map((item) => [item.id, item.dispensed_quantity]))
    const dispensed = items.findLast((item) => item.dispensed_quantity > (counts.get(item.id) ?? 0))
    if (dispensed) setOut(dispensed)
  }
  return out
}
