import type { CartLine } from '#domain/cart/lines.ts'
import { depositOf, totalOf } from '#domain/cart/lines.ts'
import type { Quote } from '#domain/order/attempt.ts'
import { isInclusive, taxRows } from '#domain/order/taxes.ts'
import { formatMoney, type Minor, toMinor } from '#shared/money/money.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Total.module.css'

interface Props {
  lines: readonly CartLine[]
  /** The server's price. Until it has loaded, the phone calculates the total. */
  quote: Quote | undefined
  /** The offer's expected discount, used while there is no quote. */
  expectedDiscount: Minor
  isPriceOld: boolean
  /** The discount, if the prices of the lines above have it already. */
  inLines: Minor
}

export function Total({ lines, quote, expectedDiscount, isPriceOld, inLines }: Props) {
  const priced = isPriceOld ? undefined : quote
  const deposit = priced ? toMinor(priced.deposit_amount ?? 0) : depositOf(lines)
  const goods = priced ? ((toMinor(priced.total_amount) - deposit) as Minor) : totalOf(lines)
  const discount = priced ? toMinor(priced.discount_amount) : expectedDiscount
  const more = (discount - inLines) as Minor
  const toPay = priced ? toMinor(priced.net_payable_amount) : ((goods + deposit - discount) as Minor)
  const amount = (money: Minor) => formatMoney(money, quote?.currency)
  const taxes = priced ? taxRows(priced) : []
  const addsTax = priced?.taxes?.some(({ included }) => !included) ?? false
  const note = isInclusive(priced ?? {}) ? texts.checkout.taxesIncluded : ''
  return (
    <dl className={styles.sums} aria-busy={isPriceOld}>
      {(more > 0 || deposit > 0 || addsTax) && (
        <Sum label={texts.checkout.subtotal} amount={amount((goods - inLines) as Minor)} />
      )}
      {more > 0 && <Sum label={texts.checkout.discount} amount={amount(-more as Minor)} kind="discount" />}
      {deposit > 0 && <Sum label={texts.checkout.deposit} amount={amount(deposit)} />}
      {taxes.map(([label, tax], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two taxes may have the same name and rate, and rows never move
        <Sum key={index} label={label} amount={tax} />
      ))}
      <Sum label={texts.checkout.toPay} amount={amount(toPay)} kind="total" note={note} />
    </dl>
  )
}

interface SumProps {
  label: string
  amount: string
  kind?: 'discount' | 'total'
  /** Said beside the label. */
  note?: string
}

function Sum({ label, amount, kind, note = '' }: SumProps) {
  return (
    <div data-kind={kind}>
      <dt>
        <Words>{label}</Words>{' '}
        {note && (
          <small>
            <Words>{note}</Words>
          </small>
        )}
      </dt>
      <dd>
        <Words>{amount}</Words>
      </dd>
    </div>
  )
}
