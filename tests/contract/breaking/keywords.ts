/** How a change of one keyword changes the set of accepted values. */
import { canonical, type Effect, type Json, type JsonObject, listOf } from './document.ts'
import { isWithin, patternEffect } from './pattern.ts'

export interface Change {
  rule: string
  effect: Effect
  sentence: string
}

const shown = (value: Json | undefined) => (value === undefined ? 'none' : JSON.stringify(value))

/** The effect of accepting `next` instead of `old`; undefined if they are equal. */
function setEffect<T>(old: T[], next: T[], covers = (list: T[], entry: T) => list.includes(entry)): Effect | undefined {
  const isGone = old.some((entry) => !covers(next, entry))
  const isNew = next.some((entry) => !covers(old, entry))
  if (isGone && isNew) return 'other'
  return isGone ? 'narrower' : isNew ? 'wider' : undefined
}

const change = (rule: string, effect: Effect | undefined, sentence: string): Change[] =>
  effect ? [{ rule, effect, sentence }] : []

/** A keyword that is present or absent; absent accepts everything. */
const presence = (old: Json | undefined, next: Json | undefined): Effect | undefined => {
  if (old === undefined) return next === undefined ? undefined : 'narrower'
  return next === undefined ? 'wider' : undefined
}

const everyType = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']
export const typesOf = ({ type }: JsonObject): Json[] =>
  Array.isArray(type) ? type : type === undefined ? everyType : [type]

function typeChange(old: JsonObject, next: JsonObject): Change[] {
  const [before, after] = [typesOf(old), typesOf(next)]
  const covers = (types: Json[], type: Json) => types.includes(type) || (type === 'integer' && types.includes('number'))
  const effect = setEffect(before, after, covers)
  const rest = (types: Json[]) => types.filter((type) => type !== 'null')
  const isNullOnly = setEffect(rest(before), rest(after), covers) === undefined
  if (isNullOnly) return change('nullable', effect, `null is ${effect === 'wider' ? 'now' : 'no longer'} a value`)
  return change('type', effect, `the type ${shown(old.type)} became ${shown(next.type)}`)
}

function enumChange(old: JsonObject, next: JsonObject): Change[] {
  const here = presence(old.enum, next.enum)
  const values = here === 'wider' ? 'any value' : `only ${shown(next.enum)}`
  if (here) return change('enum', here, `${values} is allowed now`)
  const [before, after] = [listOf(old.enum), listOf(next.enum)]
  const names = (list: Json[], other: Json[]) => shown(list.filter((entry) => !other.includes(entry)))
  const sentence = `values removed: ${names(before, after)}, added: ${names(after, before)}`
  return change('enum', setEffect(before, after), sentence.replace(/\[\]/g, 'none'))
}

/** Formats and the narrower formats that they include. */
const holders: Record<string, string[]> = {
  'uri-reference': ['uri'],
  'iri-reference': ['iri', 'uri', 'uri-reference'],
  iri: ['uri'],
  int64: ['int32'],
  double: ['float'],
  'idn-email': ['email'],
}

/** The format, unless it excludes no number between the schema's bounds: then it only helps generators. */
function formatOf({ format, minimum, maximum }: JsonObject) {
  const isSmall = Number(minimum) >= -(2 ** 31) && Number(maximum) < 2 ** 31
  return format === 'double' || format === 'int64' || (format === 'int32' && isSmall) ? undefined : format
}

function formatChange(old: JsonObject, next: JsonObject): Change[] {
  const [before, after] = [formatOf(old), formatOf(next)]
  const [left, right] = [String(before), String(after)]
  const within = holders[right]?.includes(left) ? 'wider' : holders[left]?.includes(right) ? 'narrower' : 'other'
  const effect = presence(before, after) ?? (before === after ? undefined : within)
  return change('format', effect, `the format ${shown(before)} became ${shown(after)}`)
}

function patternChange(old: JsonObject, next: JsonObject): Change[] {
  const effect = presence(old.pattern, next.pattern) ?? patternEffect(String(old.pattern), String(next.pattern))
  return change('pattern', effect, `the pattern ${shown(old.pattern)} became ${shown(next.pattern)}`)
}

/** Lower bounds, with their default. */
const lower = { minimum: undefined, minLength: 0, minItems: 0, minProperties: 0 }
const upper = ['maximum', 'maxLength', 'maxItems', 'maxProperties']

/** Whether the pattern of the laxer schema keeps its texts within a length by itself. */
function isImplied(key: string, { pattern }: JsonObject, length: Json | undefined) {
  const lengths = { minLength: `{${length},}`, maxLength: `{0,${length}}` }[key]
  return lengths !== undefined && typeof pattern === 'string' && isWithin(pattern, `^[^]${lengths}$`)
}

function boundChange(old: JsonObject, next: JsonObject, key: string, none: number, sign: 1 | -1): Change[] {
  const [before, after] = [Number(old[key] ?? none) * sign, Number(next[key] ?? none) * sign]
  if (before !== after && (after > before ? isImplied(key, old, next[key]) : isImplied(key, next, old[key]))) return []
  const effect = before === after ? undefined : after > before ? 'narrower' : 'wider'
  return change('bound', effect, `${key} ${shown(old[key])} became ${shown(next[key])}`)
}

/** For integers, a bound equals the next integer with `exclusive…`. */
function withInclusive(schema: JsonObject): JsonObject {
  if (schema.type !== 'integer') return schema
  const { exclusiveMinimum, exclusiveMaximum, ...rest } = schema
  return {
    ...rest,
    ...(typeof exclusiveMinimum === 'number' && { minimum: Math.floor(exclusiveMinimum) + 1 }),
    ...(typeof exclusiveMaximum === 'number' && { maximum: Math.ceil(exclusiveMaximum) - 1 }),
  }
}

function bounds(before: JsonObject, after: JsonObject): Change[] {
  const [old, next] = [withInclusive(before), withInclusive(after)]
  const infinite = Number.POSITIVE_INFINITY
  return [
    ...Object.entries(lower).flatMap(([key, none = -infinite]) => boundChange(old, next, key, none, 1)),
    ...upper.flatMap((key) => boundChange(old, next, key, infinite, -1)),
    ...boundChange(old, next, 'exclusiveMinimum', -infinite, 1),
    ...boundChange(old, next, 'exclusiveMaximum', infinite, -1),
  ]
}

function multipleChange(old: JsonObject, next: JsonObject): Change[] {
  const [before, after] = [Number(old.multipleOf), Number(next.multipleOf)]
  const within = after % before === 0 ? 'narrower' : before % after === 0 ? 'wider' : 'other'
  const isSame = old.multipleOf === next.multipleOf
  const effect = isSame ? undefined : (presence(old.multipleOf, next.multipleOf) ?? within)
  return change('multipleOf', effect, `multipleOf ${shown(old.multipleOf)} became ${shown(next.multipleOf)}`)
}

function uniqueChange(old: JsonObject, next: JsonObject): Change[] {
  const [before, after] = [old.uniqueItems === true, next.uniqueItems === true]
  if (before === after) return []
  return change('uniqueItems', after ? 'narrower' : 'wider', `items ${after ? 'must be unique now' : 'may repeat now'}`)
}

/** Keywords compared here or while walking properties, items and branches. Any other is compared as a whole. */
const understood = new Set([
  ...['type', 'enum', 'format', 'pattern', 'multipleOf', 'uniqueItems', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...Object.keys(lower),
  ...upper,
  ...['properties', 'required', 'additionalProperties', 'items', 'oneOf', 'anyOf', 'discriminator', 'contentSchema'],
  ...['$ref', '$defs', 'allOf', 'readOnly', 'writeOnly', 'default'],
])

const remainder = (schema: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !understood.has(key)))

function otherKeywords(from: JsonObject, to: JsonObject, old: JsonObject, next: JsonObject): Change[] {
  const [before, after] = [remainder(old), remainder(next)]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => {
    const [left, right] = [canonical(from, { [key]: before[key] }), canonical(to, { [key]: after[key] })]
    return change(key, left === right ? undefined : 'other', `${key} ${shown(before[key])} became ${shown(after[key])}`)
  })
}

/** Every change between two normalized schemas, except in their properties, items and branches. */
export const keywordChanges = (from: JsonObject, to: JsonObject, old: JsonObject, next: JsonObject): Change[] => [
  ...typeChange(old, next),
  ...enumChange(old, next),
  ...formatChange(old, next),
  ...patternChange(old, next),
  ...bounds(old, next),
  ...multipleChange(old, next),
  ...uniqueChange(old, next),
  ...otherKeywords(from, to, old, next),
]
