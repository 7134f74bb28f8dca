/** Holds what the app reads against the document: what nobody reads has a reason or goes. */
import type { Finding, Section } from '../guard/section.ts'
import type { Place } from './answers.ts'
import type { Unread } from './unread.ts'

/** By operation and JSON pointer (* for any item): the values of the enumeration there that were read. */
export type Reads = Record<string, Record<string, string[]>>

/** A place, or one value of its enumeration, that an answer may hold. */
interface Part {
  operation: string
  pointer: string
  value?: string
}

const partsOf = ({ operation, pointer, values }: Place): Part[] => [
  { operation, pointer },
  ...values.map((value) => ({ operation, pointer, value })),
]

function isRead({ operation, pointer, value }: Part, reads: Reads) {
  const values = reads[operation]?.[pointer]
  return value === undefined ? values !== undefined : values?.includes(value) === true
}

/** ** stands for anything, * for one item. */
const isMeant = (pattern: string, text: string) =>
  new RegExp(
    `^${pattern
      .split('**')
      .map((part) => part.replace(/[*]/g, '\\*'))
      .join('.*')}$`,
  ).test(text)

/** A reason for a place holds for its values too. */
const explains = (reason: Unread, { operation, pointer, value }: Part) =>
  reason.operations.some((pattern) => isMeant(pattern, operation)) &&
  isMeant(reason.pointer, pointer) &&
  (reason.values === undefined || (value !== undefined && reason.values.includes(value)))

function finding(check: string, { operation, pointer, value }: Part, expected: string, found: string): Finding {
  const at = value === undefined ? pointer : `${pointer}=${value}`
  return { id: `${check}:${operation}:${at}`, check, operation, pointer: at, expected, found, count: 1 }
}

/** One finding for each unread place without a reason, each reason without an unread place, each read place that is gone. */
export function check(places: Place[], reads: Reads, reasons: Unread[]): Omit<Section, 'seconds'> {
  const parts = places.flatMap(partsOf)
  const open = parts.filter((part) => !isRead(part, reads))
  const known = new Set(places.map(({ operation, pointer }) => `${operation} ${pointer}`))
  const recorded = Object.entries(reads).flatMap(([operation, pointers]) =>
    Object.keys(pointers).map((pointer) => ({ operation, pointer })),
  )
  const unexplained = open.filter((part) => !reasons.some((reason) => explains(reason, part)))
  const idle = reasons.filter((reason) => !open.some((part) => explains(reason, part)))
  const gone = recorded.filter(({ operation, pointer }) => !known.has(`${operation} ${pointer}`))
  const operations = new Set(places.map(({ operation }) => operation))
  const unused = [...operations].filter((operation) => !reads[operation])
  const share = (of: Part[]) => `${of.filter((part) => isRead(part, reads)).length} of ${of.length}`
  return {
    title: 'What the app reads of the document',
    figures: [
      {
        name: 'operations of which something is read',
        value: `${operations.size - unused.length} of ${operations.size}`,
        isMet: true,
      },
      { name: 'places of answers read', value: share(parts.filter(({ value }) => !value)), isMet: true },
      { name: 'enumeration values read', value: share(parts.filter(({ value }) => value)), isMet: true },
      {
        name: 'unread without a reason',
        value: String(unexplained.length),
        goal: '0',
        isMet: unexplained.length === 0,
      },
    ],
    findings: [
      ...unexplained.map((part) => finding('consumer-unread', part, 'read by the app, or a reason', 'neither')),
      ...idle.map(({ operations: [operation = '-'], pointer }) =>
        finding('consumer-idle-reason', { operation, pointer }, 'something unread', 'all of it is read, or gone'),
      ),
      ...gone.map((part) => finding('consumer-gone', part, 'in the document', 'read by the app, not in the document')),
    ],
  }
}
