/** The last requests of a world, with how they and their answers stood up to the document. */

/** How many a world remembers. */
const most = 50

export interface Entry {
  /** ISO instant of this computer's clock, which is nobody's to move. */
  at: string
  method: string
  /** With its query. */
  path: string
  /** Null where the document has no such operation. */
  operationId: string | null
  /**
   * What came of it; `stream` is open or was, `silence` and `drop` did the work and never told,
   * `left` is a client that did not wait for the answer, `waiting` has none yet.
   */
  outcome: 'answered' | 'stream' | 'silence' | 'drop' | 'left' | 'waiting'
  /** What was or would have been answered; 0 where that was never decided. */
  status: number
  /** Milliseconds until the answer, or the stream's first message. */
  ms: number
  /** Whether a developer had forced something upon it. */
  forced: boolean
  /** What did not conform, a sentence each. */
  violations: { request: string[]; answer: string[] }
}

export function remember(journal: Entry[], entry: Entry) {
  journal.push(entry)
  if (journal.length > most) journal.shift()
}
