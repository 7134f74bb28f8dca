/** Builds the request from the URL's query (§7, §9). Pure. */

import { choicesOf, keywordOf, rangeOf } from '#shared/ui/list/filters.ts'
import { pageSize } from '#shared/ui/list/GrowingList.tsx'

const types = ['credit', 'debit'] as const

export const typeOf = (query: URLSearchParams) => choicesOf(query, 'type', types)[0]

export function transactionQuery(query: URLSearchParams) {
  const { from, to } = rangeOf(query)
  const type = typeOf(query)
  return {
    pageOff: false,
    limit: pageSize,
    keyword: keywordOf(query),
    sort: 'created_at' as const,
    order: 'DESC' as const,
    ...(from && { fromDate: from, toDate: to }),
    ...(type && { type }),
  }
}

export const isFiltered = (query: URLSearchParams) =>
  typeOf(query) !== undefined || keywordOf(query) !== '' || rangeOf(query).from !== ''
