import { describeCustomization } from '#domain/cart/customization.ts'
import { type CartLine, lineKey } from '#domain/cart/lines.ts'
import { type QuotedLine, quotedLines } from '#domain/cart/quoted.ts'
import type { Quote } from '#domain/order/attempt.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import styles from './QuoteSummary.module.css'

/**
 * What the order will hold and cost; every figure is the server's. All of the cart is shown, so that what is no longer
 * left is missed by nobody.
 */
export function QuoteSummary({ quote, lines }: { quote: Quote; lines: readonly CartLine[] }) {
  const quoted = quotedLines(quote)
  const inCart = new Set(lines.map(lineKey))
  const isLess = lines.some((line) => line.removedQty > 0 || !quoted.get(lineKey(line))?.quantity)
  return (
    <section className={styles.summary} aria-labelledby="quote-summary">
      <div>
        <h2 id="quote-summary">{texts.summary}</h2>
        <p role="status" className={styles.less}>
          {isLess && texts.lessThanWanted}
        </p>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine key={lineKey(line)} line={line} quoted={quoted.get(lineKey(line))} />
        ))}
        {[...quoted].map(([key, each]) => !inCart.has(key) && <SummaryLine key={key} quoted={each} />)}
      </ul>
      <dl className={styles.sums}>
        <Sum label={texts.total} amount={quote.total_amount} />
        {quote.discount_amount > 0 && <Sum label={texts.discount} amount={-quote.discount_amount} />}
        <Sum label={texts.toPay} amount={quote.net_payable_amount} isTotal />
      </dl>
    </section>
  )
}

/** A line of the cart as it was quoted; one of the two is there. */
function SummaryLine({ line, quoted }: { line?: CartLine; quoted: QuotedLine | undefined }) {
  const quantity = quoted?.quantity ?? 0
  const name = line?.product.name ?? quoted?.id
  const made = line ? describeCustomization(line.product, line.selectedSugar) : null
  const removed = line?.removedQty ?? 0
  const note = quantity === 0 ? texts.soldOut : removed > 0 ? texts.removed(removed) : null
  return (
    <li className={styles.line} data-left-out={quantity === 0 || undefined}>
      <img src={line?.product.image_url} alt="" width={48} height={48} />
      <span className={styles.name}>
        {quantity === 0 ? <s>{name}</s> : `${texts.quantity(quantity)} ${name}`}
        {made && <small>{made}</small>}
        {note && <small data-note>{note}</small>}
      </span>
      {quoted && quantity > 0 && <span className={styles.price}>{formatMoney(quoted.amount)}</span>}
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
