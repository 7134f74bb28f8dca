/** Compares two OpenAPI documents: every difference, the operations it affects, and whether it breaks existing apps. */
import type { Direction, Json, JsonObject } from './document.ts'
import { canonical, follow, isObject, join, listOf, objectOf } from './document.ts'
import { compareOperations, type Operation } from './operation.ts'

/** One difference, reported once for all operations that use it. */
export interface Difference {
  /** Stable between runs. */
  id: string
  isBreaking: boolean
  /** For example `property-removed`. */
  rule: string
  /** The operation ids of the old document. */
  operations: string[]
  /** JSON pointer of the definition: into the old document for what is removed, else into the new one. */
  pointer: string
  direction?: Direction
  sentence: string
}
export type Found = Omit<Difference, 'id' | 'operations'>

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every operation of a document, with what it inherits from its path and the document's root. */
function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectOf(document.paths)).flatMap(([path, item]) => {
    const shared = follow(document, { value: objectOf(item), pointer: join('/paths', path) })
    return methods.flatMap((method): Operation[] => {
      const value = shared.value[method]
      if (!isObject(value)) return []
      const pointer = join(shared.pointer, method)
      const placed = (list: Json | undefined, at: string) =>
        listOf(list).map((entry, index) => follow(document, { value: objectOf(entry), pointer: join(at, index) }))
      const own = [
        ...placed(shared.value.parameters, join(shared.pointer, 'parameters')),
        ...placed(value.parameters, join(pointer, 'parameters')),
      ]
      const parameters = [...new Map(own.map((entry) => [`${entry.value.in} ${entry.value.name}`, entry])).values()]
      const ways = listOf(value.security ?? document.security).filter(isObject)
      const servers = listOf(value.servers ?? shared.value.servers ?? document.servers)
      const addresses = servers.map((server) => String(objectOf(server).url ?? '/'))
      const id = String(value.operationId ?? `${method} ${path}`)
      const security = ways.length > 0 ? ways : [{}]
      return [{ id, method, path, value, pointer, parameters, security, servers: addresses }]
    })
  })
}

/** The path with its parameter names removed. */
const addressOf = ({ method, path }: Operation) => `${method} ${path.replace(/{[^}]+}/g, '{}')}`
const shown = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`

/** Everything about an operation as one text: equal texts need no comparison. */
const textOf = (document: JsonObject, { id, method, path, value, parameters, security, servers }: Operation) =>
  [
    `${id} ${method} ${path} ${servers}`,
    canonical(document, { ...value, parameters: [] }),
    ...parameters.map((parameter) => canonical(document, parameter.value)),
    canonical(document, { security, schemes: objectOf(document.components).securitySchemes }),
  ].join()

/** Every difference, breaking ones first. Throws for an unresolved reference. */
export function compare(from: JsonObject, to: JsonObject): Difference[] {
  const differences = new Map<string, Difference>()
  // Report a difference once, however many operations reach it.
  const add = (operation: string, found: Found) => {
    const id = [found.rule, found.direction, found.pointer, found.sentence].filter(Boolean).join(' ')
    const { operations, isBreaking } = differences.get(id) ?? { operations: [] as string[], isBreaking: false }
    differences.set(id, {
      ...found,
      id,
      isBreaking: isBreaking || found.isBreaking,
      operations: operations.includes(operation) ? operations : [...operations, operation],
    })
  }
  const after = operationsOf(to)
  const rest = new Set(after)
  const byAddress = new Map(after.map((operation) => [addressOf(operation), operation]))
  const byId = new Map(after.map((operation) => [operation.id, operation]))
  for (const old of operationsOf(from)) {
    const next = byAddress.get(addressOf(old)) ?? byId.get(old.id)
    const report = (found: Found) => add(old.id, found)
    const whole = { pointer: old.pointer, isBreaking: true }
    if (!next) {
      report({ ...whole, rule: 'operation-removed', sentence: `${shown(old)} is gone` })
      continue
    }
    rest.delete(next)
    if (textOf(from, old) === textOf(to, next)) continue
    if (addressOf(old) !== addressOf(next))
      report({ ...whole, rule: 'operation-moved', sentence: `${shown(old)} became ${shown(next)}` })
    if (old.id !== next.id) report({ ...whole, rule: 'operation-id', sentence: `${old.id} is called ${next.id}` })
    compareOperations({ from, to, old, next, report })
  }
  for (const next of rest)
    add(next.id, {
      isBreaking: false,
      rule: 'operation-added',
      pointer: next.pointer,
      sentence: `${shown(next)} is new`,
    })
  // Webhooks are compared as a whole. The first ones break nothing, because nothing receives them yet.
  if (from.webhooks !== undefined && canonical(from, from.webhooks) !== canonical(to, to.webhooks))
    add('-', { pointer: '/webhooks', rule: 'webhooks', isBreaking: true, sentence: 'the webhooks changed' })
  return [...differences.values()].sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
}

const majorOf = (document: JsonObject) => Number(String(objectOf(document.info).version ?? '0').split('.')[0])

/** Whether the new document's major version went up, which permits breaking changes. */
export const hasMajorStep = (from: JsonObject, to: JsonObject) => majorOf(to) > majorOf(from)
