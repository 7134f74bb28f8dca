/** One operation of a document, and what every comparison of two versions of it needs. */
import type { Direction } from './difference.ts'
import { type Json, type JsonObject, join, objectOf, type Placed } from './document.ts'
import { compareSchemas, type Walk } from './schemas.ts'

/** One operation of a document. */
export interface Operation extends Placed {
  id: string
  method: string
  path: string
  /** Parameters and security that stand beside the operations or at the document's root count as its own. */
  parameters: Placed[]
  security: JsonObject[]
}

/** Two versions of one operation; `tell` takes each difference. */
export interface Pair {
  from: JsonObject
  to: JsonObject
  old: Operation
  next: Operation
  tell: Walk['tell']
}
/** Compares two schemas in a direction. */
export function schema(
  { from, to, tell }: Pair,
  direction: Direction,
  use: string,
  old: Placed,
  next: Placed,
  field?: string,
) {
  compareSchemas({ from, to, direction, use, field, seen: [], tell }, old, next)
}

export const placed = (value: Json | undefined, pointer: string): Placed => ({ value: objectOf(value), pointer })
/** What stands below a place. */
export const child = ({ value, pointer }: Placed, ...keys: string[]) =>
  keys.reduce((at, key) => placed(at.value[key], join(at.pointer, key)), placed(value, pointer))
