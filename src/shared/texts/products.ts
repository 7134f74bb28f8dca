/** Texts of the products screen. The machine's status texts are given by the product (§4). */
import { sharedTexts } from './shared.ts'

export const productTexts = {
  title: 'Products',
  categories: 'Categories',
  view: 'Show as',
  all: 'All',
  about: (name: string) => `About ${name}`,
  again: 'Yours',
  onlyLeft: (count: number) => `Only ${count} left`,
  soldOut: sharedTexts.soldOut,
  expired: 'Past its date',
  blocked: 'Not available',
  veg: 'Vegetarian',
  nonVeg: 'Not vegetarian',
  failed: 'We could not load the products',
  preview: 'From your last visit. Checking what is there now…',
  partial: 'Some products could not be shown.',
  offlineNow: 'Machine is currently offline',
  wentOffline: 'Machine has gone offline',
  backOnline: 'Machine is back online',
  offlineNotice: 'You can look around. Ordering works again as soon as it is back online.',
} as const
