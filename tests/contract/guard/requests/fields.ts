/** Every field of a request. Nested fields have a JSON pointer. */
import { type Contract, type Located, type Operation, partsOf, type Schema, step } from '../contract.ts'
import { absent } from './keywords.ts'
import type { Place } from './values.ts'

export interface Field extends Located {
  place: Place
  /** A parameter's name, or a JSON pointer into the body ('' is the whole body). */
  pointer: string
  required: boolean
  /** Whether the document allows an empty value of this parameter. */
  mayBeEmpty?: boolean
  /** The pointer where the document uses the schema. `source` points to its definition. */
  use: string
  isClosed: boolean
}

/** A schema and everything inside it. */
export function bodyFields(contract: Contract, located: Located, pointer: string, required: boolean): Field[] {
  const at = contract.resolve(located)
  const { properties, required: names = [], items, additionalProperties } = at.schema
  const own: Field = {
    ...at,
    place: 'body',
    pointer,
    required,
    use: located.source,
    isClosed: additionalProperties === false,
  }
  const children = Object.entries((properties ?? {}) as Record<string, Schema>).flatMap(([name, schema]) =>
    bodyFields(
      contract,
      { schema, source: step(at.source, 'properties', name) },
      step(pointer, name),
      (names as string[]).includes(name),
    ),
  )
  const item = items
    ? bodyFields(contract, { schema: items as Schema, source: step(at.source, 'items') }, step(pointer, 0), false)
    : []
  return [own, ...children, ...item]
}

/** Parameters, the items of list parameters, and the fields of the body. */
export function fieldsOf(contract: Contract, operation: Operation): Field[] {
  const parameters = operation.parameters.map(
    ({ name, in: place, required, mayBeEmpty, schema, source }): Field => ({
      schema,
      source,
      use: source,
      place,
      pointer: name,
      required,
      mayBeEmpty,
      isClosed: false,
    }),
  )
  const items = parameters.flatMap((field): Field[] => {
    if (!field.schema.items) return []
    const item = { schema: field.schema.items as Schema, source: step(field.source, 'items') }
    return [{ ...field, ...contract.resolve(item), pointer: `${field.pointer}/0`, required: false }]
  })
  return [...parameters, ...items, ...(operation.body ? bodyFields(contract, operation.body, '', true) : [])]
}

/** A copy of the body with another value at a pointer. `fill` creates missing parents. */
export function replaced(body: unknown, pointer: string, value: unknown, fill: (pointer: string) => unknown): unknown {
  const parts = partsOf(pointer)
  if (parts.length === 0) return value
  const copy = structuredClone(body)
  let inner = copy as Record<string, unknown>
  for (const [index, part] of parts.slice(0, -1).entries()) {
    const here = `/${parts.slice(0, index + 1).join('/')}`
    if (inner[part] === undefined || inner[part] === null) inner[part] = fill(here)
    const isEmptyList = Array.isArray(inner[part]) && inner[part].length === 0
    if (isEmptyList) (inner[part] as unknown[]).push(fill(`${here}/0`))
    inner = inner[part] as Record<string, unknown>
  }
  const last = parts.at(-1) ?? ''
  if (value !== absent) inner[last] = value
  else if (Array.isArray(inner)) inner.splice(Number(last), 1)
  else delete inner[last]
  return copy
}
