/** Compares two versions of one operation: servers, parameters, body, responses, headers, security. */
import type { Found } from './compare.ts'
import type { Direction, JsonObject, Placed } from './document.ts'
import { canonical, follow, isObject, join, listOf, objectOf, placed } from './document.ts'
import { compareSchemas } from './schemas.ts'

/** One operation of a document. */
export interface Operation extends Placed {
  id: string
  method: string
  path: string
  /** Including what it inherits from its path and the document's root. */
  parameters: Placed[]
  security: JsonObject[]
  servers: string[]
}

interface Pair {
  from: JsonObject
  to: JsonObject
  old: Operation
  next: Operation
  report: (found: Found) => void
}

const child = ({ value, pointer }: Placed, ...keys: string[]) =>
  keys.reduce((at, key) => placed(at.value[key], join(at.pointer, key)), placed(value, pointer))

function schema({ from, to, report }: Pair, direction: Direction, old: Placed, next: Placed, isBody = true) {
  compareSchemas({ from, to, direction, isBody, seen: [], report }, child(old, 'schema'), child(next, 'schema'))
}

/** A removed server URL breaks its callers: an app may call any of the servers. */
function servers({ old, next, report }: Pair) {
  const removed = { rule: 'server-removed', isBreaking: true, pointer: '/servers' }
  for (const address of old.servers.filter((each) => !next.servers.includes(each)))
    report({ ...removed, sentence: `no longer served at ${address}` })
}

const namesIn = (path: string) => [...path.matchAll(/{([^}]+)}/g)].map(([, name]) => name)

/** Path parameters are matched by position: their names are never sent. */
function keyOf({ value }: Placed, path: string) {
  const name = String(value.name)
  if (value.in === 'path') return `path ${namesIn(path).indexOf(name)}`
  return `${value.in} ${value.in === 'header' ? name.toLowerCase() : name}`
}

/** How a parameter is serialized. `explode` is irrelevant for a plain value. */
function styleOf(document: JsonObject, { value }: Placed) {
  if (value.content !== undefined) return `${Object.keys(objectOf(value.content))}`
  const { type } = follow(document, placed(value.schema, '')).value
  const style = String(value.style ?? (['query', 'cookie'].includes(String(value.in)) ? 'form' : 'simple'))
  return type === 'array' || type === 'object' ? `${style} ${value.explode ?? style === 'form'}` : style
}

function parameter(pair: Pair, old: Placed, next: Placed) {
  const { from, to } = pair
  const [name, nameNow] = [String(old.value.name), String(next.value.name)]
  const direction = 'request'
  const report = (rule: string, isBreaking: boolean, words: string) =>
    pair.report({ rule, isBreaking, direction, pointer: next.pointer, sentence: `the parameter ${name} ${words}` })
  const isSwapped = namesIn(pair.next.path).includes(name)
  if (old.value.in === 'path' && name !== nameNow)
    report('path-parameter-name', isSwapped, `is replaced by ${nameNow} at the same position`)
  const [must, mustNow] = [old.value.required === true, next.value.required === true]
  if (must !== mustNow) report('parameter-required', mustNow, mustNow ? 'is required now' : 'is optional now')
  const [canBeEmpty, canBeEmptyNow] = [old.value.allowEmptyValue === true, next.value.allowEmptyValue === true]
  if (canBeEmpty !== canBeEmptyNow)
    report('parameter-empty', canBeEmpty, canBeEmptyNow ? 'may be empty now' : 'may not be empty any more')
  const [had, has] = [old.value.content !== undefined, next.value.content !== undefined]
  const [style, styleNow] = [styleOf(from, old), styleOf(to, next)]
  if (had !== has || style !== styleNow) report('parameter-style', true, `is serialized as ${styleNow}, not ${style}`)
  else if (had) media(pair, 'request', old, next)
  else schema(pair, 'request', old, next, false)
}

function parameters(pair: Pair) {
  const { old, next, report } = pair
  const direction = 'request'
  const later = new Map(next.parameters.map((entry) => [keyOf(entry, next.path), entry]))
  for (const entry of old.parameters) {
    const key = keyOf(entry, old.path)
    const other = later.get(key)
    later.delete(key)
    if (other) parameter(pair, entry, other)
    else {
      const sentence = `the parameter ${entry.value.name} (${entry.value.in}) is gone`
      report({ rule: 'parameter-removed', isBreaking: true, direction, pointer: entry.pointer, sentence })
    }
  }
  for (const { value, pointer } of later.values()) {
    const isRequired = value.required === true
    const sentence = `${isRequired ? 'required' : 'optional'} parameter ${value.name} (${value.in}) is new`
    report({ rule: 'parameter-added', isBreaking: isRequired, direction, pointer, sentence })
  }
}

const shortType = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** Compares the media types of a body or a response. */
function media(pair: Pair, direction: Direction, old: Placed, next: Placed) {
  const typesOf = (place: Placed) =>
    new Map(Object.keys(objectOf(place.value.content)).map((type) => [shortType(type), child(place, 'content', type)]))
  const [before, after] = [typesOf(old), typesOf(next)]
  const report = (rule: string, isBreaking: boolean, { pointer }: Placed, sentence: string) =>
    pair.report({ rule, isBreaking, direction, pointer, sentence })
  const verb = direction === 'request' ? 'accepted' : 'returned'
  for (const [type, entry] of before) {
    const other = after.get(type)
    if (other) schema(pair, direction, entry, other)
    else report('media-type-removed', true, entry, `${type} is no longer ${verb}`)
  }
  // Clients receive an additional media type only if they accept it.
  for (const [type, entry] of after)
    if (!before.has(type)) report('media-type-added', false, entry, `${type} is also possible`)
}

function body(pair: Pair) {
  const { from, to, old, next } = pair
  const report = (rule: string, isBreaking: boolean, sentence: string) =>
    pair.report({ rule, isBreaking, direction: 'request', pointer: join(old.pointer, 'requestBody'), sentence })
  const [had, has] = [isObject(old.value.requestBody), isObject(next.value.requestBody)]
  if (!had && !has) return
  const [before, after] = [follow(from, child(old, 'requestBody')), follow(to, child(next, 'requestBody'))]
  const [must, mustNow] = [before.value.required === true, after.value.required === true]
  if (had && !has) report('body-removed', true, 'a body is no longer accepted')
  else if (must !== mustNow || !had)
    report('body-required', mustNow, `a body is ${mustNow ? 'required' : 'optional'} now`)
  if (had && has) media(pair, 'request', before, after)
}

function headers(pair: Pair, old: Placed, next: Placed) {
  const named = (place: Placed) =>
    new Map(
      Object.keys(objectOf(place.value.headers)).map((name) => [name.toLowerCase(), child(place, 'headers', name)]),
    )
  const [before, after] = [named(old), named(next)]
  const report = (rule: string, isBreaking: boolean, { pointer }: Placed, sentence: string) =>
    pair.report({ rule, isBreaking, direction: 'response', pointer, sentence: `the response header ${sentence}` })
  for (const [name, entry] of before) {
    const [was, other] = [follow(pair.from, entry), after.get(name)]
    if (!other) {
      report('header-removed', true, was, `${name} is gone`)
      continue
    }
    const is = follow(pair.to, other)
    const [must, mustNow] = [was.value.required === true, is.value.required === true]
    if (must !== mustNow) report('header-required', must, was, `${name} ${mustNow ? 'is required' : 'is optional'} now`)
    schema(pair, 'response', was, is)
  }
  for (const [name, entry] of after) if (!before.has(name)) report('header-added', false, entry, `${name} is new`)
}

function responses(pair: Pair) {
  const { from, to, old, next } = pair
  const report = (rule: string, isBreaking: boolean, holder: Operation, status: string, words: string) =>
    pair.report({
      rule,
      isBreaking,
      direction: 'response',
      pointer: join(holder.pointer, 'responses', status),
      sentence: `status ${status} ${words}`,
    })
  const [before, after] = [objectOf(old.value.responses), objectOf(next.value.responses)]
  for (const status of Object.keys(before)) {
    if (!isObject(after[status])) {
      report('status-removed', true, old, status, 'is no longer returned')
      continue
    }
    const [was, is] = [follow(from, child(old, 'responses', status)), follow(to, child(next, 'responses', status))]
    headers(pair, was, is)
    media(pair, 'response', was, is)
  }
  // Apps handle all errors alike, but have no validator for a new success status.
  for (const status of Object.keys(after))
    if (!before[status]) report('status-added', /^[123]/.test(status), next, status, 'is also returned')
}

/** Existing callers stay authorized if, for each old requirement, a new one requires no more. */
function security({ from, to, old, next, report }: Pair) {
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
    report({ rule: 'security', isBreaking: true, pointer, sentence: 'some existing callers are no longer authorized' })
  else if (!next.security.every((way) => isOpenTo(old.security, way)))
    report({ rule: 'security', isBreaking: false, pointer, sentence: 'more callers are authorized' })
}

function callbacks({ from, to, old, next, report }: Pair) {
  const pointer = join(old.pointer, 'callbacks')
  if (canonical(from, old.value.callbacks) !== canonical(to, next.value.callbacks))
    report({ rule: 'callbacks', isBreaking: true, pointer, sentence: 'callbacks changed' })
}

/** Reports every difference between two versions of one operation. */
export function compareOperations(pair: Pair) {
  for (const part of [servers, parameters, body, responses, security, callbacks]) part(pair)
}
