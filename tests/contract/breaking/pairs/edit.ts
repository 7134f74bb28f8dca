/** Small edits of the real document, as the tables of pairs make them. */
import { isObject, type Json, type JsonObject, objectOf } from '../document.ts'

export type Edit = (document: JsonObject) => void

/** A document and another one edit away, with whether whoever relies on the first is hurt by the second. */
export interface Pair {
  name: string
  isBreaking: boolean
  /** Brings the real document to where the edit starts, for what it does not use today. */
  before?: Edit
  edit: Edit
}

/** What stands at a row of keys. Throws where an edit's target is no longer in the document: the table is to be mended. */
export function at(value: Json | undefined, ...keys: string[]): JsonObject {
  let place = value
  for (const key of keys) place = Array.isArray(place) ? place[Number(key)] : objectOf(place)[key]
  if (!isObject(place)) throw new Error(`Nothing at ${keys.join('/')}`)
  return place
}

export const schema = (document: JsonObject, name: string) => at(document, 'components', 'schemas', name)
export const property = (document: JsonObject, name: string, field: string) =>
  at(schema(document, name), 'properties', field)
export const parameter = (document: JsonObject, name: string) => at(document, 'components', 'parameters', name)
export const answer = (document: JsonObject, name: string) => at(document, 'components', 'responses', name)

/** The operation of an id, with the path item that holds it. */
export function place(document: JsonObject, id: string) {
  for (const [path, item] of Object.entries(at(document, 'paths')))
    for (const [method, operation] of Object.entries(objectOf(item)))
      if (objectOf(operation).operationId === id)
        return { path, method, item: objectOf(item), operation: objectOf(operation) }
  throw new Error(`No operation ${id}`)
}
export const operation = (document: JsonObject, id: string) => place(document, id).operation

/** Sets keywords of one place. */
export const set =
  (find: (document: JsonObject) => JsonObject, keywords: JsonObject): Edit =>
  (document) => {
    Object.assign(find(document), keywords)
  }

/** Takes keywords away from one place. Throws where there are none. */
export const drop =
  (find: (document: JsonObject) => JsonObject, ...keywords: string[]): Edit =>
  (document) => {
    const target = find(document)
    for (const keyword of keywords) {
      if (!(keyword in target)) throw new Error(`No ${keyword} to take away`)
      delete target[keyword]
    }
  }

/** Puts another value in the place of one, whatever stood there. */
export const replace =
  (find: (document: JsonObject) => JsonObject, key: string, next: (old: Json | undefined) => Json): Edit =>
  (document) => {
    const target = find(document)
    target[key] = next(target[key])
  }

const list = (value: Json | undefined) => (Array.isArray(value) ? value : [])
export const withEntry = (entry: Json) => (old: Json | undefined) => [...list(old), entry]
export const without = (entry: Json) => (old: Json | undefined) => {
  if (!list(old).includes(entry)) throw new Error(`No ${entry} to take away`)
  return list(old).filter((other) => other !== entry)
}
export const reversed = (old: Json | undefined) => [...list(old)].reverse()

export const inSchema = (name: string) => (document: JsonObject) => schema(document, name)
export const inProperty = (name: string, field: string) => (document: JsonObject) => property(document, name, field)
export const inProperties = (name: string) => (document: JsonObject) => at(schema(document, name), 'properties')
export const inParameter = (name: string) => (document: JsonObject) => parameter(document, name)
export const inParameterSchema = (name: string) => (document: JsonObject) => at(parameter(document, name), 'schema')
export const inOperation = (id: string) => (document: JsonObject) => operation(document, id)
export const inResponses = (id: string) => (document: JsonObject) => at(operation(document, id), 'responses')
export const inContent =
  (id: string, status = '200') =>
  (document: JsonObject) =>
    at(operation(document, id), 'responses', status, 'content')
export const inBody = (id: string) => (document: JsonObject) => at(operation(document, id), 'requestBody')

export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const parameterReference = (name: string) => ({ $ref: `#/components/parameters/${name}` })

/** Several edits in a row. */
export const all =
  (...edits: Edit[]): Edit =>
  (document) => {
    for (const edit of edits) edit(document)
  }

/** Gives an operation another path, method, or both. */
export const move =
  (id: string, to: { path?: string; method?: string }): Edit =>
  (document) => {
    const { path, method, item, operation: moved } = place(document, id)
    const paths = at(document, 'paths')
    delete item[method]
    if (Object.keys(item).length === 0) delete paths[path]
    const target = to.path ?? path
    paths[target] = { ...objectOf(paths[target]), [to.method ?? method]: moved }
  }

/** Exchanges one of an operation's parameters. */
export const exchange =
  (id: string, name: string, next: Json): Edit =>
  (document) => {
    const target = operation(document, id)
    const entries = list(target.parameters)
    const index = entries.findIndex((entry) => objectOf(entry).$ref === parameterReference(name).$ref)
    if (index < 0) throw new Error(`${id} has no parameter ${name}`)
    target.parameters = entries.toSpliced(index, 1, next)
  }

/** Takes one of an operation's parameters away. */
export const dropParameter = (id: string, name: string): Edit =>
  replace(inOperation(id), 'parameters', (old) =>
    list(old).filter((entry) => objectOf(entry).$ref !== parameterReference(name).$ref),
  )

/** A call that the server makes, with what its body always holds. */
export const calledBack = (required: string[]): JsonObject => {
  const properties = { order_id: { type: 'string' }, status: { type: 'string' } }
  const content = { 'application/json': { schema: { type: 'object', required, properties } } }
  const post = { requestBody: { required: true, content }, responses: { '200': { description: 'Heard.' } } }
  return { callbacks: { paid: { 'https://shop.example/paid': { post } } } }
}
