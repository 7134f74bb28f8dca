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

export const listTexts = (one: string, many: string): ListTexts => ({
  loading: `Loading your ${many}…`,
  failed: `We could not load your ${many}`,
  more: `Show more ${many}`,
  loadingMore: `Loading more ${many}…`,
  moreFailed: `We could not load more ${many}.`,
  shown: (count) => (count === 1 ? `1 ${one} shown` : `${count} ${many} shown`),
  allShown: `These are all your ${many}.`,
  allFound: `These are all ${many} that match.`,
  noMore: 'There is nothing more to show here.',
  partial: `Some ${many} could not be read and are left out.`,
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
