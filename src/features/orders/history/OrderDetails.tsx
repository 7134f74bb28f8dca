import type { ReactNode } from 'react'
import { orderedCustomization } from '#domain/cart/ordered-customization.ts'
import { billRows, costRows, itemRow, shortfallOf } from '#domain/order/bill.ts'
import { endingWords } from '#domain/order/ending-words.ts'
import type { Ending } from '#domain/order/endings.ts'
import { isOver } from '#domain/order/finished.ts'
import { isCoffee, moneyState, type Order, type OrderItem } from '#domain/order/order-state.ts'
import { config } from '#shared/config.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { AmountRows } from '#shared/ui/AmountRows.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { ItemHelp } from '#shared/ui/ItemHelp.tsx'
import { Panel } from '#shared/ui/Panel.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { RateOrder } from '../actions/RateOrder.tsx'
import { ReceiptButton } from '../actions/ReceiptButton.tsx'
import { BillTable } from './BillTable.tsx'
import styles from './OrderDetails.module.css'
import { OrderStatus } from './OrderStatus.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

interface Props {
  order: Order
  /** Omitted for an order stored on this phone, which is shown without actions. */
  ending?: Ending
  placeName?: string
  /** The order's actions. */
  actions?: ReactNode
}

export function OrderDetails({ order, ending, placeName = '', actions }: Props) {
  const { machine } = order
  const isPaid = moneyState(order) === 'paid'
  // Nothing is left to do or to wait for, so what was bought comes first.
  const isSettled = isOver(order) && !order.refund && !ending?.actions.includes('refund')
  const items = (
    <Panel title={texts.orders.items}>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <ItemLine key={item.id} order={order} item={item} helpPath={ending && helpPath(order, item)} />
        ))}
      </ul>
    </Panel>
  )
  return (
    <div className={styles.details}>
      <header className={styles.head}>
        <h2>
          <Words>{texts.orders.orderNumber({ number: order.order_number })}</Words>
        </h2>
        <OrderStatus order={order} />
        <p>
          <Facts
            facts={[formatDayAndTime(order.created_at), <ServerWords key="machine">{machine.name}</ServerWords>]}
          />
        </p>
      </header>
      <div className={styles.column}>
        {ending && ending.stage !== 'dispensed' && (
          <State tone={ending.tone} {...endingWords(ending.stage, order, placeName)} />
        )}
        {isSettled && items}
        {actions}
        {!isSettled && items}
        {ending?.actions.includes('rate') && <RateOrder order={order} />}
      </div>
      <div className={styles.column}>
        <Panel title={texts.orders.payment}>
          <BillTable rows={billRows(order)} />
          <div className={styles.receipt}>
            {ending?.actions.includes('receipt') && <ReceiptButton order={order} />}
            {isPaid && config.features.offlineOrders && (
              <Action rank="second" to={paths.receipt(order.id)} label={texts.orders.ownReceipt}>
                {texts.orders.printOrShare}
              </Action>
            )}
          </div>
        </Panel>
        <Panel title={texts.orders.machine}>
          <div>
            <strong>
              <ServerWords>{machine.name}</ServerWords>
            </strong>
            <p>
              <Words>{`${texts.orders.machineNumber} ${machine.id}`}</Words>
            </p>
            <address>
              <ServerWords>{[machine.place.name, machine.place.address].filter(Boolean).join(', ')}</ServerWords>
            </address>
          </div>
        </Panel>
        <OrderTimeline order={order} />
      </div>
    </div>
  )
}

const State = ({ tone, title, hint }: { tone: string; title: string; hint: string }) => (
  <div className={styles.state} data-tone={tone} role="status">
    <h3>
      <Words>{title}</Words>
    </h3>
    <p>
      <Words>{hint}</Words>
    </p>
  </div>
)

/** Help with an item that came out. The order's actions refund items that did not. */
const helpPath = (order: Order, { id, dispensed_quantity }: OrderItem) =>
  isOver(order) && dispensed_quantity > 0 ? paths.itemHelp(order.id, id, isCoffee(order)) : undefined

interface ItemLineProps {
  order: Order
  item: OrderItem
  helpPath: string | undefined
}

function ItemLine({ order, item, helpPath }: ItemLineProps) {
  const { currency } = order
  const customization = orderedCustomization(item)
  const short = shortfallOf(item)
  const [name, amount] = itemRow(item, currency)
  const costs = costRows(order, item)
  return (
    <li className={styles.item}>
      <img src={pictureUrl(item.image_url)} alt="" width={56} height={56} />
      <span>
        <span>
          <Words>{name}</Words>
        </span>
        {item.quantity > 1 && (
          <small>
            <Words>{texts.orders.each({ price: priceOf(item.price, currency) })}</Words>
          </small>
        )}
        {customization && (
          <small>
            <Words>{customization}</Words>
          </small>
        )}
        {short && <small className={styles.short}>{short}</small>}
        {helpPath && <ItemHelp to={helpPath} name={item.name} isPart={Boolean(short)} />}
      </span>
      <span translate="no">{amount}</span>
      {costs.length > 0 && (
        <div className={styles.costs}>
          <AmountRows rows={costs} />
        </div>
      )}
    </li>
  )
}
