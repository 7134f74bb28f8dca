/** Sample records for tests. */
import type { Offer } from './preview.ts'

export const offerOf = (id: string, more: Partial<Offer> = {}): Offer => ({
  id,
  title: `Offer ${id}`,
  description: 'Offer',
  offer_type: 'percentage',
  offer_type_alias: '10% off',
  value: 10,
  min_order_amount: 0,
  ...more,
})
