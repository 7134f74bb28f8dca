import { VisuallyHidden } from '@mantine/core'
import { formatDayOfMonth } from '#shared/dates/dates.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ListRow } from '#shared/ui/list/ListRow.tsx'
import { Words } from '#shared/ui/Words.tsx'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { movementOf, type Transaction } from './movement.ts'
import styles from './Wallet.module.css'

/** SVG paths in a 24-unit box. */
const arrows = { in: 'M17 7L7 17 M7 9v8h8', out: 'M7 17L17 7 M9 7h8v8', other: 'M6 9h12 M6 15h12' }

/** A transaction, linked to its order if it has one. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { description, balance_after, currency, order_id, created_at } = transaction
  const { direction, word, amount } = movementOf(transaction)
  const arrow = (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.arrow}
      data-direction={direction}
      aria-hidden="true"
    >
      <path d={arrows[direction]} />
    </svg>
  )
  return (
    <ListRow
      to={order_id && paths.orderHistoryDetails(order_id)}
      lead={arrow}
      title={description || word}
      isServers={Boolean(description)}
      amount={amount}
      isCredit={direction === 'in'}
    >
      <span>
        {/* The arrow and the sign say it to the eye. */}
        {description && <VisuallyHidden>{word}</VisuallyHidden>}
        <small>{formatDayOfMonth(created_at)}</small>
        <small>
          <Words>{texts.wallet.balanceAfter({ amount: priceOf(balance_after, currency) })}</Words>
        </small>
      </span>
    </ListRow>
  )
}
