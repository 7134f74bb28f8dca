/** A probe makes several calls, which only together show whether the server follows the contract. */
import type { Sent } from '../exchange.ts'
import type { Scope } from '../scope.ts'

export type Probe = (scope: Scope) => Promise<void>

/** Expects one of these statuses. Returns whether the reply has one. */
export function expectStatus(
  { expectTrue }: Scope,
  check: string,
  sent: Sent,
  statuses: number[],
  why: string,
  pointer = '',
) {
  const isRight = statuses.includes(sent.status)
  const expected = `${statuses.join(' or ')}: ${why}`
  expectTrue(isRight, { check, pointer, expected, found: `${sent.status} ${sent.text}` }, sent)
  return isRight
}

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing'

/** A value in the reply to `sent`, and its expected value. */
export interface Expected {
  check: string
  sent: Sent
  pointer: string
  found: unknown
  is: unknown
  why: string
}

export function expectEqual({ expectTrue }: Scope, { check, sent, pointer, found, is, why }: Expected) {
  const expected = `${shown(is)}: ${why}`
  expectTrue(shown(found) === shown(is), { check, pointer, expected, found: shown(found) }, sent)
}

/** Amounts as integers in thousandths, which suits every currency and avoids rounding errors. */
export const minor = (amount: unknown) => Math.round(Number(amount) * 1000)
