/** What customers read in and around the cart. */
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
  inCart: (count: number, name: string) => `${count} × ${name} in the cart`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  soldOut: 'Sold out. It will not be ordered.',
  short: (left: number) => `Only ${left} left. The rest will not be ordered.`,
  /** How a recipe is made; `most` is the highest count that can be chosen. */
  made: (count: number, ingredient: string, most: number) => {
    const name = ingredient.toLowerCase()
    if (count === 0) return `No ${name}`
    return most === 1 ? `With ${name}` : `${count} ${name}`
  },
  offers: 'Offers',
  useOffer: 'Use',
  dropOffer: 'Remove offer',
  offerNeeds: (amount: string) => `Add ${amount} more to use it.`,
  offerOther: 'For other products in this machine.',
  subtotal: 'Subtotal',
  total: 'Total',
  preview: 'The final price comes with the next step, after we have checked the machine.',
  proceed: (amount: string) => `Proceed to pay ${amount}`,
  checking: 'Checking the machine…',
  failed: 'We could not check your cart. Nothing was ordered. Please try again.',
  changed: 'Not everything is left. Please look at your cart, then go on.',
  allSoldOut: 'Nothing in your cart is left in this machine.',
  addMore: 'Add more products',
} as const
