import type { WishRecord } from './records.ts'

const wish = (id: string, text: string, others: number): WishRecord => ({
  id: `wsh-${id}`,
  text,
  others,
  isChecked: true,
  userIds: new Set(),
})

/** By machine id. */
export const seedWishes = (): Map<string, WishRecord[]> =>
  new Map([
    ['VM-1001', [wish('fruit', 'Fresh fruit', 14), wish('lassi', 'Salted lassi', 6), wish('nuts', 'Unsalted nuts', 3)]],
    ['CF-2001', [wish('oat', 'Oat milk', 21)]],
  ])
