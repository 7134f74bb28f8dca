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
  partial: `Some ${plural} could not be read and are left out.`,
  earlier: 'Earlier',
})

export const filterTexts = {
  title: 'Filter',
  dates: 'Dates',
  from: 'From',
  to: 'To',
  bothDates: 'Choose both days to see what lies between them.',
  datesWrong: 'The first day is after the last one.',
  nothing: 'Nothing matches',
  nothingHint: 'Try something else, or look at everything again.',
  clear: 'Clear filters',
} as const
