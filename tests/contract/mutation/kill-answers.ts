/** Mutants of what the mock answered, against the checks that the guard makes of every reply (guard/checks/reply.ts), and nothing else. */
import { answerOf, checkReply } from '../guard/checks/reply.ts'
import type { Validators } from '../guard/checks/validators.ts'
import type { Reply } from '../guard/client.ts'
import type { Contract, Located, Operation, Schema } from '../guard/contract.ts'
import type { Recorded } from './judge.ts'
import type { Outcome } from './outcome.ts'

interface Change {
  operator: string
  pointer: string
  reply: Reply
  /** What the document says of the place. */
  about?: string
}

const withBody = (reply: Reply, body: unknown): Reply => ({ ...reply, body, text: JSON.stringify(body) })

type Path = (string | number)[]

/** Every place in a value; of a list its first item. */
function places(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner = Array.isArray(value)
    ? value.slice(0, 1).flatMap((item) => places(item, [...path, 0]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => places(item, [...path, key]))
      : []
  return path.length === 0 ? inner : [{ path, value }, ...inner]
}

function put(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  const copy = structuredClone(value) as Record<string | number, unknown>
  const changed = put(copy[key], rest, next)
  if (changed === undefined) delete copy[key]
  else copy[key] = changed
  return copy
}

/** Of a field that may be left out: that it is, is listed as equivalent. */
export const optional = 'optional'

const isText = (value: unknown) => typeof value === 'string'
/** What a slip makes of a value. */
const slips: [operator: string, fits: (value: unknown) => boolean, next: (value: unknown) => unknown][] = [
  ['value-null', () => true, () => null],
  ['number-as-text', (value) => typeof value === 'number', String],
  ['number-negative', (value) => typeof value === 'number' && value > 0, (value) => -(value as number) - 1],
  ['number-huge', (value) => typeof value === 'number', () => 1e12],
  ['text-as-number', isText, () => 7],
  ['text-empty', isText, () => ''],
  ['text-endless', isText, (value) => String(value).padEnd(10_000, '~')],
  ['truth-as-text', (value) => typeof value === 'boolean', String],
  ['list-as-object', Array.isArray, () => ({})],
  ['list-of-nothing', Array.isArray, () => [null]],
  ['object-as-list', (value) => typeof value === 'object' && value !== null && !Array.isArray(value), () => []],
]

/** What the document says of a place: whether it may be left out, and whether one of a few values stands there. */
interface Documented {
  isOptional: boolean
  isEnumerated: boolean
}
type Lookup = (path: Path) => Documented

/** Of a union the branch that has the field. */
function lookup({ resolve }: Contract, answer: Located): Lookup {
  const step = (at: Located | undefined, key: string | number): (Located & { isOptional: boolean }) | undefined => {
    if (!at) return undefined
    const { schema, source } = resolve(at)
    const branches = (schema.oneOf ?? []) as Schema[]
    if (branches.length > 0)
      return branches.map((branch) => step({ schema: branch, source }, key)).find((found) => found !== undefined)
    if (typeof key === 'number') return { schema: (schema.items ?? {}) as Schema, source, isOptional: true }
    const property = (schema.properties as Record<string, Schema> | undefined)?.[key]
    if (property) return { schema: property, source, isOptional: !((schema.required ?? []) as string[]).includes(key) }
    return typeof schema.additionalProperties === 'object'
      ? { schema: schema.additionalProperties as Schema, source, isOptional: true }
      : undefined
  }
  return (path) => {
    let at: (Located & { isOptional?: boolean }) | undefined = answer
    for (const key of path) at = step(at, key)
    return { isOptional: at?.isOptional ?? true, isEnumerated: at !== undefined && 'enum' in resolve(at).schema }
  }
}

/** A free text may say anything. */
function changesOf(reply: Reply, documented: Lookup): Change[] {
  const around: Change[] = [
    { operator: 'status-changed', pointer: '', reply: { ...reply, status: reply.status + 4 } },
    {
      operator: 'media-type-changed',
      pointer: '',
      reply: { ...reply, headers: { ...reply.headers, 'content-type': 'text/html' } },
    },
    { operator: 'body-broken', pointer: '', reply: { ...reply, body: undefined, text: reply.text.slice(0, -1) } },
    { operator: 'body-empty', pointer: '', reply: { ...reply, body: undefined, text: '' } },
  ]
  const inside = places(reply.body).flatMap(({ path, value }) => {
    const change = (operator: string, next: unknown): Change => ({
      operator,
      pointer: `/${path.join('/')}`,
      reply: withBody(reply, put(reply.body, path, next)),
    })
    const { isOptional, isEnumerated } = documented(path)
    return [
      { ...change('field-removed', undefined), ...(isOptional && { about: optional }) },
      { ...change('field-renamed', undefined), reply: renamed(reply, path, value) },
      ...(isEnumerated ? [change('word-unknown', `${value}X`)] : []),
      ...slips.filter(([, fits]) => fits(value)).map(([operator, , next]) => change(operator, next(value))),
    ]
  })
  return [...around, ...inside]
}

function renamed(reply: Reply, path: Path, value: unknown): Reply {
  const body = put(put(reply.body, path, undefined), [...path.slice(0, -1), `${path.at(-1)}_`], value)
  return withBody(reply, body)
}

const nowhere: Located = { schema: {}, source: '#' }

/** The fullest answer of each status. */
function fullest(operation: Operation, exchanges: Recorded[]): Reply[] {
  const best = new Map<number, Reply>()
  for (const { call, reply } of exchanges)
    if (call.operation === operation.id && call.method === operation.method && reply.body !== undefined)
      if (reply.text.length > (best.get(reply.status)?.text.length ?? -1)) best.set(reply.status, reply)
  return [...best.values()]
}

export function answerOutcomes(contract: Contract, validators: Validators, exchanges: Recorded[]): Outcome[] {
  return contract.operations.flatMap((operation) =>
    fullest(operation, exchanges)
      .filter((reply) => checkReply({ operation, reply, validators }, true).length === 0)
      .flatMap((reply) =>
        changesOf(reply, lookup(contract, answerOf(operation, reply) ?? operation.answers[0] ?? nowhere))
          .filter(
            ({ reply: changed }) =>
              changed.text !== reply.text || changed.status !== reply.status || changed.headers !== reply.headers,
          )
          .map(({ operator, pointer, reply: changed, about }): Outcome => {
            const [wrong] = checkReply({ operation, reply: changed, validators }, true)
            return {
              kind: 'answer',
              operator,
              place: `${operation.id} ${reply.status} ${pointer}`,
              change: changed.text.slice(0, 80),
              ...(about && { about }),
              killedBy: wrong ? `${wrong.check} at ${wrong.pointer}` : null,
            }
          }),
      ),
  )
}
