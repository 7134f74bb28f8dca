/** What the document says about lost values (x-loss), read independently of the generator. */
import document from '#generated/openapi.json' with { type: 'json' }

export type Schema = { [keyword: string]: unknown }
export type Path = (string | number)[]
export type Holder = Record<string | number, unknown>

const schemas = document.components.schemas as Record<string, Schema>

/** The schema that a reference names, without what stands beside the reference. */
const component = (schema: Schema): Schema =>
  schema.$ref ? component(schemas[String(schema.$ref).split('/').at(-1) ?? ''] ?? {}) : schema

export interface Step {
  decision: unknown
  isRequired: boolean
  /** With what stands beside the reference. */
  schema: Schema
}

/** What the document says about each value on the way. A value in a union or of any name closes what holds it. */
export function stepsTo(root: Schema, path: Path): Step[] {
  let at: Schema | undefined = root
  let decision: unknown = 'closes'
  return path.map((part) => {
    const holder: Schema = at ? component(at) : {}
    const properties = (holder.properties ?? {}) as Record<string, Schema>
    at = typeof part === 'number' ? (holder.items as Schema | undefined) : properties[part]
    if (!at) return { decision: 'closes', isRequired: true, schema: {} }
    const target = component(at)
    const inherited = typeof part === 'number' ? decision : holder['x-loss']
    decision = at['x-loss'] ?? (target.type === 'object' ? undefined : target['x-loss']) ?? inherited
    const isRequired = typeof part === 'string' && ((holder.required ?? []) as unknown[]).includes(part)
    return { decision, isRequired, schema: { ...target, ...at } }
  })
}

export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, key) => (inner as Holder | undefined)?.[key], value)

/** The innermost place that can be left out. Empty if the response is lost as a whole. */
export function lostPlace(value: unknown, path: Path, steps: Step[]): Path {
  let depth = path.length
  while (depth > 0) {
    const list = valueAt(value, path.slice(0, depth - 1))
    const isLastRow = Array.isArray(list) && list.length === 1 && steps[depth - 1]?.decision === 'partial'
    if (steps[depth - 1]?.decision !== 'closes' && !isLastRow) break
    depth -= 1
  }
  return path.slice(0, depth)
}

/** The path of every field of an object, with the first item of each list. */
export function* fieldsOf(schema: Schema, path: Path = []): Generator<Path> {
  const { properties, items } = component(schema) as { properties?: Record<string, Schema>; items?: Schema }
  if (items) yield* fieldsOf(items, [...path, 0])
  for (const [name, field] of Object.entries(properties ?? {})) {
    yield [...path, name]
    yield* fieldsOf(field, [...path, name])
  }
}

/** A copy with a change at the path. */
export function changed(value: unknown, path: Path, edit: (holder: Holder, key: string | number) => void) {
  const copy = structuredClone(value)
  edit(valueAt(copy, path.slice(0, -1)) as Holder, path.at(-1) as string | number)
  return copy
}
