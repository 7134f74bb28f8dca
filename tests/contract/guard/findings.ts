/** What a part of the guard reports. A repeated finding only raises its count. */

export interface Wrong {
  /** The violated rule. */
  check: string
  /** JSON pointer into the response, the request or the document. */
  pointer: string
  expected: string
  found: string
}

export interface Finding extends Wrong {
  /** The operation id, or '-' for none. */
  operation: string
  /** A command line that repeats the call. */
  curl?: string
  count: number
}

export interface Section {
  title: string
  /** Lines about what was checked. */
  notes: string[]
  findings: Finding[]
}

export interface PartOptions {
  seed: number
  /** Generated requests for each case. */
  requests: number
}
export type Part = (options: PartOptions) => Promise<Section>

const maxLength = 400
const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

export function createFindings() {
  const byKey = new Map<string, Finding>()
  return {
    add(finding: Omit<Finding, 'count'>) {
      // All items of a list share one finding.
      const pointer = finding.pointer.replace(/\/\d+(?=\/|$)/g, '/*')
      const key = `${finding.check} ${finding.operation} ${pointer}`
      const existing = byKey.get(key)
      if (existing) existing.count += 1
      else byKey.set(key, { ...finding, expected: cut(finding.expected), found: cut(finding.found), count: 1 })
    },
    count: () => byKey.size,
    all: () => [...byKey.values()],
  }
}
export type Findings = ReturnType<typeof createFindings>

const maxFindings = 30

export function sectionLines({ title, notes, findings }: Section): string[] {
  const rest = findings.length - maxFindings
  return [
    `${findings.length === 0 ? '✓' : '✗'} ${title}: ${findings.length} findings`,
    ...notes.map((note) => `    ${note}`),
    ...findings
      .slice(0, maxFindings)
      .flatMap(({ check, operation, pointer, expected, found, curl, count }) => [
        `  ${check}  ${operation}  ${pointer || '/'}${count > 1 ? `  ×${count}` : ''}`,
        `      expected  ${expected}`,
        `      found     ${found}`,
        ...(curl ? [`      ${curl}`] : []),
      ]),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ]
}
