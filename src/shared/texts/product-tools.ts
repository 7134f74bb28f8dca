/** Texts of the products' search, filter and view, loaded with them. */
export const toolTexts = {
  search: 'Search in this machine',
  searchShort: 'Search',
  views: { grid: 'Grid', list: 'List', tray: 'Machine front' },
  filters: (count: number) => (count === 0 ? 'Filter' : `Filter, ${count} in use`),
  filterTitle: 'What do you eat?',
  close: 'Close the filter',
  vegetarian: 'Vegetarian only',
  without: 'Leave out what contains',
  allergen: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  filterHint: 'We only know what the maker told us. If you have an allergy, read the pack too.',
  show: (count: number) => (count === 1 ? 'Show 1 match' : `Show ${count} matches`),
  clear: 'Clear the filter',
} as const
