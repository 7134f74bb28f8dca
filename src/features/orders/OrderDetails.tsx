import type { ReactNode } from 'react'
import { endingWords } from '#domain/order/ending-words.ts'
import { type Ending, isOver } from '#domain/order/endings.ts'
import { moneyState, type Order, type OrderItem } from '#domain/order/order-state.ts'
import { formatMoney, times, toMinor } from '#shared/money/money.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { StatusBadge } from '#shared/ui/StatusBadge.tsx'
import { OrderAgainButton } from './OrderAgainButton.tsx'
import styles from './OrderDetails.module.css'
import { OrderTimeline } from './OrderTimeline.tsx'
import { ReceiptButton } from './ReceiptButton.tsx'
import { statusTone } from './status-tone.ts'

const price = (major: number) => formatMoney(toMinor(major))

interface Props {
  order: Order
  ending: Ending
  placeName: string
  /** The order's actions. */
  actions: ReactNode
}

export function OrderDetails({ order, ending, placeName, actions }: Props) {
  const { machine } = order
  const { title, hint } = endingWords(ending.stage, order, placeName)
  return (
    <div className={styles.details}>
      <header className={styles.head}>
        <h2>{texts.orderNumber(order.order_number)}</h2>
        <StatusBadge tone={statusTone(order)}>{texts.statuses[order.status] ?? texts.otherStatus}</StatusBadge>
      </header>
      {ending.stage !== 'dispensed' && (
        <div className={styles.state} data-tone={ending.tone} role="status">
          <h3>{title}</h3>
          <p>{hint}</p>
        </div>
      )}
      {actions}
      {isOver(order) && <OrderAgainButton order={order} />}
      <Section title={texts.items}>
        <ul className={styles.items}>
          {order.items.map((item) => (
            <ItemLine key={item.id} item={item} />
          ))}
        </ul>
      </Section>
      <Section title={texts.payment}>
        <Facts
          rows={[
            [texts.total, price(order.total_amount)],
            [texts.discount, order.discount_amount > 0 && `−${price(order.discount_amount)}`],
            [moneyState(order) === 'paid' ? texts.paidAmount : texts.amount, price(order.net_payable_amount)],
            [texts.method, texts.methods[order.payment_method] ?? texts.otherMethod],
          ]}
        />
        {moneyState(order) === 'paid' && <ReceiptButton order={order} />}
      </Section>
      <Section title={texts.machine}>
        <strong>{machine.name}</strong>
        <p>
          {texts.machineNumber} {machine.id}
        </p>
        <address>
          {machine.place.name}, {machine.place.address}
        </address>
      </Section>
      <Section title={texts.dates}>
        <OrderTimeline order={order} />
      </Section>
    </div>
  )
}

function ItemLine({ item }: { item: OrderItem }) {
  const customized = item.custom_ingredients[0]?.selected_count ?? 0
  const isShort = item.status === 'Failed' || item.status === 'Partially-Dispensed'
  return (
    <li className={styles.item}>
      <img src={item.image_url} alt="" width={56} height={56} />
      <span>
        {texts.quantity(item.quantity)} {item.name}
        {item.quantity > 1 && <small>{texts.each(price(item.price))}</small>}
        {customized > 0 && <small>{texts.customized(customized)}</small>}
        {isShort && <small className={styles.short}>{texts.dispensedOf(item.dispensed_quantity, item.quantity)}</small>}
      </span>
      <span>{formatMoney(times(toMinor(item.price), item.quantity))}</span>
    </li>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Leaves out rows without a value. */
function Facts({ rows }: { rows: readonly (readonly [string, string | false])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
