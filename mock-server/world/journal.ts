/** The last requests of a world, with every violation of the document that Prism found. */

const maxEntries = 50

export interface Entry {
  /** ISO time by the computer's clock, not the world's. */
  at: string
  method: string
  /** Includes the query. */
  path: string
  /** Null if the document doesn't have the operation. */
  operationId: string | null
  /**
   * `stream`: a live stream was opened. `silence`, `drop`: the operation was carried out, but no response was sent.
   * `left`: the client disconnected first. `waiting`: there is no response yet.
   */
  outcome: 'answered' | 'stream' | 'silence' | 'drop' | 'left' | 'waiting'
  /** The status that was sent or would have been sent; 0 if there is none. */
  status: number
  /** Milliseconds until the response or the first message of the stream. */
  ms: number
  /** Whether a forced fault applied. */
  forced: boolean
  violations: { request: string[]; response: string[] }
}

export function addEntry(journal: Entry[], entry: Entry) {
  journal.push(entry)
  if (journal.length > maxEntries) journal.shift()
}
