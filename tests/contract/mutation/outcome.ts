import type { Schema } from '../document.ts'

/** What became of one mutant. */
export interface Outcome {
  kind: 'document' | 'validator' | 'operation' | 'answer'
  operator: string
  /** Where: a schema and pointer, a file and line, an operation and pointer. */
  place: string
  change: string
  /** Of a document: the schema as it was. */
  from?: Schema
  /** What killed it; null for a survivor. */
  killedBy: string | null
}
