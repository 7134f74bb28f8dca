/** The last requests of a world, with every violation of the document that Prism found. */

const maxEntries = 50

export interface Entry {
  /** ISO time by the computer's clock, not the world's. */
  at: string
  method: string
  /** Includes the query. */
  path: string
  /** Null if the document has no such operation. */
  operationId: string | null
  /**
   * `stream`: a live stream was opened. `silence`, `drop`: the work was done but no answer sent.
   * `left`: the client closed the connection first. `waiting`: not answered yet.
   */
  outcome: 'answered' | 'stream' | 'silence' | 'drop' | 'left' | 'waiting'
  /** The status that was, or would have been, sent; 0 if it was never decided. */
  status: number
  /** Milliseconds until the answer or the first message of the stream. */
  ms: number
  /** Whether a forced fault applied. */
  forced: boolean
  violations: { request: string[]; answer: string[] }
}

export function addEntry(journal: Entry[], entry: Entry) {
  journal.push(entry)
  if (journal.length > maxEntries) journal.shift()
}
