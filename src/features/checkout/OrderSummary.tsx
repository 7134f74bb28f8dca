import type { ReactNode } from 'react'
import type { CartLine } from '#domain/cart/lines.ts'
import { type Quote, soldLines } from '#domain/order/attempt.ts'
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
    <AmountRows
      rows={(quote ? soldLines(lines, quote) : lines).map(({ product: { name, size, mrp }, cartQty }) => [
        [texts.checkout.quantityOf({ count: cartQty, name }), size].filter(Boolean).join(', '),
        formatMoney(times(toMinor(mrp), cartQty), quote?.currency),
      ])}
    />
    {children}
    <p>{texts.checkout.soldBy({ seller: sellerLine() })}</p>
  </Panel>
)
