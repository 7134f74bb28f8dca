/** The served document as the reference reads it: loosely, for it may be any OpenAPI document of ours. */
export type Node = { readonly [key: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const nodeAt = (value: unknown): Node => (isNode(value) ? value : {})

export const entriesOf = (value: unknown): [string, Node][] =>
  Object.entries(nodeAt(value)).filter((entry): entry is [string, Node] => isNode(entry[1]))

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** The last name of a reference, and undefined for anything else. */
export const nameOf = (value: unknown): string | undefined => {
  const ref = nodeAt(value).$ref
  return typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : undefined
}

/** Follows references within a document. */
export function reader(document: Node) {
  return function resolve(value: unknown): Node {
    const ref = nodeAt(value).$ref
    if (typeof ref !== 'string') return nodeAt(value)
    const keys = ref.slice(2).split('/')
    const names = keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    return resolve(names.reduce<unknown>((inner, name) => nodeAt(inner)[name], document))
  }
}
export type Resolve = ReturnType<typeof reader>
