import { useCallback, useSyncExternalStore } from 'react'
import type { Key, Value } from './keys.ts'
import { read, subscribe } from './storage.ts'

/** A stored record that updates with changes in any tab; null if there is none. */
export function useStored<K extends Key>(key: K): Value<K> | null {
  const follow = useCallback((listener: () => void) => subscribe(key, listener), [key])
  return useSyncExternalStore(follow, () => read(key))
}
