/** Texts of the cart beside the products, loaded with it. */
import { sharedTexts } from './shared.ts'

export const columnTexts = {
  empty: 'Nothing in it yet. Tap + on what you like.',
  count: sharedTexts.count,
  total: sharedTexts.products,
} as const
