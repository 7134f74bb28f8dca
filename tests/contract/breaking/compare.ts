/** Compares two OpenAPI documents, direction by direction. */
import { collector, type Difference } from './difference.ts'
import { canonical, follow, isObject, type JsonObject, join, listOf, objectOf } from './document.ts'
import type { Operation } from './operation.ts'
import { compareOperations } from './operations.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every operation of a document, with what stands outside it and counts as its own. */
export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectOf(document.paths)).flatMap(([path, item]) => {
    const shared = follow(document, { value: objectOf(item), pointer: join('/paths', path) })
    return methods.flatMap((method): Operation[] => {
      const value = shared.value[method]
      if (!isObject(value)) return []
      const pointer = join(shared.pointer, method)
      const own = [
        ...listOf(shared.value.parameters).map((entry, at) => ({ entry, at: join(shared.pointer, 'parameters', at) })),
        ...listOf(value.parameters).map((entry, at) => ({ entry, at: join(pointer, 'parameters', at) })),
      ].map(({ entry, at }) => follow(document, { value: objectOf(entry), pointer: at }))
      const byName = new Map(own.map((entry) => [`${entry.value.in} ${entry.value.name}`, entry]))
      const security = listOf(value.security ?? document.security).filter(isObject)
      return [
        {
          id: String(value.operationId ?? `${method} ${path}`),
          method,
          path,
          value,
          pointer,
          parameters: [...byName.values()],
          security: security.length > 0 ? security : [{}],
        },
      ]
    })
  })
}

/** The path as it travels, whatever its parameters are called. */
const addressOf = ({ method, path }: Operation) => `${method} ${path.replace(/{[^}]+}/g, '{}')}`
const shown = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`

/** All that is said of an operation, as one text: with the same text there is nothing to walk. */
const textOf = (document: JsonObject, { id, method, path, value, parameters, security }: Operation) =>
  [
    `${id} ${method} ${path}`,
    canonical(document, { ...value, parameters: [] }),
    ...parameters.map((parameter) => canonical(document, parameter.value)),
    canonical(document, { security, schemes: objectOf(document.components).securitySchemes }),
  ].join()

/** A server whose address is gone answers nobody; who has two may be asked at either. */
function servers(from: JsonObject, to: JsonObject) {
  const addresses = (document: JsonObject) => listOf(document.servers).map((server) => objectOf(server).url ?? '/')
  const later = addresses(to)
  return addresses(from).filter((address) => !later.includes(address))
}

/** Every difference, the breaking ones first. Throws for a reference that leads nowhere. */
export function compare(from: JsonObject, to: JsonObject): Difference[] {
  const { add, all } = collector()
  const [before, after] = [operationsOf(from), operationsOf(to)]
  const rest = new Set(after)
  const byAddress = new Map(after.map((operation) => [addressOf(operation), operation]))
  const byId = new Map(after.map((operation) => [operation.id, operation]))
  for (const old of before) {
    const next = byAddress.get(addressOf(old)) ?? byId.get(old.id)
    const { id: operation, pointer } = old
    const whole = { operation, pointer, use: pointer, isBreaking: true }
    if (!next) {
      add({ ...whole, rule: 'operation-removed', sentence: `${shown(old)} is gone` })
      continue
    }
    rest.delete(next)
    if (textOf(from, old) === textOf(to, next)) continue
    if (addressOf(old) !== addressOf(next))
      add({ ...whole, rule: 'operation-moved', sentence: `${shown(old)} became ${shown(next)}` })
    if (old.id !== next.id) add({ ...whole, rule: 'operation-id', sentence: `${old.id} is called ${next.id}` })
    compareOperations({
      from,
      to,
      old,
      next,
      tell: (found) => add({ ...found, operation, direction: directionOf(found.use) }),
    })
  }
  for (const { id: operation, pointer, ...next } of rest) {
    const sentence = `${next.method.toUpperCase()} ${next.path} is new`
    add({ operation, pointer, use: pointer, rule: 'operation-added', isBreaking: false, sentence })
  }
  for (const address of servers(from, to))
    add({
      operation: '-',
      pointer: '/servers',
      use: '/servers',
      rule: 'server-removed',
      isBreaking: true,
      sentence: `nothing is served at ${address} any more`,
    })
  return all()
}

const directionOf = (use: string) => (/^\/paths\/[^/]+\/[a-z]+\/responses\//.test(use) ? 'response' : 'request')

const majorOf = (document: JsonObject) => Number(String(objectOf(document.info).version ?? '0').split('.')[0])

/** Whether the new document owns up to breaking: its major version went up. */
export const hasMajorStep = (from: JsonObject, to: JsonObject) => majorOf(to) > majorOf(from)
