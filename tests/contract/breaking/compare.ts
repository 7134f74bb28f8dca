/** Compares two OpenAPI documents: every difference, the operations it affects, and whether it breaks existing apps. */
import type { Direction, JsonObject } from './document.ts'
import { canonical, objectOf, placed } from './document.ts'
import { compareOperations, compareReceived } from './operation.ts'
import { addressOf, type Operation, operationsIn, pairsOf } from './operations.ts'

/** One difference, reported once for all operations that use it. */
export interface Difference {
  /** Stable between runs. */
  id: string
  isBreaking: boolean
  /** For example `property-removed`. */
  rule: string
  /** The operation ids of the old document. */
  operations: string[]
  /** JSON pointer of the definition: into the old document for what is removed, else into the new one. */
  pointer: string
  direction?: Direction
  sentence: string
}
export type Found = Omit<Difference, 'id' | 'operations'>

const shown = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`

/** Everything about an operation as one text: equal texts need no comparison. */
const textOf = (document: JsonObject, { id, method, path, value, parameters, security, servers }: Operation) =>
  [
    `${id} ${method} ${path} ${servers} ${value['x-token']}`,
    canonical(document, { ...value, parameters: [] }),
    ...parameters.map((parameter) => canonical(document, parameter.value)),
    canonical(document, { security, schemes: objectOf(document.components).securitySchemes }),
  ].join()

/** Every difference, breaking ones first. Throws for an unresolved reference. */
export function compare(from: JsonObject, to: JsonObject): Difference[] {
  const differences = new Map<string, Difference>()
  // Report a difference once, however many operations reach it.
  const add = (operation: string, found: Found) => {
    const id = [found.rule, found.direction, found.pointer, found.sentence].filter(Boolean).join(' ')
    const { operations, isBreaking } = differences.get(id) ?? { operations: [] as string[], isBreaking: false }
    differences.set(id, {
      ...found,
      id,
      isBreaking: isBreaking || found.isBreaking,
      operations: operations.includes(operation) ? operations : [...operations, operation],
    })
  }
  const operationsOf = (document: JsonObject) => operationsIn(document, placed(document.paths, '/paths'))
  const { pairs, removed, added } = pairsOf(operationsOf(from), operationsOf(to))
  for (const old of removed)
    add(old.id, {
      isBreaking: true,
      rule: 'operation-removed',
      pointer: old.pointer,
      sentence: `${shown(old)} is gone`,
    })
  for (const [old, next] of pairs) {
    const report = (found: Found) => add(old.id, found)
    const whole = { pointer: old.pointer, isBreaking: true }
    if (textOf(from, old) === textOf(to, next)) continue
    if (addressOf(old) !== addressOf(next))
      report({ ...whole, rule: 'operation-moved', sentence: `${shown(old)} became ${shown(next)}` })
    if (old.id !== next.id) report({ ...whole, rule: 'operation-id', sentence: `${old.id} is called ${next.id}` })
    compareOperations({ from, to, old, next, report })
  }
  for (const next of added)
    add(next.id, {
      isBreaking: false,
      rule: 'operation-added',
      pointer: next.pointer,
      sentence: `${shown(next)} is new`,
    })
  const webhooks = (document: JsonObject) => placed(document.webhooks, '/webhooks')
  compareReceived({ from, to, report: (found) => add('-', found) }, webhooks(from), webhooks(to))
  return [...differences.values()].sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
}

const majorOf = (document: JsonObject) => Number(String(objectOf(document.info).version ?? '0').split('.')[0])

/** Whether the new document's major version went up, which permits breaking changes. */
export const hasMajorStep = (from: JsonObject, to: JsonObject) => majorOf(to) > majorOf(from)
