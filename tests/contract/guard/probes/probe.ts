/** A probe asks several calls that only together show whether the contract holds. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../target/exchange.ts'
import type { Scope } from '../target/scope.ts'

export interface Probe {
  name: string
  /** Whether it changes something on the target. */
  writes: boolean
  run: (scope: Scope) => Promise<void>
}

/** Says what one reply must be; answers whether it is. */
export function expectStatus(
  { claim }: Pick<Scope, 'claim'>,
  check: string,
  sent: Sent,
  statuses: number[],
  why: string,
  pointer = '',
): boolean {
  const isRight = statuses.includes(sent.status)
  const expected = `${statuses.join(' or ')}: ${why}`
  claim(isRight, { check, pointer, expected, found: `${sent.status} ${sent.text}` }, sent)
  return isRight
}

/** Says with which documented code one reply must be refused. */
export function expectCode(scope: Pick<Scope, 'claim'>, check: string, sent: Sent, code: string, why: string) {
  if (sent.status >= 400) expectEqual(scope, check, sent, '/code', asRecord(sent.body).code, code, why)
}

/** Says that a call must be refused for want of a good session. */
export const expectRefused = (scope: Scope, check: string, sent: Sent, why: string) =>
  expectStatus(scope, check, sent, [401], why)

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing'

/** Says that two values must agree. */
export function expectEqual(
  { claim }: Pick<Scope, 'claim'>,
  check: string,
  sent: Sent,
  pointer: string,
  found: unknown,
  expected: unknown,
  why: string,
) {
  claim(
    shown(found) === shown(expected),
    { check, pointer, expected: `${shown(expected)}: ${why}`, found: shown(found) },
    sent,
  )
}

/** Amounts in minor units, so that sums do not drift. */
export const minor = (amount: unknown) => Math.round(Number(amount) * 100)

export const asList = (value: unknown) => (Array.isArray(value) ? value : []) as Schema[]
export const asRecord = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Schema
