/** Which rules a run has checked with which operations, and the certificate made of that. */
import type { Findings } from './findings.ts'
import { type Need, type Rule, type RuleId, ruleOf, rules } from './rules.ts'

export type State = 'proven' | 'broken' | 'not proven'

export interface Row {
  rule: RuleId
  says: string
  where: string
  state: State
  /** Why it is not proven. */
  why?: string
  /** Checks that were made. */
  checks: number
  /** The operations with which it was checked. */
  operations: Record<string, 'proven' | 'broken'>
}

export function createLedger() {
  const tried = new Map<RuleId, Map<string, number>>()
  const reasons = new Map<RuleId, string>()
  const doubts = new Map<RuleId, string>()
  return {
    /** Notes a check of a rule with an operation. */
    tried(check: string, operation: string) {
      const rule = ruleOf(check)
      const counts = tried.get(rule) ?? new Map<string, number>()
      counts.set(operation, (counts.get(operation) ?? 0) + 1)
      tried.set(rule, counts)
    },
    /** Notes why a rule can't be proven here. The first reason counts. */
    missing(rule: RuleId, why: string) {
      if (!reasons.has(rule)) reasons.set(rule, why)
    },
    /** Notes why a rule isn't proven although some of it was checked. */
    doubt(rule: RuleId, why: string) {
      if (!doubts.has(rule)) doubts.set(rule, why)
    },
    doubtOf: (rule: RuleId) => doubts.get(rule),
    countsOf: (rule: RuleId) => tried.get(rule) ?? new Map<string, number>(),
    reasonOf: (rule: RuleId) => reasons.get(rule),
  }
}
export type Ledger = ReturnType<typeof createLedger>

/** What a run had. */
export interface Given {
  ledger: Ledger
  findings: Findings
  isSelected: (operation: string) => boolean
  notImplemented: string[]
  needs: Record<Need, boolean>
}

const options: Record<Need, string> = {
  write: '--write',
  account: '--phone and --otp, or --token',
  other: '--other-phone',
  provider: '--provider',
  spare: 'an account that may be deleted',
}

export const unobservable = 'can’t be observed'

function whyNot(rule: Rule, id: RuleId, { ledger, isSelected, notImplemented, needs }: Given): string {
  if (rule.hidden) return `${unobservable}: ${rule.hidden}`
  const unselected = (rule.operations ?? []).filter((operation) => !isSelected(operation))
  if (unselected.length > 0) return `not selected: ${unselected.join(', ')}`
  const absent = (rule.operations ?? []).filter((operation) => notImplemented.includes(operation))
  if (absent.length > 0) return `not implemented: ${absent.join(', ')}`
  const missing = (rule.needs ?? []).filter((need) => !needs[need])
  if (missing.length > 0) return `needs ${missing.map((need) => options[need]).join(' and ')}`
  return ledger.doubtOf(id) ?? ledger.reasonOf(id) ?? 'no operation of this run is about it'
}

/** One row for each rule of the document. */
export function certificate(given: Given): Row[] {
  const { ledger, findings, notImplemented } = given
  const broken = findings.places().filter(({ operation }) => !notImplemented.includes(operation))
  return Object.entries(rules).map(([name, rule]: [string, Rule]) => {
    const id = name as RuleId
    const counts = [...ledger.countsOf(id)].filter(([operation]) => !notImplemented.includes(operation))
    const failing = new Set(broken.filter(({ check }) => ruleOf(check) === id).map(({ operation }) => operation))
    const names = [...new Set([...counts.map(([operation]) => operation), ...failing])]
    const isProven = counts.length > 0 && ledger.doubtOf(id) === undefined
    const state: State = failing.size > 0 ? 'broken' : isProven ? 'proven' : 'not proven'
    return {
      rule: id,
      says: rule.says,
      where: rule.where,
      state,
      ...(state === 'not proven' && { why: whyNot(rule, id, given) }),
      checks: counts.reduce((sum, [, count]) => sum + count, 0),
      operations: Object.fromEntries(names.map((each) => [each, failing.has(each) ? 'broken' : 'proven'])),
    }
  })
}

const signs: Record<State, string> = { proven: '✓', broken: '✗', 'not proven': '·' }

export function certificateLines(rows: Row[]): string[] {
  const count = (state: State) => rows.filter((row) => row.state === state).length
  return [
    `    Rules of the document: ${count('proven')} proven, ${count('broken')} broken, ${count('not proven')} not proven`,
    ...rows.map(({ rule, says, state, why, checks }) => {
      const detail = why ?? `${checks} checks`
      return `    ${signs[state]} ${state.padEnd(10)}  ${rule.padEnd(20)}  ${says} (${detail})`
    }),
  ]
}
