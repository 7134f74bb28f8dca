/** What a part of the guard reports: one finding for each cause, with the places where it shows. */
import type { Row } from './ledger.ts'

export interface Wrong {
  /** The violated rule, with details after a colon. */
  check: string
  /** JSON pointer into the response, the request or the document. */
  pointer: string
  expected: string
  found: string
  /** What tells this cause from others of the same check. The default is the place. */
  cause?: string | undefined
}

export interface Finding extends Wrong {
  /** The operation id, or '-' for none. */
  operation: string
  /** A command line that repeats the call. */
  curl?: string
  count: number
  /** The other places of the same cause. */
  more?: string[]
}

export interface Section {
  title: string
  /** Lines about what was checked. */
  notes: string[]
  findings: Finding[]
  /** The rules of the document, if the part checks a server. */
  rows?: Row[]
}

export interface PartOptions {
  seed: number
  /** Generated requests for each case. */
  requests: number
  /** Whether the mock's responses are read by the portable document, too. */
  portable: boolean
}
export type Part = (options: PartOptions) => Promise<Section>

const maxLength = 400
const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

/** `redact` replaces secrets, because findings end up in the logs of CI. */
export function createFindings(redact: (text: string) => string = (text) => text) {
  const byCause = new Map<string, Finding[]>()
  const placeOf = ({ operation, pointer }: Finding) => `${operation} ${pointer}`
  const all = () => [...byCause.values()].flat()
  return {
    add(finding: Omit<Finding, 'count'>) {
      // All items of a list share one finding.
      const pointer = finding.pointer.replace(/\/\d+(?=\/|$)/g, '/*')
      const added: Finding = {
        ...finding,
        pointer,
        expected: cut(redact(finding.expected)),
        found: cut(redact(finding.found)),
        count: 1,
      }
      const cause = `${finding.check} ${finding.cause ?? placeOf(added)}`
      const same = byCause.get(cause) ?? []
      const existing = same.find((each) => placeOf(each) === placeOf(added))
      if (existing) existing.count += 1
      else byCause.set(cause, [...same, added])
    },
    /** Whether anything new was found. */
    count: () => all().length,
    /** One finding for each cause. Without `isShown` places. */
    all: (isShown: (place: Finding) => boolean = () => true): Finding[] =>
      [...byCause.values()].flatMap((each) => {
        const places = each.filter(isShown)
        const [first, ...rest] = places
        if (!first) return []
        const count = places.reduce((sum, place) => sum + place.count, 0)
        return [{ ...first, count, ...(rest.length > 0 && { more: rest.map(placeOf) }) }]
      }),
    /** Every place of every cause. */
    places: all,
  }
}
export type Findings = ReturnType<typeof createFindings>

const maxFindings = 30
const maxPlaces = 5

export function sectionLines({ title, notes, findings }: Section): string[] {
  const rest = findings.length - maxFindings
  return [
    `${findings.length === 0 ? '✓' : '✗'} ${title}: ${findings.length} findings`,
    ...notes.map((note) => `    ${note}`),
    ...findings.slice(0, maxFindings).flatMap(findingLines),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ]
}

export function findingLines({ check, operation, pointer, expected, found, curl, count, more = [] }: Finding) {
  const others = more.length - maxPlaces
  return [
    `  ${check}  ${operation}  ${pointer || '/'}${count > 1 ? `  ×${count}` : ''}`,
    `      expected  ${expected}`,
    `      found     ${found}`,
    ...(more.length > 0
      ? [`      also in   ${more.slice(0, maxPlaces).join(', ')}${others > 0 ? `, and ${others} more` : ''}`]
      : []),
    ...(curl ? [`      ${curl}`] : []),
  ]
}
