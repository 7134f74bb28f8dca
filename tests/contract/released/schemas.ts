/** The schemas of the released document, by the names that the generated validators carry. */
import { readDocument } from '../breaking/document.ts'
import { releasedFile, todayFile } from '../breaking/index.ts'
import type { Schema } from '../document.ts'
import { type Case, Compiled, casesOf } from './cases.ts'
import type { Schemas } from './values.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}
interface Operation {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
}
export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; parameters: Record<string, Parameter> }
}

export const released = readDocument(releasedFile) as unknown as Document
export const today = readDocument(todayFile) as unknown as Document

const places: Record<string, string> = { path: 'Params', query: 'QueryParams', header: 'Header' }

/** An operation's parameters of each place, as one object. */
function parameterSchemas({ operationId, parameters = [] }: Operation, { components }: Document): Schemas {
  const all = parameters.map((given) =>
    '$ref' in given ? (components.parameters[given.$ref.split('/').at(-1) ?? ''] as Parameter) : given,
  )
  const title = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  return Object.fromEntries(
    Object.entries(places).flatMap(([place, suffix]) => {
      const own = all.filter((parameter) => parameter.in === place)
      const required = own.filter((parameter) => parameter.required).map(({ name }) => name)
      const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]))
      return own.length > 0 ? [[title + suffix, { type: 'object', required, properties }]] : []
    }),
  )
}

/** Components, parameters under `parameter <name>`, and each operation's parameters together. */
export function schemasOf(document: Document): Schemas {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  const { schemas, parameters } = document.components
  return {
    ...schemas,
    ...Object.fromEntries(Object.entries(parameters).map(([name, { schema }]) => [`parameter ${name}`, schema])),
    ...Object.assign({}, ...operations.map((operation) => parameterSchemas(operation, document))),
  }
}

export const schemas = schemasOf(released)

export const compiled = new Compiled(schemas)

const known = new Map<string, Case[]>()
/** The cases of one of the schemas, made when they are first asked for. */
export function releasedCases(name: string): Case[] {
  const cases = known.get(name) ?? casesOf(name, schemas, compiled)
  known.set(name, cases)
  return cases
}
