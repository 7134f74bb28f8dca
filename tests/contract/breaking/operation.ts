/** Compares two versions of one operation: servers, parameters, body, responses, headers, security. */
import type { Found } from './compare.ts'
import type { Direction, Effect, JsonObject, Placed } from './document.ts'
import { canonical, follow, isObject, join, listOf, objectOf, placed } from './document.ts'
import { addressOf, type Operation, operationsIn, pairsOf } from './operations.ts'
import { breaks, compareSchemas } from './schemas.ts'

interface Pair {
  from: JsonObject
  to: JsonObject
  old: Operation
  next: Operation
  /** The app's side of what is sent, and of what is returned. A webhook's request is read by the app. */
  sent: Direction
  returned: Direction
  report: (found: Found) => void
}

const child = ({ value, pointer }: Placed, ...keys: string[]) =>
  keys.reduce((at, key) => placed(at.value[key], join(at.pointer, key)), placed(value, pointer))

function schema({ from, to, report }: Pair, direction: Direction, old: Placed, next: Placed, more = {}) {
  const walk = { from, to, direction, isBody: true, isError: false, seen: [], report, ...more }
  compareSchemas(walk, child(old, 'schema'), child(next, 'schema'))
}

/** What requires something accepts fewer values. */
const requirement = (isRequired: boolean): Effect => (isRequired ? 'narrower' : 'wider')

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
  const { from, to, sent: direction } = pair
  const [name, nameNow] = [String(old.value.name), String(next.value.name)]
  const report = (rule: string, isBreaking: boolean, words: string) =>
    pair.report({ rule, isBreaking, direction, pointer: next.pointer, sentence: `the parameter ${name} ${words}` })
  const isSwapped = namesIn(pair.next.path).includes(name)
  if (old.value.in === 'path' && name !== nameNow)
    report('path-parameter-name', isSwapped, `is replaced by ${nameNow} at the same position`)
  const [must, mustNow] = [old.value.required === true, next.value.required === true]
  if (must !== mustNow)
    report('parameter-required', breaks(requirement(mustNow), direction), `is ${mustNow ? 'required' : 'optional'} now`)
  const [canBeEmpty, canBeEmptyNow] = [old.value.allowEmptyValue === true, next.value.allowEmptyValue === true]
  if (canBeEmpty !== canBeEmptyNow)
    report(
      'parameter-empty',
      breaks(requirement(canBeEmpty), direction),
      canBeEmptyNow ? 'may be empty now' : 'may not be empty any more',
    )
  const [had, has] = [old.value.content !== undefined, next.value.content !== undefined]
  const [style, styleNow] = [styleOf(from, old), styleOf(to, next)]
  if (had !== has || style !== styleNow) report('parameter-style', true, `is serialized as ${styleNow}, not ${style}`)
  else if (had) media(pair, direction, old, next)
  else schema(pair, direction, old, next, { isBody: false })
}

function parameters(pair: Pair) {
  const { old, next, report, sent: direction } = pair
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
    const isBreaking = isRequired && breaks('narrower', direction)
    report({ rule: 'parameter-added', isBreaking, direction, pointer, sentence })
  }
}

const shortType = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** Compares the media types of a body or a response. */
function media(pair: Pair, direction: Direction, old: Placed, next: Placed, more = {}) {
  const typesOf = (place: Placed) =>
    new Map(Object.keys(objectOf(place.value.content)).map((type) => [shortType(type), child(place, 'content', type)]))
  const [before, after] = [typesOf(old), typesOf(next)]
  const report = (rule: string, isBreaking: boolean, { pointer }: Placed, sentence: string) =>
    pair.report({ rule, isBreaking, direction, pointer, sentence })
  const verb = direction === pair.sent ? 'accepted' : 'returned'
  for (const [type, entry] of before) {
    const other = after.get(type)
    if (other) schema(pair, direction, entry, other, more)
    else report('media-type-removed', true, entry, `${type} is no longer ${verb}`)
  }
  // A response has an additional media type only for callers that accept it. A webhook doesn't ask its receivers.
  const isUnasked = direction === 'response' && direction === pair.sent
  for (const [type, entry] of after)
    if (!before.has(type)) report('media-type-added', isUnasked, entry, `${type} is also possible`)
}

function body(pair: Pair) {
  const { from, to, old, next, sent: direction } = pair
  const report = (rule: string, isBreaking: boolean, sentence: string) =>
    pair.report({ rule, isBreaking, direction, pointer: join(old.pointer, 'requestBody'), sentence })
  const [had, has] = [isObject(old.value.requestBody), isObject(next.value.requestBody)]
  if (!had && !has) return
  const [before, after] = [follow(from, child(old, 'requestBody')), follow(to, child(next, 'requestBody'))]
  const [must, mustNow] = [before.value.required === true, after.value.required === true]
  if (had && !has) report('body-removed', true, 'a body is no longer accepted')
  else if (must !== mustNow || !had)
    report(
      'body-required',
      breaks(requirement(mustNow), direction),
      `a body is ${mustNow ? 'required' : 'optional'} now`,
    )
  if (had && has) media(pair, direction, before, after)
}

function headers(pair: Pair, old: Placed, next: Placed) {
  const direction = pair.returned
  const named = (place: Placed) =>
    new Map(
      Object.keys(objectOf(place.value.headers)).map((name) => [name.toLowerCase(), child(place, 'headers', name)]),
    )
  const [before, after] = [named(old), named(next)]
  const report = (rule: string, isBreaking: boolean, { pointer }: Placed, sentence: string) =>
    pair.report({ rule, isBreaking, direction, pointer, sentence: `the response header ${sentence}` })
  for (const [name, entry] of before) {
    const [was, other] = [follow(pair.from, entry), after.get(name)]
    if (!other) {
      report('header-removed', true, was, `${name} is gone`)
      continue
    }
    const is = follow(pair.to, other)
    const [must, mustNow] = [was.value.required === true, is.value.required === true]
    if (must !== mustNow)
      report(
        'header-required',
        breaks(requirement(mustNow), direction),
        was,
        `${name} is ${mustNow ? 'required' : 'optional'} now`,
      )
    schema(pair, direction, was, is)
  }
  for (const [name, entry] of after) if (!before.has(name)) report('header-added', false, entry, `${name} is new`)
}

const isError = (status: string) => !/^[123]/.test(status)

function responses(pair: Pair) {
  const { from, to, old, next, returned: direction } = pair
  const report = (rule: string, isBreaking: boolean, holder: Operation, status: string, words: string) =>
    pair.report({
      rule,
      isBreaking,
      direction,
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
    media(pair, direction, was, is, { isError: isError(status) })
  }
  // Apps handle all errors alike, but have no validator for a new success status.
  for (const status of Object.keys(after))
    if (!before[status])
      report('status-added', direction === 'response' && !isError(status), next, status, 'is also returned')
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

/** Operations that the server calls: webhooks and callbacks. One that nobody received yet breaks nothing. */
export function compareReceived(
  { from, to, report }: Omit<Pair, 'old' | 'next' | 'sent' | 'returned'>,
  old: Placed,
  next: Placed,
) {
  const { pairs, removed, added } = pairsOf(operationsIn(from, old), operationsIn(to, next))
  for (const { id, pointer } of removed)
    report({ rule: 'webhook-removed', isBreaking: true, pointer, sentence: `${id} is no longer sent` })
  for (const { id, pointer } of added)
    report({ rule: 'webhook-added', isBreaking: false, pointer, sentence: `${id} is new` })
  for (const [left, right] of pairs) {
    const pair: Pair = { from, to, old: left, next: right, sent: 'response', returned: 'request', report }
    if (addressOf(left) !== addressOf(right)) {
      const sentence = `${addressOf(left)} became ${addressOf(right)}`
      report({ rule: 'webhook-moved', isBreaking: true, pointer: right.pointer, sentence })
    }
    for (const part of [parameters, body, responses]) part(pair)
    const proof = ({ security }: Operation) => canonical(to, security)
    if (proof(left) !== proof(right))
      report({
        rule: 'security',
        isBreaking: true,
        pointer: right.pointer,
        sentence: `${left.id} proves its sender differently`,
      })
  }
}

/** Callers send the token that they have, also an expired one. */
function badTokens({ old, next, report }: Pair) {
  const [ignored, isIgnored] = [old, next].map(({ value }) => value['x-token'] === 'ignored')
  const pointer = join(next.pointer, 'x-token')
  const sentence = `a bad token is ${isIgnored ? 'ignored now' : 'no longer ignored'}`
  if (ignored !== isIgnored) report({ rule: 'x-token', isBreaking: !isIgnored, pointer, sentence })
}

/** The path items of a named callback, by the expression that gives its URL. */
function callbacks({ old, next, ...rest }: Pair) {
  const names = Object.keys({ ...objectOf(old.value.callbacks), ...objectOf(next.value.callbacks) })
  for (const name of names) compareReceived(rest, child(old, 'callbacks', name), child(next, 'callbacks', name))
}

/** Reports every difference between two versions of one operation that the app calls. */
export function compareOperations(both: Omit<Pair, 'sent' | 'returned'>) {
  const pair: Pair = { ...both, sent: 'request', returned: 'response' }
  for (const part of [servers, parameters, body, responses, security, badTokens, callbacks]) part(pair)
}
