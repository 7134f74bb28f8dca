/** A probe makes several calls that only together show whether the contract holds. */
import type { Sent } from '../exchange.ts'
import type { Scope } from '../scope.ts'

export type Probe = (scope: Scope) => Promise<void>

/** Expects one of these statuses; returns whether it came. */
export function expectStatus(
  { claim }: Scope,
  check: string,
  sent: Sent,
  statuses: number[],
  why: string,
  pointer = '',
) {
  const isRight = statuses.includes(sent.status)
  const expected = `${statuses.join(' or ')}: ${why}`
  claim(isRight, { check, pointer, expected, found: `${sent.status} ${sent.text}` }, sent)
  return isRight
}

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing'

/** A value of the reply to `sent`, and what it must be. */
export interface Expected {
  check: string
  sent: Sent
  pointer: string
  found: unknown
  is: unknown
  why: string
}

export function expectEqual({ claim }: Scope, { check, sent, pointer, found, is, why }: Expected) {
  const expected = `${shown(is)}: ${why}`
  claim(shown(found) === shown(is), { check, pointer, expected, found: shown(found) }, sent)
}

/** Amounts in thousandths, which fit every currency, so that sums do not drift. */
export const minor = (amount: unknown) => Math.round(Number(amount) * 1000)
