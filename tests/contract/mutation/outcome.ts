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
  /** What else is said of the place: the names around it, the line as it was, whether it may be left out. */
  about?: string
  /** The check that told it from the original; null where none did. A crash is no check. */
  killedBy: string | null
  /** Why it is no mutant at all: what was changed does not even run, so there is nothing to judge. */
  invalid?: string
}
