/**
 * Writes the bundled document again, in the part of OpenAPI 3.0 that the code generators of all languages share. It
 * describes the same calls: without webhooks, links and `x-` fields, with a name for every enum and a format for every number.
 */
import { capital, type Document } from './document.ts'

type Json = null | boolean | number | string | Json[] | Node
type Node = { [key: string]: Json }

const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maps every member of an object, and leaves out those that become undefined. */
const mapped = (node: Node, change: (value: Json, key: string) => Json | undefined): Node =>
  Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      const next = change(value, key)
      return next === undefined ? [] : [[key, next]]
    }),
  )

/** `rating` → `Rating`, `X-Request-Id` → `XRequestId`. */
const pascal = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('')

const leftOut = ['jsonSchemaDialect', 'webhooks', 'links', 'contentMediaType', 'contentSchema']
const isLeftOut = (key: string) => key.startsWith('x-') || leftOut.includes(key)

/** Without a format, generators read an amount as a 32-bit number. */
function formatOf({ type, format, minimum, maximum }: Node): Json | undefined {
  if (type === 'number') return format ?? 'double'
  if (type !== 'integer') return format
  return Number(minimum) >= -(2 ** 31) && Number(maximum) < 2 ** 31 ? 'int32' : 'int64'
}

/** A type with null, as `nullable`. Generators have no type for what is always null. */
function typeOf({ type }: Node): Node {
  if (type === 'null') return { type: 'object', nullable: true }
  if (!Array.isArray(type)) return type === undefined ? {} : { type }
  const [only, ...others] = type.filter((each) => each !== 'null')
  if (only === undefined || others.length > 0) throw new Error(`OpenAPI 3.0 has no type ${type}`)
  return { type: only, nullable: true }
}

const reference = (name: string): Node => ({ $ref: `#/components/schemas/${name}` })

interface Names {
  /** What inline enums become, by name. */
  enums: Map<string, Node>
  /** The fields that tell the branches of a union apart. They stay plain texts: with a type of its own for each, Java and Kotlin don't compile. */
  tags: Set<string>
}

/** Rewrites a schema. `name` is that of the component, or of what an inline enum becomes as one. */
function rewritten(schema: Node, name: string, { enums, tags }: Names, isInline = true): Node {
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref }
  const inner = (value: Json, part: string) =>
    isNode(value) ? rewritten(value, name + pascal(part), { enums, tags }) : value
  const own = mapped(schema, (value, key) => {
    if (isLeftOut(key) || key === 'examples') return undefined
    if (key === 'properties' && isNode(value)) return mapped(value, inner)
    return Array.isArray(value) ? value.map((each) => inner(each, '')) : inner(value, key)
  })
  const format = formatOf(schema)
  const result: Node = { ...own, ...typeOf(schema), ...(format !== undefined && { format }) }
  if (!isInline || !Array.isArray(schema.enum)) return result
  if (tags.has(name)) {
    const { enum: _, ...plain } = result
    return { ...plain, pattern: `^(${schema.enum.join('|')})$` }
  }
  if (enums.has(name)) throw new Error(`Two enums would be called ${name}`)
  enums.set(name, result)
  return reference(name)
}

/** Rewrites everything outside of schemas. `name` is the closest one: of an operation or a component. */
function walked(value: Json, key: string, name: string, names: Names): Json {
  if (key === 'examples' || key === 'example') return value
  if (key === 'schema' && isNode(value)) return rewritten(value, name, names)
  if (Array.isArray(value)) return value.map((each) => walked(each, '', name, names))
  if (!isNode(value)) return value
  const isList = ['parameters', 'headers', 'responses'].includes(key)
  return mapped(value, (each, part) =>
    isLeftOut(part) ? undefined : walked(each, part, isList ? pascal(part) : name, names),
  )
}

/** Only the schemas that something uses. */
function used(document: Node, schemas: Node): Node {
  const text = JSON.stringify({ document, schemas })
  const kept = mapped(schemas, (schema, name) => (text.includes(`"#/components/schemas/${name}"`) ? schema : undefined))
  return Object.keys(kept).length === Object.keys(schemas).length ? kept : used(document, kept)
}

/** The names that the tags of all unions would have as enums. */
const tagsOf = (schemas: Node) =>
  new Set(
    Object.values(schemas).flatMap((schema) => {
      const { discriminator, oneOf } = schema as {
        discriminator?: { propertyName: string }
        oneOf?: { $ref: string }[]
      }
      return (oneOf ?? []).map(({ $ref }) => $ref.split('/').at(-1) + pascal(discriminator?.propertyName ?? ''))
    }),
  )

export function portableDocument(bundled: Document): Node {
  const enums = new Map<string, Node>()
  const names = { enums, tags: tagsOf(bundled.components.schemas as Node) }
  const {
    components,
    info,
    openapi: _,
    ...rest
  } = bundled as unknown as Record<'components' | 'info' | 'openapi', Node>
  const { schemas, ...shared } = components
  const document = walked({ ...rest, components: shared }, '', '', names) as Node
  const renamed = mapped(schemas as Node, (schema, name) => rewritten(schema as Node, name, names, false))
  for (const name of enums.keys()) if (name in renamed) throw new Error(`An enum and a schema are called ${name}`)
  const { summary: __, license, ...about } = info
  const { identifier: ___, ...namedLicense } = license as Node
  const all = used(document, { ...renamed, ...Object.fromEntries(enums) })
  return {
    openapi: '3.0.3',
    info: { ...about, license: namedLicense },
    ...document,
    components: { ...(document.components as Node), schemas: all },
  }
}
