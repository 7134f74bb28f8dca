/** Texts of everything that puts products into the cart. */
import { sharedTexts } from './shared.ts'

export const cartTexts = {
  title: 'Your cart',
  /** Specification §5. */
  limit: (most: number) => `Only ${most} products can be dispensed at a time`,
  bar: sharedTexts.products,
  toCart: 'View cart',
  add: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  more: (name: string) => `One more ${name}`,
  less: (name: string) => `One less ${name}`,
  noMore: (name: string) => `The machine holds no more ${name}`,
  unreadable: (count: number) =>
    count === 1
      ? 'One item in your cart could not be read and was removed'
      : `${count} items in your cart could not be read and were removed`,
  /** About an offer that the customer chose; no title if the machine no longer has it. */
  offerDropped: (title: string | undefined) =>
    title ? `${title} no longer fits your cart and was taken off` : 'The offer you chose has ended and was taken off',
  inCart: (count: number, name: string) => `${count} × ${name} in the cart`,
  /** How a recipe is customized; `most` is the highest possible count. */
  customization: (count: number, ingredient: string, most: number) => {
    const name = ingredient.toLowerCase()
    if (count === 0) return `No ${name}`
    if (most === 1) return `With ${name}`
    return `${count} ${name}${count === 1 ? '' : 's'}`
  },
} as const
