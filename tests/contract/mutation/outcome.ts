/** What became of one mutant. */
export interface Outcome {
  kind: 'document' | 'validator' | 'operation' | 'answer' | 'behaviour'
  operator: string
  /** Where: a schema and pointer, a file and line, an operation and pointer. */
  place: string
  change: string
  /** What killed it; null for a survivor. */
  killedBy: string | null
}
