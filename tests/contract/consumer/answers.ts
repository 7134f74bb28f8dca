/** Everything an answer of the document can hold: operation, place, and the values of its enumerations. */
import { document, operations, type Schema } from '../document.ts'

/** A place in an answer, * for any item, and the enumeration there if there is one. */
export interface Place {
  operation: string
  pointer: string
  values: string[]
}

function resolved(schema: Schema): Schema {
  const { $ref } = schema as { $ref?: string }
  if (!$ref) return schema
  const target = document.components.schemas[$ref.replace('#/components/schemas/', '')]
  if (!target) throw new Error(`No schema ${$ref}`)
  return resolved(target)
}

function places(operation: string, given: Schema, pointer: string): Place[] {
  const schema = resolved(given)
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = schema as Record<string, never>
  const inner = [...(oneOf as Schema[]), ...(anyOf as Schema[]), ...(allOf as Schema[])]
  return [
    ...Object.entries(properties as Record<string, Schema>).flatMap(([name, property]) => [
      { operation, pointer: `${pointer}/${name}`, values: valuesOf(property) },
      ...places(operation, property, `${pointer}/${name}`),
    ]),
    ...(items ? places(operation, items, `${pointer}/*`) : []),
    ...inner.flatMap((branch) => places(operation, branch, pointer)),
  ]
}

function valuesOf(given: Schema): string[] {
  const schema = resolved(given) as { enum?: unknown[]; const?: unknown; items?: Schema }
  if (schema.items) return valuesOf(schema.items)
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  return values.filter((value): value is string => typeof value === 'string')
}

/** Each place once, the values of its branches together. */
export function answerPlaces(): Place[] {
  const all = new Map<string, Place>()
  for (const { id, answer } of operations)
    for (const place of places(id, answer.schema, '')) {
      const key = `${place.operation} ${place.pointer}`
      const known = all.get(key)
      all.set(key, known ? { ...known, values: [...new Set([...known.values, ...place.values])] } : place)
    }
  return [...all.values()]
}
