/** Holds what the app sends and reads against the document: what nobody uses has a reason or goes. */
import type { Finding, Section } from '../guard/section.ts'
import type { Place } from './places.ts'
import type { Unread } from './unread.ts'

/** By operation and place (see places.ts): the values of the enumeration there that were sent or read. */
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

/** A reason for a place holds for its values too, and for all that lies beneath: who leaves a place alone reads nothing in it. */
const explains = (reason: Unread, { operation, pointer, value }: Part) =>
  (reason.operations === 'all' || reason.operations.includes(operation)) &&
  (reason.values
    ? pointer === reason.pointer && value !== undefined && reason.values.includes(value)
    : pointer === reason.pointer || pointer.startsWith(`${reason.pointer}/`))

function finding(check: string, { operation, pointer, value }: Part, expected: string, found: string): Finding {
  const at = value === undefined ? pointer : `${pointer}=${value}`
  return { id: `${check}:${operation}:${at}`, check, operation, pointer: at, expected, found, count: 1 }
}

/** What is wrong with a reason itself. */
function faultsOf(reason: Unread, parts: Part[], open: Part[], reads: Reads): Finding[] {
  const { pointer } = reason
  const named = reason.operations === 'all' ? ['-'] : reason.operations
  const [operation = '-'] = named
  const meant = open.filter((part) => explains(reason, part))
  const idle = named.filter((name) => !meant.some((part) => name === '-' || part.operation === name))
  const used = parts.filter((part) => explains(reason, part) && isRead(part, reads))
  return [
    ...(reason.reason.trim() ? [] : [finding('consumer-empty-reason', { operation, pointer }, 'a reason', 'none')]),
    ...idle.map((each) =>
      finding('consumer-idle-reason', { operation: each, pointer }, 'something unused', 'all of it is used, or gone'),
    ),
    ...used.map((part) => finding('consumer-wide-reason', part, 'a reason for what is unused alone', 'it is used')),
  ]
}

const share = (of: Part[], reads: Reads) => `${of.filter((part) => isRead(part, reads)).length} of ${of.length}`
const counted = (name: string, of: Part[], reads: Reads) => ({ name, value: share(of, reads), isMet: true })

/** One finding for each unused place without a reason, each reason that is none, each used place that is gone. */
export function check(places: Place[], reads: Reads, reasons: Unread[]): Omit<Section, 'seconds'> {
  const parts = places.flatMap(partsOf)
  const open = parts.filter((part) => !isRead(part, reads))
  const known = new Set(parts.map((part) => JSON.stringify([part.operation, part.pointer, part.value])))
  const recorded = Object.entries(reads).flatMap(([operation, pointers]) =>
    Object.entries(pointers).flatMap(([pointer, values]) => partsOf({ operation, pointer, values })),
  )
  const unexplained = open.filter((part) => !reasons.some((reason) => explains(reason, part)))
  const gone = recorded.filter((part) => !known.has(JSON.stringify([part.operation, part.pointer, part.value])))
  const isCall = ({ pointer }: Part) => pointer === 'call'
  const isAnswer = ({ pointer }: Part) => pointer.startsWith('/')
  const whole = parts.filter(({ value }) => value === undefined)
  return {
    title: 'What the app uses of the document',
    figures: [
      counted('operations called', whole.filter(isCall), reads),
      counted(
        'places of requests sent',
        whole.filter((part) => !isCall(part) && !isAnswer(part)),
        reads,
      ),
      counted('places of answers read', whole.filter(isAnswer), reads),
      counted(
        'enumeration values sent or read',
        parts.filter(({ value }) => value !== undefined),
        reads,
      ),
      {
        name: 'unused without a reason',
        value: String(unexplained.length),
        goal: '0',
        isMet: unexplained.length === 0,
      },
    ],
    findings: [
      ...unexplained.map((part) => finding('consumer-unused', part, 'used by the app, or a reason', 'neither')),
      ...reasons.flatMap((reason) => faultsOf(reason, parts, open, reads)),
      ...gone.map((part) => finding('consumer-gone', part, 'in the document', 'used by the app, not in the document')),
    ],
  }
}
