import type { CartLine } from '#domain/cart/lines.ts'
import { totalOf } from '#domain/cart/lines.ts'
import type { Quote } from '#domain/order/attempt.ts'
import { formatMoney, type Minor, toMinor } from '#shared/money/money.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import styles from './Total.module.css'

interface Props {
  lines: readonly CartLine[]
  /** The server's price; until it is here, the cart is summed up on the phone. */
  quote: Quote | undefined
  /** What the offer is expected to take off, while there is no quote. */
  expectedDiscount: Minor
  isPriceOld: boolean
}

export function Total({ lines, quote, expectedDiscount, isPriceOld }: Props) {
  const total = quote && !isPriceOld ? toMinor(quote.total_amount) : totalOf(lines)
  const discount = quote && !isPriceOld ? toMinor(quote.discount_amount) : expectedDiscount
  const toPay = quote && !isPriceOld ? toMinor(quote.net_payable_amount) : ((total - discount) as Minor)
  return (
    <dl className={styles.sums} aria-busy={isPriceOld}>
      {discount > 0 && (
        <>
          <Sum label={texts.subtotal} amount={total} />
          <Sum label={texts.discount} amount={-discount as Minor} kind="discount" />
        </>
      )}
      <Sum label={texts.toPay} amount={toPay} kind="total" />
    </dl>
  )
}

function Sum({ label, amount, kind }: { label: string; amount: Minor; kind?: 'discount' | 'total' }) {
  return (
    <div data-kind={kind}>
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  )
}
