import { texts } from '#shared/texts/catalog.ts'
import { OneOf } from '#shared/ui/list/Choices.tsx'
import { DateRange } from '#shared/ui/list/DateRange.tsx'
import styles from '#shared/ui/list/Filters.module.css'
import { keywordOf, rangeOf } from '#shared/ui/list/filters.ts'
import { KeywordField } from '#shared/ui/list/KeywordField.tsx'
import { typeOf } from './transaction-query.ts'

interface Props {
  query: URLSearchParams
  change: (changes: Record<string, string>) => void
}

const types = [
  { value: 'all', label: texts.wallet.all },
  { value: 'credit', label: texts.wallet.in },
  { value: 'debit', label: texts.wallet.out },
] as const

/** Filters by keyword, direction and dates. */
export const TransactionFilters = ({ query, change }: Props) => (
  <div className={styles.filters}>
    <div className={styles.line}>
      <KeywordField
        label={texts.wallet.search}
        keyword={keywordOf(query)}
        onChange={(keyword) => change({ keyword })}
      />
      <DateRange {...rangeOf(query)} onChange={change} />
    </div>
    <OneOf
      label={texts.wallet.types}
      choices={types}
      chosen={typeOf(query) ?? 'all'}
      onChoose={(type) => change({ type: type === 'all' ? '' : type })}
    />
  </div>
)
