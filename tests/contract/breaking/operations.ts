/** The operations of a document, and which of two documents belong together. */
import type { Json, JsonObject, Placed } from './document.ts'
import { follow, isObject, join, listOf, objectOf } from './document.ts'

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

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every operation of some path items, with what it inherits from its path and the document's root. */
export function operationsIn(document: JsonObject, items: Placed): Operation[] {
  return Object.entries(items.value).flatMap(([path, item]) => {
    const shared = follow(document, { value: objectOf(item), pointer: join(items.pointer, path) })
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

/** Method and path, without the names of its parameters. */
export const addressOf = ({ method, path }: Operation) => `${method} ${path.replace(/{[^}]+}/g, '{}')}`

/** Pairs operations by method and path, then by id. */
export function pairsOf(before: Operation[], after: Operation[]) {
  const byAddress = new Map(after.map((operation) => [addressOf(operation), operation]))
  const byId = new Map(after.map((operation) => [operation.id, operation]))
  const found = before.map((old) => [old, byAddress.get(addressOf(old)) ?? byId.get(old.id)] as const)
  const kept = new Set(found.map(([, next]) => next))
  return {
    pairs: found.flatMap(([old, next]) => (next ? [[old, next] as const] : [])),
    removed: found.flatMap(([old, next]) => (next ? [] : [old])),
    added: after.filter((next) => !kept.has(next)),
  }
}
