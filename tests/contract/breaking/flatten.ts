/** Normalizes a schema: two spellings of the same schema compare as equal. */
import type { Json, JsonObject, Placed } from './document.ts'
import { canonical, follow, isObject, isProse, join, listOf, objectOf } from './document.ts'

const highest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const lowest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

const typesOf = (type: Json | undefined) => (Array.isArray(type) ? type : [type])

function commonTypes(left: Json | undefined, right: Json | undefined): Json[] {
  const covers = (types: Json[], type: Json) => types.includes(type) || (type === 'integer' && types.includes('number'))
  const [a, b] = [typesOf(left) as Json[], typesOf(right) as Json[]]
  return [...new Set([...a.filter((type) => covers(b, type)), ...b.filter((type) => covers(a, type))])]
}

/** The conjunction of two schemas, keyword by keyword. */
function both(left: JsonObject, right: JsonObject): JsonObject {
  const merged: JsonObject = { ...left }
  for (const [key, value] of Object.entries(right)) {
    const own = merged[key]
    if (own === undefined || key === '$ref') merged[key] = value
    else if (key === 'type') merged.type = commonTypes(own, value)
    else if (key === 'required') merged.required = [...new Set([...listOf(own), ...listOf(value)])]
    else if (key === 'enum') merged.enum = listOf(own).filter((entry) => listOf(value).includes(entry))
    else if (key === 'properties') {
      const properties = { ...objectOf(own) }
      for (const [name, entry] of Object.entries(objectOf(value))) {
        const first = properties[name]
        properties[name] = first === undefined ? entry : { allOf: [first, entry as Json] }
      }
      merged.properties = properties
    } else if (highest.includes(key)) merged[key] = Math.max(Number(own), Number(value))
    else if (lowest.includes(key)) merged[key] = Math.min(Number(own), Number(value))
    else merged[key] = value
  }
  return merged
}

/** Resolves `$ref` and `allOf`. Prose beside a `$ref` keeps the target's pointer; a constraint beside it does not. */
function merged(document: JsonObject, { value, pointer }: Placed): Placed {
  if (typeof value.$ref === 'string') {
    const { $ref, ...own } = value
    const target = merged(document, follow(document, { value: { $ref }, pointer }))
    const isPlain = Object.keys(own).every(isProse)
    return isPlain ? target : { value: both(target.value, merged(document, { value: own, pointer }).value), pointer }
  }
  if (!Array.isArray(value.allOf)) return { value, pointer }
  const { allOf, ...own } = value
  const parts = allOf.map((part, index) =>
    merged(document, { value: objectOf(part), pointer: join(pointer, 'allOf', index) }),
  )
  const isWrapper = parts.length === 1 && Object.keys(own).every(isProse)
  if (isWrapper && parts[0]) return parts[0]
  return { value: parts.reduce((all, part) => both(all, part.value), own), pointer }
}

/** Merges a union of plain enums into one enum. */
function asEnum(document: JsonObject, branches: Placed[]): JsonObject | undefined {
  const schemas = branches.map((branch) => flatten(document, branch).value)
  const isList = (schema: JsonObject) =>
    Array.isArray(schema.enum) && Object.keys(schema).every((key) => ['type', 'enum'].includes(key) || isProse(key))
  if (!schemas.every(isList)) return undefined
  const types = [...new Set(schemas.flatMap(({ type }) => typesOf(type)))].filter((type) => type !== undefined)
  return {
    ...(types.length > 0 && { type: types }),
    enum: [...new Set(schemas.flatMap((schema) => listOf(schema.enum)))],
  }
}

/** Unwraps a union of one branch; with one branch and null, adds null to the branch's types. */
function withoutTrivialUnion(document: JsonObject, { value, pointer }: Placed): Placed {
  const keyword = Array.isArray(value.oneOf) ? 'oneOf' : 'anyOf'
  const union = value[keyword]
  if (!Array.isArray(union)) return { value, pointer }
  const own = Object.fromEntries(Object.entries(value).filter(([key]) => key !== keyword))
  const branches = union.map((entry, index) => ({ value: objectOf(entry), pointer: join(pointer, keyword, index) }))
  const real = branches.filter((branch) => flatten(document, branch).value.type !== 'null')
  const isNullable = real.length < branches.length
  const [only] = real
  const list = asEnum(document, branches)
  if (list) return { value: both(own, list), pointer }
  if (real.length !== 1 || !only) return { value, pointer }
  const flat = flatten(document, only)
  if (!isNullable) return { value: both(own, flat.value), pointer: flat.pointer }
  if (flat.value.type === undefined) return { value, pointer }
  return {
    value: {
      ...both(own, flat.value),
      type: [...(typesOf(flat.value.type) as Json[]), 'null'],
      ...(Array.isArray(flat.value.enum) && { enum: [...flat.value.enum, null] }),
    },
    pointer: flat.pointer,
  }
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** An enum without a type has the types of its values. */
function typeOfEnum({ type, enum: values }: JsonObject): Json | undefined {
  if (type !== undefined || !Array.isArray(values)) return type
  const types = [...new Set(values.map(typeOf))]
  return types.length === 1 ? types[0] : types
}

/** Expands references, allOf, trivial unions, `const` and `nullable`. */
export function flatten(document: JsonObject, placed: Placed): Placed {
  const { value, pointer } = withoutTrivialUnion(document, merged(document, placed))
  const { const: only, nullable, ...rest } = value
  const schema: JsonObject = only === undefined ? rest : { ...rest, enum: [only] }
  const type = typeOfEnum(schema)
  if (type !== undefined) schema.type = type
  // `multipleOf: 1` makes a number an integer.
  if (schema.type === 'number' && Number.isInteger(schema.multipleOf)) schema.type = 'integer'
  if (schema.type === 'integer' && schema.multipleOf === 1) delete schema.multipleOf
  if (nullable === true && schema.type !== undefined) schema.type = [...(typesOf(schema.type) as Json[]), 'null']
  return { value: schema, pointer }
}

/** The branches of a union; any other schema is its own single branch. */
export function branchesOf({ value, pointer }: Placed): Placed[] {
  const keyword = Array.isArray(value.oneOf) ? 'oneOf' : 'anyOf'
  const union = value[keyword]
  if (!Array.isArray(union)) return [{ value, pointer }]
  return union.map((entry, index) => ({ value: objectOf(entry), pointer: join(pointer, keyword, index) }))
}

/** What identifies a branch, most reliable first. */
export function namesOf(document: JsonObject, branch: Placed): string[] {
  const { value } = flatten(document, branch)
  const tags = Object.entries(objectOf(value.properties)).flatMap(([name, property]) => {
    const schema = isObject(property) ? flatten(document, { value: property, pointer: '' }).value : {}
    const [only, ...others] = listOf(schema.enum)
    return only !== undefined && others.length === 0 ? [`${name}=${JSON.stringify(only)}`] : []
  })
  const reference = typeof branch.value.$ref === 'string' ? [branch.value.$ref] : []
  return [canonical(document, branch.value), ...tags, ...reference]
}
