/** A probe makes several calls, which only together show whether the server follows the contract. */
import type { Sent } from '../exchange.ts'
import type { Scope } from '../scope.ts'

export type Probe = (scope: Scope) => Promise<void>

/** Expects one of these statuses, and this code if one is given. Returns whether the reply has them. */
export function expectStatus(
  { expectTrue }: Pick<Scope, 'expectTrue'>,
  check: string,
  sent: Sent,
  statuses: number[],
  why: string,
  { pointer = '', code }: { pointer?: string; code?: string } = {},
) {
  const isRight = statuses.includes(sent.status) && (code === undefined || codeOf(sent) === code)
  const expected = `${statuses.join(' or ')}${code === undefined ? '' : ` with ${code}`}: ${why}`
  const cause = `${why} ${sent.status} ${codeOf(sent)}`
  expectTrue(isRight, { check, pointer, expected, found: `${sent.status} ${sent.text}`, cause }, sent)
  return isRight
}

export const codeOf = ({ body }: Pick<Sent, 'body'>) => (body as { code?: unknown } | undefined)?.code

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing'

/** A value in the reply to `sent`, and its expected value. */
export interface Expected {
  check: string
  sent: Pick<Sent, 'call'>
  pointer: string
  found: unknown
  is: unknown
  why: string
  /** The default is the place and why. */
  cause?: string
}

export function expectEqual({ expectTrue }: Pick<Scope, 'expectTrue'>, about: Expected) {
  const { check, sent, pointer, found, is, why, cause } = about
  const isRight = shown(found) === shown(is)
  const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*')
  const wrong = { check, pointer, expected: `${shown(is)}: ${why}`, found: shown(found) }
  expectTrue(isRight, { ...wrong, cause: cause ?? `${place} ${why}` }, sent)
  return isRight
}

/** Amounts as integers in thousandths, which suits every currency and avoids rounding errors. */
export const minor = (amount: unknown) => Math.round(Number(amount) * 1000)

/** An amount as the document has it, without rounding errors: what findings show. */
export const shownAmount = (amount: unknown) => minor(amount) / 1000

/** Compares two amounts in thousandths, and shows them as the document has them. */
export const expectAmount = (
  scope: Pick<Scope, 'expectTrue'>,
  { found, is, ...about }: Expected & { found: number; is: number },
) => expectEqual(scope, { ...about, found: found / 1000, is: is / 1000 })
