/**
 * The app's records in the browser. Reads are checked against their schema, garbage is removed and reported,
 * a full or missing storage is replaced by memory, and changes reach every tab.
 */
import * as z from 'zod/mini'
import { decipher, encipher } from './cipher.ts'
import { type Key, localKeys, sessionKeys, type Value } from './keys.ts'

type Listener = () => void

const memory = new Map<Key, string>()
const listeners = new Map<Key, Set<Listener>>()
/** The last text read of a key with its parsed value, so that an unchanged record keeps its identity. */
const parsed = new Map<Key, { text: string; value: unknown }>()

const isSession = (key: Key): key is keyof typeof sessionKeys => key in sessionKeys
const schemaOf = (key: Key): z.ZodMiniType =>
  isSession(key) ? sessionKeys[key] : localKeys[key as keyof typeof localKeys]

function area(key: Key): Storage | null {
  try {
    return isSession(key) ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return null
  }
}

function textOf(key: Key): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return area(key)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Strings are stored as they are, everything else as JSON; enciphered where that is wanted. */
const encode = (value: unknown) => encipher(typeof value === 'string' ? value : JSON.stringify(value))

function decode(key: Key, stored: string): unknown {
  const text = decipher(stored)
  if (text === undefined) return undefined
  const schema = schemaOf(key)
  const asText = z.safeParse(schema, text)
  if (asText.success) return text
  try {
    const value: unknown = JSON.parse(text)
    return z.safeParse(schema, value).success ? value : undefined
  } catch {
    return undefined
  }
}

/** The record, or null where there is none or it can't be read. The same record is the same object. */
export function read<K extends Key>(key: K): Value<K> | null {
  const text = textOf(key)
  if (text === null) return null
  const known = parsed.get(key)
  if (known?.text === text) return known.value as Value<K>
  const value = decode(key, text)
  if (value === undefined) {
    console.warn(`The stored ${key} could not be read and was removed.`)
    remove(key)
    return null
  }
  parsed.set(key, { text, value })
  return value as Value<K>
}

export function write<K extends Key>(key: K, value: Value<K>) {
  const text = encode(value)
  try {
    const store = area(key)
    if (!store) throw new Error('No storage')
    store.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
  // What was just written needs no second reading, and its parts keep their identity.
  parsed.set(key, { text, value })
  tell(key)
}

export function remove(key: Key) {
  memory.delete(key)
  parsed.delete(key)
  try {
    area(key)?.removeItem(key)
  } catch {
    // A storage that can't be written holds nothing of ours either.
  }
  tell(key)
}

/** Changes a record by what it is now, not by what was seen before. */
export function update<K extends Key>(key: K, change: (now: Value<K> | null) => Value<K>) {
  write(key, change(read(key)))
}

/** Removes every record but those named. */
export function clearExcept(kept: readonly Key[]) {
  for (const key of [...Object.keys(localKeys), ...Object.keys(sessionKeys)] as Key[])
    if (!kept.includes(key)) remove(key)
}

/** Calls back when the record changes in this tab or another; answers how to stop. */
export function subscribe(key: Key, listener: Listener): () => void {
  const known = listeners.get(key) ?? new Set()
  listeners.set(key, known.add(listener))
  return () => known.delete(listener)
}

function tell(key: Key) {
  for (const listener of listeners.get(key) ?? []) listener()
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) for (const each of listeners.keys()) tell(each)
  else tell(key as Key)
})
