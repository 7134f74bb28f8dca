/** Compares two versions of one operation: parameters, body, answers, headers, security. */
import type { Direction } from './difference.ts'
import {
  canonical,
  follow,
  isObject,
  type Json,
  type JsonObject,
  join,
  listOf,
  objectOf,
  type Placed,
} from './document.ts'
import { compareSchemas, type Walk } from './schemas.ts'

/** One operation of a document. */
export interface Operation extends Placed {
  id: string
  method: string
  path: string
  /** Parameters and security that stand beside the operations or at the document's root count as its own. */
  parameters: Placed[]
  security: JsonObject[]
}

type Tell = Walk['tell']
export interface Pair {
  from: JsonObject
  to: JsonObject
  old: Operation
  next: Operation
  tell: Tell
}

const shortType = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** A schema, or the one of the first media type, compared in a direction. */
function schema(
  { from, to, tell }: Pair,
  direction: Direction,
  use: string,
  old: Placed,
  next: Placed,
  field?: string,
) {
  compareSchemas({ from, to, direction, use, field, seen: [], tell }, old, next)
}

const placed = (value: Json | undefined, pointer: string): Placed => ({ value: objectOf(value), pointer })
const child = ({ value, pointer }: Placed, ...keys: string[]) =>
  keys.reduce((at, key) => placed(at.value[key], join(at.pointer, key)), placed(value, pointer))

/** A path's parameters go by their place in it: what they are called never travels. */
function keyOf({ value }: Placed, path: string) {
  const name = String(value.name)
  if (value.in === 'path') return `path ${[...path.matchAll(/{([^}]+)}/g)].findIndex(([, other]) => other === name)}`
  return `${value.in} ${value.in === 'header' ? name.toLowerCase() : name}`
}

/** How a list travels in a parameter; for a plain value it makes no difference. */
function styleOf(document: JsonObject, { value }: Placed) {
  const { type } = follow(document, placed(value.schema, '')).value
  if (type !== 'array' && type !== 'object') return ''
  const style = value.style ?? (['query', 'cookie'].includes(String(value.in)) ? 'form' : 'simple')
  return `${style} ${value.explode ?? style === 'form'}`
}

function parameter(pair: Pair, old: Placed, next: Placed) {
  const { from, to, tell } = pair
  const field = fieldOf(pair.old, old)
  const use = join(pair.old.pointer, 'parameters', String(old.value.name))
  const say = (rule: string, isBreaking: boolean, words: string) =>
    tell({ rule, isBreaking, pointer: next.pointer, use, field, sentence: `the parameter ${old.value.name} ${words}` })
  if (old.value.name !== next.value.name && old.value.in === 'path')
    say('path-parameter-name', false, `is called ${next.value.name}`)
  const [must, mustNow] = [old.value.required === true, next.value.required === true]
  if (must !== mustNow) say('parameter-required', mustNow, mustNow ? 'is required now' : 'may be left out now')
  const [style, styleNow] = [styleOf(from, old), styleOf(to, next)]
  if (style && styleNow && style !== styleNow) say('parameter-style', true, `is written as ${styleNow}, not ${style}`)
  schema(pair, 'request', join(use, 'schema'), child(old, 'schema'), child(next, 'schema'), field)
}

/** Pointer by which `src` would find a parameter: under the operation's own name. */
export const fieldOf = ({ id }: Operation, { value }: Placed) => `/operations/${id}/${value.in}/${value.name}`

function parameters(pair: Pair) {
  const { old, next, tell } = pair
  const later = new Map(next.parameters.map((entry) => [keyOf(entry, next.path), entry]))
  for (const entry of old.parameters) {
    const key = keyOf(entry, old.path)
    const other = later.get(key)
    later.delete(key)
    if (other) parameter(pair, entry, other)
    else {
      const moved = next.parameters.find(({ value }) => value.name === entry.value.name)
      const sentence = `the parameter ${entry.value.name} ${moved ? `moved from ${entry.value.in} to ${moved.value.in}` : 'is gone'}`
      const use = join(old.pointer, 'parameters', String(entry.value.name))
      tell({
        rule: 'parameter-removed',
        isBreaking: true,
        pointer: entry.pointer,
        use,
        sentence,
        field: fieldOf(old, entry),
      })
    }
  }
  for (const entry of later.values()) {
    const isRequired = entry.value.required === true
    const sentence = `${isRequired ? 'required' : 'optional'} parameter ${entry.value.name} (${entry.value.in}) is new`
    const use = join(next.pointer, 'parameters', String(entry.value.name))
    tell({ rule: 'parameter-added', isBreaking: isRequired, pointer: entry.pointer, use, sentence })
  }
}

/** Media types of a body or an answer. */
function media(pair: Pair, direction: Direction, use: string, old: Placed, next: Placed) {
  const typesOf = (place: Placed) =>
    new Map(Object.keys(objectOf(place.value.content)).map((type) => [shortType(type), child(place, 'content', type)]))
  const [before, after] = [typesOf(old), typesOf(next)]
  for (const [type, entry] of before) {
    const other = after.get(type)
    const at = join(use, 'content', type)
    const sentence = `${type} is no longer ${direction === 'request' ? 'taken' : 'answered'}`
    if (other) schema(pair, direction, join(at, 'schema'), child(entry, 'schema'), child(other, 'schema'))
    else pair.tell({ rule: 'media-type-removed', isBreaking: true, pointer: entry.pointer, use: at, sentence })
  }
  for (const [type, entry] of after) {
    if (before.has(type)) continue
    // An answer without a body that has one now is read by nobody; another type comes only to who asks for it.
    const sentence = `${type} is ${direction === 'request' ? 'taken' : 'answered'}, too`
    pair.tell({
      rule: 'media-type-added',
      isBreaking: false,
      pointer: entry.pointer,
      use: join(use, 'content', type),
      sentence,
    })
  }
}

function body(pair: Pair) {
  const { from, to, old, next, tell } = pair
  const use = join(old.pointer, 'requestBody')
  const [had, has] = [isObject(old.value.requestBody), isObject(next.value.requestBody)]
  if (!had && !has) return
  const [before, after] = [follow(from, child(old, 'requestBody')), follow(to, child(next, 'requestBody'))]
  const [must, mustNow] = [before.value.required === true, after.value.required === true]
  if (had && !has)
    tell({ rule: 'body-removed', isBreaking: true, pointer: use, use, sentence: 'no body is taken any more' })
  else if (must !== mustNow || !had)
    tell({
      rule: 'body-required',
      isBreaking: mustNow,
      pointer: after.pointer,
      use,
      sentence: `a body is ${mustNow ? 'required' : 'optional'} now`,
    })
  if (had && has) media(pair, 'request', use, before, after)
}

function headers(pair: Pair, use: string, old: Placed, next: Placed) {
  const named = (place: Placed) =>
    new Map(
      Object.keys(objectOf(place.value.headers)).map((name) => [name.toLowerCase(), child(place, 'headers', name)]),
    )
  const [before, after] = [named(old), named(next)]
  for (const [name, entry] of before) {
    const at = join(use, 'headers', name)
    const [was, other] = [follow(pair.from, entry), after.get(name)]
    const say = (rule: string, isBreaking: boolean, words: string) =>
      pair.tell({ rule, isBreaking, pointer: was.pointer, use: at, sentence: `the answer's header ${name} ${words}` })
    if (!other) {
      say('header-removed', true, 'is gone')
      continue
    }
    const is = follow(pair.to, other)
    if ((was.value.required === true) !== (is.value.required === true))
      say('header-required', is.value.required !== true, is.value.required ? 'always comes now' : 'may be missing now')
    schema(pair, 'response', join(at, 'schema'), child(was, 'schema'), child(is, 'schema'))
  }
  for (const [name, { pointer }] of after)
    if (!before.has(name))
      pair.tell({
        rule: 'header-added',
        isBreaking: false,
        pointer,
        use: join(use, 'headers', name),
        sentence: `the answer has a header ${name}`,
      })
}

function responses(pair: Pair) {
  const { from, to, old, next, tell } = pair
  const at = (operation: Operation, status: string) => child(operation, 'responses', status)
  const [before, after] = [objectOf(old.value.responses), objectOf(next.value.responses)]
  for (const status of Object.keys(before)) {
    const use = join(old.pointer, 'responses', status)
    if (!isObject(after[status])) {
      const sentence = `status ${status} is no longer answered`
      tell({ rule: 'status-removed', isBreaking: true, pointer: use, use, sentence })
      continue
    }
    const [was, is] = [follow(from, at(old, status)), follow(to, at(next, status))]
    headers(pair, use, was, is)
    media(pair, 'response', use, was, is)
  }
  for (const status of Object.keys(after)) {
    if (before[status]) continue
    // Every error is read alike; another success is read by a validator that does not know it.
    const use = join(next.pointer, 'responses', status)
    tell({
      rule: 'status-added',
      isBreaking: /^[123]/.test(status),
      pointer: use,
      use,
      sentence: `status ${status} is answered, too`,
    })
  }
}

/** Whether whoever could call before still can: some way in now asks for no more than a way in then. */
function security({ from, to, old, next, tell }: Pair) {
  const pointer = join(next.pointer, 'security')
  const schemeOf = (document: JsonObject, name: string) => {
    const all = objectOf(objectOf(document.components).securitySchemes)
    return canonical(document, { ...objectOf(all[name]), bearerFormat: null })
  }
  const isEnough = (had: JsonObject, asked: JsonObject) =>
    Object.entries(asked).every(
      ([name, scopes]) =>
        name in had &&
        listOf(scopes).every((scope) => listOf(had[name]).includes(scope)) &&
        schemeOf(from, name) === schemeOf(to, name),
    )
  const isOpenTo = (ways: JsonObject[], had: JsonObject) => ways.some((asked) => isEnough(had, asked))
  if (!old.security.every((way) => isOpenTo(next.security, way)))
    tell({
      rule: 'security',
      isBreaking: true,
      pointer,
      use: pointer,
      sentence: 'who could call it before cannot any more',
    })
  else if (!next.security.every((way) => isOpenTo(old.security, way)))
    tell({ rule: 'security', isBreaking: false, pointer, use: pointer, sentence: 'more callers are let in' })
}

/** Tells every difference between two versions of one operation. */
export function compareOperations(pair: Pair) {
  parameters(pair)
  body(pair)
  responses(pair)
  security(pair)
}
