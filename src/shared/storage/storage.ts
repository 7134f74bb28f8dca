/**
 * The app's records in the browser. Reads are validated, invalid records are removed and reported, and changes reach
 * every tab. If localStorage fails, a record goes to sessionStorage, which survives a visit to a payment provider in
 * the same tab, and otherwise to memory.
 */
import * as z from 'zod/mini'
import { decrypt, encrypt } from './cipher.ts'
import { type DocumentedKey, type Key, localKeys, type OwnedKey, sessionKeys, type Value } from './keys.ts'

/** Milliseconds until every tab reads a write to localStorage, which may be after a lock is released. */
export const storageDelay = 500

/** Other records belong to a customer: owned.ts reads and writes them. */
export type ReadableKey = Exclude<Key, OwnedKey>
type WritableKey = Exclude<ReadableKey, DocumentedKey>

type Listener = () => void

type Area = 'local' | 'session'

const memory = new Map<Key, string>()
const listeners = new Map<Key, Set<Listener>>()
/** The last text and parsed value by key. An unchanged record keeps its identity. */
const parsed = new Map<Key, { text: string; value: unknown }>()

const isSession = (key: Key): key is keyof typeof sessionKeys => key in sessionKeys
const schemaOf = (key: Key): z.ZodMiniType =>
  isSession(key) ? sessionKeys[key] : localKeys[key as keyof typeof localKeys]

const areasOf = (key: Key): Area[] => (isSession(key) ? ['session'] : ['local', 'session'])

/** Null if the browser lacks this storage. Throws if access is denied. */
const storageOf = (area: Area): Storage | null =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

function textIn(area: Area, key: Key): string | null {
  try {
    return storageOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Reads memory, then sessionStorage, then localStorage: a fallback copy exists only while the later storage fails. */
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
    // A storage that denies access has no records to remove.
  }
}

/** Strings are stored as they are, everything else as JSON, encrypted if configured. */
const encode = (value: unknown) => encrypt(typeof value === 'string' ? value : JSON.stringify(value))

/** Strings that a bug stores in place of a missing value. */
const missingValueTexts = ['', 'undefined', 'null', 'NaN', '[object Object]']

function decode(key: Key, stored: string): unknown {
  const text = decrypt(stored)
  if (text === undefined || missingValueTexts.includes(text)) return undefined
  const schema = schemaOf(key)
  const asText = z.safeParse(schema, text)
  if (asText.success) return asText.data
  try {
    return z.safeParse(schema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The record, or null if there is none or it is invalid. An unchanged record keeps its identity. */
export function read<K extends ReadableKey>(key: K): Value<K> | null {
  const text = textOf(key)
  if (text === null) return null
  const cached = parsed.get(key)
  if (cached?.text === text) return cached.value as Value<K>
  const value = decode(key, text)
  if (value === undefined) {
    console.warn(`The stored ${key} could not be read and was removed.`)
    remove(key)
    return null
  }
  parsed.set(key, { text, value })
  return value as Value<K>
}

const paymentIn = (text: string | null) =>
  (decode('checkoutAttempt', text ?? '') as Value<'checkoutAttempt'> | undefined)?.idempotencyKey

/**
 * Where this tab may change a record. Not in localStorage if it kept its payment for itself while that was full, and
 * another tab has stored one since.
 */
function ownAreasOf(key: Key): Area[] {
  if (key !== 'checkoutAttempt') return areasOf(key)
  const shared = paymentIn(textIn('local', key))
  return shared && shared !== paymentIn(textOf(key)) ? ['session'] : areasOf(key)
}

const isFull = (error: unknown) => error instanceof DOMException && /quota/i.test(error.name)

/** Returns whether the record was stored. */
function store(area: Area, key: Key, text: string): boolean {
  try {
    const storage = storageOf(area)
    storage?.setItem(key, text)
    return storage?.getItem(key) === text
  } catch (error) {
    // More important records replace the preview.
    if (!isFull(error) || key === 'lastProducts' || key === 'lastAmounts' || textIn('local', 'lastProducts') === null)
      return false
    remove('lastProducts')
    return store(area, key, text)
  }
}

const isDenied = (area: Area) => {
  try {
    return !storageOf(area)
  } catch {
    return true
  }
}

/** Whether the browser keeps nothing, not even for this tab: the customer has blocked cookies. */
export const isStorageDenied = () => isDenied('local') && isDenied('session')

/** Whether no other tab can read any version of this record. */
export const isOnlyInThisTab = (key: Key) => textIn('local', key) === null

/** Returns where the record was stored, and so how long it lasts: permanently, with this tab, or with this page. */
export function write<K extends WritableKey>(key: K, value: Value<K>): Area | 'memory' {
  const text = encode(value)
  const landed = ownAreasOf(key).find((area) => store(area, key, text)) ?? 'memory'
  if (landed === 'memory') memory.set(key, text)
  else memory.delete(key)
  if (landed === 'local') drop('session', key)
  // Caches the written value: it needs no parsing and keeps its identity.
  parsed.set(key, { text, value })
  notifyListeners(key)
  return landed
}

export function remove(key: Key) {
  for (const each of ownAreasOf(key)) drop(each, key)
  memory.delete(key)
  parsed.delete(key)
  notifyListeners(key)
}

/** Changes a record based on its current value. */
export function update<K extends WritableKey>(key: K, change: (now: Value<K> | null) => Value<K>) {
  write(key, change(read(key)))
}

/** Removes all records except these. */
export function clearExcept(kept: readonly Key[]) {
  for (const key of [...Object.keys(localKeys), ...Object.keys(sessionKeys)] as Key[])
    if (!kept.includes(key)) remove(key)
}

/** Calls back when the record changes in this tab or another. Returns a function that unsubscribes. */
export function subscribe(key: Key, listener: Listener): () => void {
  const subscribed = listeners.get(key) ?? new Set()
  listeners.set(key, subscribed.add(listener))
  return () => subscribed.delete(listener)
}

const clearedListeners = new Set<Listener>()

/** Calls back, before anybody hears of a change, when everything has been removed from outside: the browser's settings can. */
export const onCleared = (listener: Listener) => void clearedListeners.add(listener)

function notifyListeners(key: Key) {
  for (const listener of listeners.get(key) ?? []) listener()
}

const notifyAll = () => {
  for (const key of listeners.keys()) notifyListeners(key)
}

/** A page in the back/forward cache hears of no change: somebody else may have signed in meanwhile. */
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) notifyAll()
})

/** Another tab's change to localStorage is newer than this tab's fallback copies. */
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) {
    for (const listener of clearedListeners) listener()
    notifyAll()
  } else if (key in localKeys) {
    // Keep this tab's open payment even if another tab pays.
    if (key !== 'checkoutAttempt') {
      memory.delete(key as Key)
      drop('session', key as Key)
    }
    notifyListeners(key as Key)
  }
})
