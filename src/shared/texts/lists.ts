/** Texts of every paged list, in terms of its items. */
export interface ListTexts {
  loading: string
  failed: string
  more: string
  loadingMore: string
  moreFailed: string
  shown: (count: number) => string
  allShown: string
  allFound: string
  noMore: string
  partial: string
  earlier: string
}

export const listTexts = (singular: string, plural: string): ListTexts => ({
  loading: `Loading your ${plural}…`,
  failed: `We could not load your ${plural}`,
  more: `Show more ${plural}`,
  loadingMore: `Loading more ${plural}…`,
  moreFailed: `We could not load more ${plural}.`,
  shown: (count) => (count === 1 ? `1 ${singular} shown` : `${count} ${plural} shown`),
  allShown: `These are all your ${plural}.`,
  allFound: `These are all ${plural} that match.`,
  noMore: 'There is nothing more to show here.',
  partial: `We could not read some ${plural}. They are left out.`,
  earlier: 'Earlier',
})

export const filterTexts = {
  title: 'Filter',
  dates: 'Dates',
  clearDates: 'Clear the dates',
  earlierMonth: 'Previous month',
  laterMonth: 'Next month',
  nothing: 'Nothing matches',
  nothingHint: 'Try other filters, or see everything.',
  clear: 'Clear filters',
} as const
