/** Compares the bodies of two versions of one operation: what is taken and what is answered. */
import type { Direction } from './difference.ts'
import { follow, isObject, join, objectOf, type Placed } from './document.ts'
import { child, type Operation, type Pair, schema } from './operation.ts'

const shortType = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? ''

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

/** Tells what became of the request's body. */
export function body(pair: Pair) {
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

/** Tells what became of each answer. */
export function responses(pair: Pair) {
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
