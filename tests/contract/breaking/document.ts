/** An OpenAPI document as plain JSON, and helpers to navigate it. Independent of the generator. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json | undefined }

/** A value with the JSON pointer of the place that defines it. */
export interface Placed {
  value: JsonObject
  pointer: string
}

export const placed = (value: Json | undefined, pointer: string): Placed => ({ value: objectOf(value), pointer })

/** What a change does to the set of values that a schema accepts. */
export type Effect = 'narrower' | 'wider' | 'other'
/** A request is written by the app, a response is read by it. */
export type Direction = 'request' | 'response'

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})
export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

/**
 * Reads JSON, gzipped if the name ends with `.gz`. Throws what is wrong with the file: beside something else, such as an
 * error page that was saved, a document would seem to have only harmless differences.
 */
export function readDocument(file: string): JsonObject {
  const bytes = readFileSync(file)
  let document: unknown
  try {
    document = JSON.parse(String(file.endsWith('.gz') ? gunzipSync(bytes) : bytes))
  } catch (error) {
    throw new Error(`${file} is not an OpenAPI document in JSON: ${(error as Error).message}`)
  }
  if (!isObject(document) || typeof document.openapi !== 'string')
    throw new Error(`${file} is not an OpenAPI document: it has no field "openapi"`)
  return document
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
export const join = (pointer: string, ...keys: (string | number)[]) =>
  [pointer, ...keys.map((key) => escaped(String(key)))].join('/')

/** The value at a JSON pointer, or undefined. */
export const valueAt = (document: Json, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : objectOf(value)[key]),
      document,
    )

/** A pointer in readable form: `Order.items[].price`. */
export const nameAt = (pointer: string) =>
  pointer
    .replace(/^\/components\/(schemas|parameters|responses)\//, '')
    .replace(/\/(properties|items)(?=\/|$)/g, (_, word) => (word === 'items' ? '[]' : ''))
    .replaceAll('~1', '/')
    .replaceAll('/', '.')

/** Resolves `$ref`s. Throws for an unresolved reference. */
export function follow(document: JsonObject, { value, pointer }: Placed): Placed {
  if (typeof value.$ref !== 'string') return { value, pointer }
  const target = value.$ref.replace(/^#/, '')
  const found = valueAt(document, target)
  if (!isObject(found)) throw new Error(`${value.$ref} does not resolve`)
  return follow(document, { value: found, pointer: target })
}

/** Keywords that only people read. */
const prose = [
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  '$comment',
  'deprecated',
  'xml',
]
export const isProse = (key: string) => prose.includes(key) || key.startsWith('x-')

/** Cached texts of referenced values. Documents must not change once they have been compared. */
const canonicalTexts = new WeakMap<JsonObject, Map<string, string>>()

/** Marks a recursive reference. */
const again = '↻'

function canonicalTarget(document: JsonObject, $ref: string, seen: string[]): string {
  const texts = canonicalTexts.get(document) ?? new Map<string, string>()
  canonicalTexts.set(document, texts)
  const { value } = follow(document, { value: { $ref }, pointer: '' })
  const text = texts.get($ref) ?? canonical(document, value, [...seen, $ref])
  // Recursive schemas print differently depending on where you start.
  if (!text.includes(again)) texts.set($ref, text)
  return text
}

/** A canonical text: references resolved, prose keywords dropped (but not properties of that name), keys sorted. */
export function canonical(
  document: JsonObject,
  value: Json | undefined,
  seen: string[] = [],
  isInProperties = false,
): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonical(document, entry, seen)).join()}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const entries = Object.keys(value)
    .filter((key) => isInProperties || !isProse(key))
    .sort()
  if (typeof value.$ref === 'string') {
    if (seen.includes(value.$ref)) return `${again}${value.$ref}`
    if (entries.length === 1) return canonicalTarget(document, value.$ref, seen)
  }
  const textOf = (key: string) =>
    key === '$ref'
      ? canonicalTarget(document, String(value.$ref), seen)
      : canonical(document, value[key], seen, !isInProperties && key === 'properties')
  return `{${entries.map((key) => `${key}:${textOf(key)}`).join()}}`
}
