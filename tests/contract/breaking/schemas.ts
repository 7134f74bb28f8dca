/** Walks two schemas side by side. Whether a difference breaks depends on the direction: request or response. */
import type { Found } from './compare.ts'
import type { Direction, Effect, Json, JsonObject, Placed } from './document.ts'
import { isObject, join, listOf, nameAt, objectOf, placed } from './document.ts'
import { branchesOf, flatten, namesOf } from './flatten.ts'
import { keywordChanges, typesOf } from './keywords.ts'

/** The walk's position, and where it reports differences. */
interface Walk {
  from: JsonObject
  to: JsonObject
  direction: Direction
  /** Of a body, not of a parameter. */
  isBody: boolean
  /** Of a response that is not a success: clients accept codes that they don't know. */
  isError: boolean
  /** Pairs of definitions already entered: recursion ends the walk. */
  seen: string[]
  report: (found: Found) => void
}

/** A reader of responses breaks when more values are possible, a writer of requests when fewer are accepted. */
export const breaks = (effect: Effect, direction: Direction) =>
  effect === 'other' || effect === (direction === 'request' ? 'narrower' : 'wider')

const reportEffect = ({ report, direction }: Walk, rule: string, effect: Effect, pointer: string, sentence: string) =>
  report({ rule, isBreaking: breaks(effect, direction), direction, pointer, sentence })

/** The properties sent in this direction: no `readOnly` ones in requests, no `writeOnly` ones in responses. */
function sentProperties(document: JsonObject, { value, pointer }: Placed, direction: Direction) {
  const flag = direction === 'request' ? 'readOnly' : 'writeOnly'
  const properties = objectOf(value.properties)
  // A field may be required without being described.
  const names = new Set([...Object.keys(properties), ...listOf(value.required).map(String)])
  const entries = [...names].map((name) => [name, placed(properties[name], join(pointer, 'properties', name))] as const)
  return new Map(entries.filter(([, schema]) => flatten(document, schema).value[flag] !== true))
}

/** Whether readers know what to do with more values or branches than they know (`x-grows`). */
const grows = ({ value }: Placed) => value['x-grows'] === true

/** Whether a reader can tell the branch from the others by the union's discriminator. */
const isNamed = (union: Placed, branch: Placed) =>
  Object.values(objectOf(objectOf(union.value.discriminator).mapping)).includes(branch.value.$ref ?? '')

function properties(walk: Walk, old: Placed, next: Placed) {
  const { direction } = walk
  const before = sentProperties(walk.from, old, walk.direction)
  const after = sentProperties(walk.to, next, walk.direction)
  const needs = ({ value }: Placed, name: string) => listOf(value.required).includes(name)
  for (const [name, schema] of before) {
    const other = after.get(name)
    if (!other) {
      reportEffect(walk, 'property-removed', 'other', schema.pointer, `${nameAt(schema.pointer)} is gone`)
      continue
    }
    const [must, mustNow] = [needs(old, name), needs(next, name)]
    if (must !== mustNow) {
      const sentence = `${nameAt(schema.pointer)} is ${mustNow ? 'required now' : 'no longer required'}`
      reportEffect(walk, 'required', mustNow ? 'narrower' : 'wider', join(next.pointer, 'required'), sentence)
    }
    compareSchemas(walk, schema, other)
  }
  for (const [name, schema] of after) {
    if (before.has(name)) continue
    const isClosed = old.value.additionalProperties === false
    const isRequired = needs(next, name)
    // Readers of an open object ignore unknown fields; readers of a closed one reject them.
    const isBreaking = direction === 'request' ? isRequired : isClosed
    const sentence = `${isRequired ? 'required' : 'optional'} ${nameAt(schema.pointer)} is new${isClosed ? ' in a closed object' : ''}`
    walk.report({ rule: 'property-added', isBreaking, direction, pointer: schema.pointer, sentence })
  }
}

function additional(walk: Walk, old: Placed, next: Placed) {
  const [before, after] = [old.value.additionalProperties, next.value.additionalProperties]
  const pointer = join(next.pointer, 'additionalProperties')
  const rank = (value: Json | undefined) =>
    value === false ? 0 : isObject(value) && Object.keys(value).length > 0 ? 1 : 2
  if (rank(before) !== rank(after)) {
    const effect = rank(after) > rank(before) ? 'wider' : 'narrower'
    const shown = (value: Json | undefined) => ['closed', 'limited to a schema', 'open'][rank(value)]
    const sentence = `the additional properties of ${nameAt(next.pointer)} were ${shown(before)} and are ${shown(after)}`
    reportEffect(walk, 'additionalProperties', effect, pointer, sentence)
  } else if (rank(before) === 1)
    compareSchemas(walk, placed(before, join(old.pointer, 'additionalProperties')), placed(after, pointer))
}

/** Compares a keyword that holds one schema. */
function held(walk: Walk, keyword: 'items' | 'contentSchema', old: Placed, next: Placed) {
  const [before, after] = [old.value[keyword], next.value[keyword]]
  if (before === undefined && after === undefined) return
  const [left, right] = [placed(before, join(old.pointer, keyword)), placed(after, join(next.pointer, keyword))]
  if (before !== undefined && after !== undefined) return compareSchemas(walk, left, right)
  const effect = before === undefined ? 'narrower' : 'wider'
  const sentence = `${nameAt(old.pointer)} ${before === undefined ? 'now defines' : 'no longer defines'} its ${keyword}`
  reportEffect(walk, keyword, effect, right.pointer, sentence)
}

/** The references of a discriminator's mapping, which may also name a schema. */
const targetsOf = (value: Json | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(objectOf(objectOf(value).mapping)).map(([key, target]) => [
      key,
      String(target).includes('/') ? target : `#/components/schemas/${target}`,
    ]),
  )

function discriminator(walk: Walk, old: Placed, next: Placed) {
  const [before, after] = [old.value.discriminator, next.value.discriminator]
  const pointer = join(next.pointer, 'discriminator')
  const [left, right] = [objectOf(before).propertyName, objectOf(after).propertyName]
  if (before !== undefined && left !== right)
    reportEffect(walk, 'discriminator', 'other', pointer, `the discriminator was ${left} and is ${right ?? 'missing'}`)
  const targets = targetsOf(after)
  const kept = [...Object.values(targets), ...listOf(next.value.oneOf).map((branch) => objectOf(branch).$ref)]
  for (const [name, target] of Object.entries(targetsOf(before))) {
    const targetNow = targets[name]
    if (targetNow === target) continue
    if (targetNow !== undefined)
      compareSchemas(walk, placed({ $ref: target }, pointer), placed({ $ref: targetNow }, pointer))
    else if (kept.includes(target))
      reportEffect(walk, 'discriminator', 'other', pointer, `the branch ${name} is renamed`)
  }
}

/** Pairs branches by content, then by discriminating value, then by name; then the last two remaining ones. */
function branches(walk: Walk, old: Placed, next: Placed) {
  const [before, after] = [branchesOf(old), branchesOf(next)]
  const rest = new Set(after)
  const unpaired = new Set(before)
  const pair = (left: Placed, right: Placed) => {
    rest.delete(right)
    unpaired.delete(left)
    compareSchemas(walk, left, right)
  }
  const names = new Map([
    ...before.map((branch) => [branch, namesOf(walk.from, branch)] as const),
    ...after.map((branch) => [branch, namesOf(walk.to, branch)] as const),
  ])
  const longest = Math.max(...[...names.values()].map((list) => list.length))
  for (let rank = 0; rank < longest; rank++)
    for (const left of [...unpaired]) {
      const name = names.get(left)?.[rank]
      const right = [...rest].find((branch) => name !== undefined && names.get(branch)?.includes(name))
      if (right) pair(left, right)
    }
  const [[left], [right]] = [[...unpaired], [...rest]]
  if (left && right && unpaired.size === 1 && rest.size === 1) pair(left, right)
  for (const gone of unpaired)
    reportEffect(walk, 'branch-removed', 'narrower', gone.pointer, `${nameAt(old.pointer)} lost a branch`)
  for (const added of rest) {
    const isBreaking = breaks('wider', walk.direction) && !(grows(next) && isNamed(next, added))
    const sentence = `${nameAt(next.pointer)} has a new branch`
    walk.report({ rule: 'branch-added', isBreaking, direction: walk.direction, pointer: added.pointer, sentence })
  }
}

const isUnion = ({ value }: Placed) => Array.isArray(value.oneOf) || Array.isArray(value.anyOf)

/** What an omitted request value means. Doesn't affect readers of responses, or callers that send a parameter's default. */
function defaults({ direction, isBody, report }: Walk, old: Placed, next: Placed) {
  const [before, after] = [old.value.default, next.value.default].map((value) => JSON.stringify(value))
  if (direction === 'response' || before === after) return
  const isBreaking = before !== undefined || isBody
  const sentence = `the default of ${nameAt(next.pointer)} ${before} became ${after}`
  report({ rule: 'default', isBreaking, direction, pointer: join(next.pointer, 'default'), sentence })
}

/** Reports every difference between two schemas. */
export function compareSchemas(walk: Walk, oldUse: Placed, nextUse: Placed): void {
  const [old, next] = [flatten(walk.from, oldUse), flatten(walk.to, nextUse)]
  const pair = `${old.pointer} ${next.pointer}`
  if (walk.seen.includes(pair)) return
  const inner = { ...walk, seen: [...walk.seen, pair] }
  if (isUnion(old) || isUnion(next)) {
    discriminator(inner, old, next)
    branches(inner, old, next)
    return
  }
  for (const { rule, effect, sentence } of keywordChanges(walk.from, walk.to, old.value, next.value)) {
    const isExpected = walk.isError || (grows(next) && next.value.enum !== undefined)
    const isBreaking = breaks(effect, walk.direction) && !(isExpected && rule === 'enum' && effect === 'wider')
    const shown = `${nameAt(next.pointer)}: ${sentence}`
    walk.report({ rule, isBreaking, direction: walk.direction, pointer: next.pointer, sentence: shown })
  }
  const isComparable = typesOf(old.value).some((type) => typesOf(next.value).includes(type))
  if (!isComparable) return
  properties(inner, old, next)
  additional(inner, old, next)
  held(inner, 'items', old, next)
  held(inner, 'contentSchema', old, next)
  defaults(inner, old, next)
}
