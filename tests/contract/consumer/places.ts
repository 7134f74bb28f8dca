/**
 * Everything the document lets the app send and be answered: operation, place, and the values of its enumerations.
 * Places of requests begin with `call`, `query`, `header` or `body`, those of answers with the slash of their pointer.
 */
import { document, operations, type Schema } from '../document.ts'

/** A place in a request or an answer, * for any item, and the enumeration there if there is one. */
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
function merged(all: Place[]): Place[] {
  const byName = new Map<string, Place>()
  for (const place of all) {
    const key = `${place.operation} ${place.pointer}`
    const known = byName.get(key)
    byName.set(key, known ? { ...known, values: [...new Set([...known.values, ...place.values])] } : place)
  }
  return [...byName.values()]
}

export const answerPlaces = (): Place[] => merged(operations.flatMap(({ id, answer }) => places(id, answer.schema, '')))

/** The call itself, what may stand in its query and its headers, and its body; a path is always sent whole. */
export const sentPlaces = (): Place[] =>
  merged(
    operations.flatMap(({ id, parameters, bodySchema }) => [
      { operation: id, pointer: 'call', values: [] },
      ...parameters
        .filter((parameter) => parameter.in !== 'path')
        .map(({ in: where, name, schema }) => ({
          operation: id,
          pointer: `${where}/${where === 'header' ? name.toLowerCase() : name}`,
          values: valuesOf(schema),
        })),
      ...(bodySchema ? places(id, bodySchema, 'body') : []),
    ]),
  )
