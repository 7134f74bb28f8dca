/** Findings, grouped: the same disagreement seen again only counts. */
import { createHash } from 'node:crypto'
import type { Finding } from './section.ts'

/** What a check says; the collector adds id and count. */
export type Disagreement = Omit<Finding, 'id' | 'count'>

export interface Findings {
  /** Whether it is the first of its kind. */
  add: (disagreement: Disagreement) => boolean
  all: () => Finding[]
  /** How many different ones there are. */
  count: () => number
}

/** Items of a list are alike, whatever their number. */
const unnumbered = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*')

/** Stable between runs: check, operation and pointer decide it. */
export const findingId = ({ check, operation, pointer }: Pick<Disagreement, 'check' | 'operation' | 'pointer'>) =>
  `G-${createHash('sha256')
    .update(`${check} ${operation} ${unnumbered(pointer)}`)
    .digest('hex')
    .slice(0, 8)}`

const longest = 400
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

export function createFindings(): Findings {
  const byId = new Map<string, Finding>()
  return {
    add: (disagreement) => {
      const id = findingId(disagreement)
      const known = byId.get(id)
      if (known) known.count += 1
      else
        byId.set(id, {
          ...disagreement,
          id,
          expected: cut(disagreement.expected),
          found: cut(disagreement.found),
          count: 1,
        })
      return !known
    },
    count: () => byId.size,
    all: () =>
      [...byId.values()].sort((a, b) => a.operation.localeCompare(b.operation) || a.check.localeCompare(b.check)),
  }
}
