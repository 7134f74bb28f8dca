import { Button } from '@mantine/core'
import { useState } from 'react'
import { filterTexts } from '#shared/texts/lists.ts'
import { walletTexts as texts } from '#shared/texts/wallet.ts'
import { Choices } from '#shared/ui/list/Choices.tsx'
import { DateRange } from '#shared/ui/list/DateRange.tsx'
import styles from '#shared/ui/list/Filters.module.css'
import { keywordOf, rangeOf } from '#shared/ui/list/filters.ts'
import { KeywordField } from '#shared/ui/list/KeywordField.tsx'
import { typeOf } from './transaction-query.ts'

interface Props {
  query: URLSearchParams
  change: (changes: Record<string, string>) => void
}

/** Filters by keyword, direction and dates. The dates are collapsed by default. */
export function TransactionFilters({ query, change }: Props) {
  const range = rangeOf(query)
  const [isOpen, setOpen] = useState(range.from !== '')
  const type = typeOf(query)
  const choice = (label: string, value: typeof type) => ({
    label,
    isChosen: type === value,
    onChoose: () => change({ type: value ?? '' }),
  })
  return (
    <div className={styles.filters}>
      <KeywordField label={texts.search} keyword={keywordOf(query)} onChange={(keyword) => change({ keyword })} />
      <Choices
        label={texts.types}
        choices={[choice(texts.all, undefined), choice(texts.in, 'credit'), choice(texts.out, 'debit')]}
      >
        <Button variant="default" size="sm" radius="xl" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {filterTexts.dates}
        </Button>
      </Choices>
      {isOpen && <DateRange {...range} onChange={change} />}
    </div>
  )
}
