import type { ReactNode } from 'react'
import { describeCustomization } from '#domain/cart/customization.ts'
import { type CartLine, lineKey } from '#domain/cart/lines.ts'
import { quotedLines, unexpectedLines } from '#domain/cart/quoted.ts'
import type { Quote } from '#domain/order/attempt.ts'
import { formatMoney, times, toMinor } from '#shared/money/money.ts'
import { sellerLine } from '#shared/seller.ts'
import { texts } from '#shared/texts/catalog.ts'
import { AmountRows } from '#shared/ui/AmountRows.tsx'
import { Panel } from '#shared/ui/Panel.tsx'

interface Props {
  lines: readonly CartLine[]
  /** Until it has loaded, the cart's lines keep its place. */
  quote: Quote | undefined
  /** The sums. */
  children: ReactNode
}

/** What is bought, for how much and from whom, right above the button that orders it (docs/law.md). */
export const OrderSummary = ({ lines, quote, children }: Props) => (
  <Panel title={texts.checkout.yourOrder}>
    <AmountRows rows={rowsOf(lines, quote)} />
    {children}
    <p>{texts.checkout.soldBy({ seller: sellerLine() })}</p>
  </Panel>
)

const nameOf = ({ product, selectedSugar }: CartLine) =>
  [product.name, describeCustomization(product, selectedSugar), product.size].filter(Boolean).join(', ')

/** What the quote sells, at its prices. */
function rowsOf(lines: readonly CartLine[], quote: Quote | undefined): [label: string, amount: string][] {
  const quoted = quote && quotedLines(quote, lines)
  const expected = ({ product, cartQty }: CartLine) => ({
    quantity: cartQty,
    amount: times(toMinor(product.mrp), cartQty),
  })
  const rows = [
    ...lines.map((line) => ({ name: nameOf(line), sold: quoted ? quoted.get(lineKey(line)) : expected(line) })),
    ...unexpectedLines(lines, quoted).map(([, line]) => ({ name: line.id, sold: line })),
  ]
  return rows.flatMap(({ name, sold }) =>
    sold && sold.quantity > 0
      ? [[texts.checkout.quantityOf({ count: sold.quantity, name }), formatMoney(sold.amount, quote?.currency)]]
      : [],
  )
}
