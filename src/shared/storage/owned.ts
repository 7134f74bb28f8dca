/**
 * Records of one customer. They carry their owner and are read and written only here, for that owner: a response that
 * arrives after the phone has changed hands stores and shows nothing under the next customer (docs/decisions/0003).
 * The types of storage.ts reject their keys.
 */
import { useCallback, useSyncExternalStore } from 'react'
import { currentCustomer } from '../api/customer.ts'
import { isOf, type Owner } from './is-of.ts'
import {
  type DocumentedKey,
  documentedKeys,
  type Key,
  localKeys,
  type OwnedKey,
  ownedKeys,
  sessionKeys,
  type Value,
} from './keys.ts'
import { read, remove, subscribe, write } from './storage.ts'

type Contents<K extends OwnedKey | DocumentedKey> = K extends OwnedKey ? Omit<Value<K>, 'owner'> : Value<K>

const stored = <K extends OwnedKey>(key: K) => read(key as never) as Value<K> | null
const isDocumented = (key: OwnedKey | DocumentedKey): key is DocumentedKey => key in documentedKeys

export function readOwned<K extends OwnedKey>(key: K, owner: Owner): Value<K> | null {
  const record = stored(key)
  return record && isOf(owner, record) ? record : null
}

/** Like `readOwned`, and updates with changes in any tab. */
export function useOwned<K extends OwnedKey>(key: K, owner: Owner): Value<K> | null {
  const follow = useCallback((listener: () => void) => subscribe(key, listener), [key])
  return useSyncExternalStore(follow, () => readOwned(key, owner))
}

/** Every record of this phone that can be read, without other customers'. */
export function recordsOf(owner: Owner): Partial<{ [K in Key]: Value<K> }> {
  const keys = Object.keys({ ...localKeys, ...sessionKeys }) as Key[]
  const all = keys.map((key) => [key, key in ownedKeys ? readOwned(key as OwnedKey, owner) : read(key as never)])
  return Object.fromEntries(all.filter(([, record]) => record !== null))
}

/** Returns false, and stores nothing, unless this is still the owner's session. */
export function writeOwned<K extends OwnedKey | DocumentedKey>(key: K, owner: Owner, contents: Contents<K>): boolean {
  if (currentCustomer() !== (owner ?? null)) return false
  const record = isDocumented(key) ? contents : { ...(contents as object), owner: owner ?? null }
  write(key as never, record as never)
  return true
}

/**
 * Call before a session's tokens are stored. Gives its customer the records of nobody and of `predecessor`, the guest
 * that they were, and removes everybody else's.
 */
export function claimRecords(owner: string, predecessor: string | null) {
  for (const key of Object.keys(ownedKeys) as OwnedKey[]) {
    const record = stored(key)
    if (!record || record.owner === owner) continue
    if (isOf(predecessor, record)) write(key as never, { ...record, owner } as never)
    else remove(key)
  }
}
