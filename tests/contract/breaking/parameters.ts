/** Compares the parameters of two versions of one operation. */
import { follow, type JsonObject, join, type Placed } from './document.ts'
import { child, type Operation, type Pair, placed, schema } from './operation.ts'

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
const fieldOf = ({ id }: Operation, { value }: Placed) => `/operations/${id}/${value.in}/${value.name}`

/** Tells what became of each parameter. */
export function parameters(pair: Pair) {
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
