/**
 * Reads every answer with the generated validator before anything uses it. What conforms is handed on as it came,
 * with fields the document does not know. What does not is reported, and then:
 * an unknown enum value stays, a bad item of a list is left out, money and tokens refuse to go on.
 */
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { pointerOf, reportDrift } from './drift.ts'
import { ContractError } from './errors.ts'

/** Operations whose answers move money or rights: nothing advances on a drift. */
const strict = new Set([
  'verifyOtp',
  'createAccessToken',
  'signInGuest',
  'refreshTokens',
  'validateCart',
  'createOrder',
  'getOrder',
  'listOrders',
  'dispenseOrder',
  'unblockOrder',
  'listPaymentOptions',
  'getWalletBalance',
  'getCompanyWalletBalance',
  'getLocationWallet',
  'createRefund',
  'listRefunds',
])

/** Answers that lost a bad item. */
const partial = new WeakSet<object>()

/** Whether items were left out of this answer because they could not be read. */
export const isPartial = (answer: object) => partial.has(answer)

interface Reading {
  operationId: string
  requestId: string
  validator: $ZodType
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part], value)
}

const told = (value: unknown) =>
  value === undefined ? 'nothing' : (JSON.stringify(value)?.slice(0, 80) ?? typeof value)

function expectedBy(issue: $ZodIssue): string {
  if ('expected' in issue) return String(issue.expected)
  if ('values' in issue) return `one of ${issue.values.join(', ')}`
  return issue.message || issue.code
}

const isUnknownEnum = (issue: $ZodIssue, body: unknown) =>
  issue.code === 'invalid_value' && typeof at(body, issue.path) === 'string' && issue.path.at(-1) !== 'code'

/** Where the innermost list around an issue is, and which of its items is meant. */
function itemAround({ path }: $ZodIssue): { list: PropertyKey[]; index: number } | null {
  const position = path.findLastIndex((part) => typeof part === 'number')
  return position < 1 ? null : { list: path.slice(0, position), index: path[position] as number }
}

/** Leaves out the items that issues point into, the last first so that indexes stay true. */
function withoutItems(body: unknown, issues: $ZodIssue[]): object {
  const copy = structuredClone(body) as object
  const bad = new Map<string, { list: PropertyKey[]; index: number }>()
  for (const issue of issues) {
    const item = itemAround(issue)
    if (item) bad.set(`${pointerOf(item.list)} ${item.index}`, item)
  }
  for (const { list, index } of [...bad.values()].sort((a, b) => b.index - a.index))
    (at(copy, list) as unknown[]).splice(index, 1)
  partial.add(copy)
  return copy
}

/** The answer, safe to use. Throws ContractError where a drift must not pass. */
export function readAnswer(body: unknown, { operationId, requestId, validator }: Reading): unknown {
  const result = safeParse(validator, body)
  if (result.success) return body
  const { issues } = result.error
  for (const issue of issues)
    reportDrift({
      operationId,
      pointer: pointerOf(issue.path),
      expected: expectedBy(issue),
      found: told(at(body, issue.path)),
    })
  const serious = issues.filter((issue) => !isUnknownEnum(issue, body))
  if (serious.length === 0) return body
  if (strict.has(operationId) || typeof body !== 'object' || body === null || !('data' in body))
    throw new ContractError(`The answer to ${operationId} is not what the contract says`, { operationId, requestId })
  return serious.every(itemAround) ? withoutItems(body, serious) : body
}
