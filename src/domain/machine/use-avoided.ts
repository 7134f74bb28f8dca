import { config } from '#shared/config.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { type Avoidable, type Conflict, conflictOf } from './avoid.ts'
import type { Product } from './slots.ts'

const nothing: readonly Avoidable[] = []

/** What this phone's customer avoids. */
export const useAvoided = () => {
  const stored = useStored('avoid')
  return config.features.avoid && stored ? stored : nothing
}

export const useConflict = (product: Pick<Product, 'allergens' | 'is_veg'>): Conflict | null =>
  conflictOf(product, useAvoided())
