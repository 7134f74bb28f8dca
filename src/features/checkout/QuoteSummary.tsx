import { madeAs } from '#domain/cart/customisation.ts'
import type { Attempt, Quote } from '#domain/order/attempt.ts'
import { formatMoney, times, toMinor } from '#shared/money/money.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import styles from './QuoteSummary.module.css'

type Line = Attempt['lines'][number]
type QuoteItem = Quote['items'][number]

/** What the order will hold and cost; every figure is the server's. Names and pictures come from the cart. */
export function QuoteSummary({ quote, lines }: { quote: Quote; lines: readonly Line[] }) {
  return (
    <section className={styles.summary} aria-labelledby="quote-summary">
      <h2 id="quote-summary">{texts.summary}</h2>
      <ul className={styles.lines}>
        {quote.items.map((item) => {
          const product = lines.find((line) => line.id === item.product_id)?.product
          const count = item.custom_ingredients[0]?.selected_count ?? 0
          return (
            <SummaryLine
              key={`${item.product_id}:${count}`}
              item={item}
              made={product ? madeAs(product, count) : null}
              name={product?.name ?? item.product_id}
              image={product?.image_url}
            />
          )
        })}
      </ul>
      <dl className={styles.sums}>
        <Sum label={texts.total} amount={quote.total_amount} />
        {quote.discount_amount > 0 && <Sum label={texts.discount} amount={-quote.discount_amount} />}
        <Sum label={texts.toPay} amount={quote.net_payable_amount} isTotal />
      </dl>
    </section>
  )
}

interface SummaryLineProps {
  item: QuoteItem
  name: string
  image: string | undefined
  /** How a recipe is made. */
  made: string | null
}

function SummaryLine({ item, name, image, made }: SummaryLineProps) {
  const note = item.outOfStockItem ? texts.soldOut : item.removedQty > 0 ? texts.removed(item.removedQty) : null
  return (
    <li className={styles.line} data-left-out={item.outOfStockItem || undefined}>
      <img src={image} alt="" width={48} height={48} />
      <span className={styles.name}>
        {!item.outOfStockItem && `${texts.quantity(item.quantity)} `}
        {name}
        {made && <small>{made}</small>}
        {note && <small data-note>{note}</small>}
      </span>
      {!item.outOfStockItem && (
        <span className={styles.price}>{formatMoney(times(toMinor(item.price), item.quantity))}</span>
      )}
    </li>
  )
}

function Sum({ label, amount, isTotal = false }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{formatMoney(toMinor(amount))}</dd>
    </div>
  )
}
