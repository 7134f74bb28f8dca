import { walletTexts as texts } from '#shared/texts/wallet.ts'
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
  { value: 'all', label: texts.all },
  { value: 'credit', label: texts.in },
  { value: 'debit', label: texts.out },
] as const

/** Filters by keyword, direction and dates. */
export const TransactionFilters = ({ query, change }: Props) => (
  <div className={styles.filters}>
    <KeywordField label={texts.search} keyword={keywordOf(query)} onChange={(keyword) => change({ keyword })} />
    <OneOf
      label={texts.types}
      choices={types}
      chosen={typeOf(query) ?? 'all'}
      onChoose={(type) => change({ type: type === 'all' ? '' : type })}
    />
    <DateRange {...rangeOf(query)} onChange={change} />
  </div>
)
