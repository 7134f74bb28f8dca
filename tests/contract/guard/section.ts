/** What every part of the contract guard answers, and what the report prints. */

/** One measured number or share beside its goal. */
export interface Figure {
  name: string
  /** As printed: "412 of 412", "3.1 ms". */
  value: string
  /** As printed; none where the figure is only reported. */
  goal?: string
  isMet: boolean
}

/** One way in which two sides disagree. The same disagreement seen again raises `count`. */
export interface Finding {
  /** Stable between runs: check, operation and pointer decide it. */
  id: string
  /** The rule that was broken, as in the guard's own list of checks. */
  check: string
  /** operationId, or '-' where none can be named. */
  operation: string
  /** JSON pointer into the answer, the request or the document. */
  pointer: string
  expected: string
  found: string
  /** A command line that shows it again, where one call does. */
  curl?: string
  count: number
}

export interface Section {
  title: string
  figures: Figure[]
  findings: Finding[]
  seconds: number
}

export interface PartOptions {
  seed: number
  /** Generated requests for each case. */
  requests: number
  /** Gets short lines for the terminal. */
  progress: (line: string) => void
}
/** A part of the guard. */
export type Part = (options: PartOptions) => Promise<Section>
