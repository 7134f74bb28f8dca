import { useCallback, useSyncExternalStore } from 'react'
import type { Value } from './keys.ts'
import { type ReadableKey, read, subscribe } from './storage.ts'

/** A stored record that updates with changes in any tab; null if there is none. */
export function useStored<K extends ReadableKey>(key: K): Value<K> | null {
  const follow = useCallback((listener: () => void) => subscribe(key, listener), [key])
  return useSyncExternalStore(follow, () => read(key))
}
