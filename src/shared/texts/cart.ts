/** What customers read wherever something is put into the cart. */
export const cartTexts = {
  title: 'Your cart',
  /** Specification §5. */
  limit: (most: number) => `Only ${most} products can be dispensed at a time`,
  bar: (count: number) => (count === 1 ? '1 product' : `${count} products`),
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
  /** Of an offer that the customer has chosen; without a title where the machine no longer has it. */
  offerDropped: (title: string | undefined) =>
    title ? `${title} no longer fits your cart and was taken off` : 'The offer you chose has ended and was taken off',
  inCart: (count: number, name: string) => `${count} × ${name} in the cart`,
  /** How a recipe is made; `most` is the highest count that can be chosen. */
  made: (count: number, ingredient: string, most: number) => {
    const name = ingredient.toLowerCase()
    if (count === 0) return `No ${name}`
    return most === 1 ? `With ${name}` : `${count} ${name}`
  },
} as const
