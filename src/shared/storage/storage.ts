/**
 * The app's records in the browser. Reads are checked against their schema, garbage is removed and reported, and
 * changes reach every tab. A record that localStorage refuses goes to sessionStorage, which outlives a provider's page
 * in the same tab, and else to memory.
 */
import * as z from 'zod/mini'
import { decipher, encipher } from './cipher.ts'
import { type Key, localKeys, sessionKeys, type Value } from './keys.ts'

type Listener = () => void

type Area = 'local' | 'session'

const memory = new Map<Key, string>()
const listeners = new Map<Key, Set<Listener>>()
/** The last text read of a key with its parsed value, so that an unchanged record keeps its identity. */
const parsed = new Map<Key, { text: string; value: unknown }>()

const isSession = (key: Key): key is keyof typeof sessionKeys => key in sessionKeys
const schemaOf = (key: Key): z.ZodMiniType =>
  isSession(key) ? sessionKeys[key] : localKeys[key as keyof typeof localKeys]

const areasOf = (key: Key): Area[] => (isSession(key) ? ['session'] : ['local', 'session'])

/** Null where the browser has no such storage; throws where it may not be used. */
const storageOf = (area: Area): Storage | null =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

function textIn(area: Area, key: Key): string | null {
  try {
    return storageOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** The newest first: a record is in sessionStorage or in memory only while what comes before refuses it. */
function textOf(key: Key): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  for (const area of areasOf(key).reverse()) {
    const text = textIn(area, key)
    if (text !== null) return text
  }
  return null
}

function drop(area: Area, key: Key) {
  try {
    storageOf(area)?.removeItem(key)
  } catch {
    // A storage that can't be written holds nothing of ours either.
  }
}

/** Strings are stored as they are, everything else as JSON; enciphered where that is wanted. */
const encode = (value: unknown) => encipher(typeof value === 'string' ? value : JSON.stringify(value))

/** What comes of a value that was none. */
const neverMeant = ['', 'undefined', 'null', 'NaN', '[object Object]']

function decode(key: Key, stored: string): unknown {
  const text = decipher(stored)
  if (text === undefined || neverMeant.includes(text)) return undefined
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

const isFull = (error: unknown) => error instanceof DOMException && /quota/i.test(error.name)

/** Whether the record is there now. */
function store(area: Area, key: Key, text: string): boolean {
  try {
    const storage = storageOf(area)
    storage?.setItem(key, text)
    return storage?.getItem(key) === text
  } catch (error) {
    // A preview makes room for what matters.
    if (!isFull(error) || key === 'lastProducts' || textIn('local', 'lastProducts') === null) return false
    remove('lastProducts')
    return store(area, key, text)
  }
}

/** Whether no other tab can read a version of this record. */
export const isOnlyInThisTab = (key: Key) => textIn('local', key) === null

/** Answers how long the record will last: for good, as long as this tab, or as long as this page. */
export function write<K extends Key>(key: K, value: Value<K>): Area | 'memory' {
  const text = encode(value)
  const landed = areasOf(key).find((area) => store(area, key, text)) ?? 'memory'
  if (landed === 'memory') memory.set(key, text)
  else memory.delete(key)
  if (landed === 'local') drop('session', key)
  // What was just written needs no second reading, and its parts keep their identity.
  parsed.set(key, { text, value })
  tell(key)
  return landed
}

export function remove(key: Key) {
  memory.delete(key)
  parsed.delete(key)
  for (const each of areasOf(key)) drop(each, key)
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

/** Another tab has changed localStorage: that is newer than what this tab has put elsewhere. */
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) for (const each of listeners.keys()) tell(each)
  else if (key in localKeys) {
    // An open payment of this tab stays, whatever another tab pays.
    if (key !== 'checkoutAttempt') {
      memory.delete(key as Key)
      drop('session', key as Key)
    }
    tell(key as Key)
  }
})
