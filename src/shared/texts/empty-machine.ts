/** Texts for when there are no products to show. */
export const emptyTexts = {
  empty: 'This machine is empty',
  emptyHint: 'Nothing can be bought here at the moment. Try a machine nearby.',
  toSearch: 'Find another machine',
  nothing: 'Nothing here matches',
  showAll: 'Show everything',
} as const
