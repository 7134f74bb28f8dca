import { isOn } from '#domain/session/features.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { type Avoidable, avoidable, type Conflict, conflictOf } from './avoid.ts'
import type { Product } from './slots.ts'

/** What the customer of this phone avoids. */
export function useAvoided(): Avoidable[] {
  const stored = useStored('avoid')
  return isOn('avoiding') ? avoidable.filter((each) => stored?.includes(each)) : []
}

export const useConflict = (product: Pick<Product, 'allergens' | 'is_veg'>): Conflict | null =>
  conflictOf(product, useAvoided())
