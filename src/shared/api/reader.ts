/**
 * Validates every response with the generated validator before it is used. Unknown fields and unknown enum values are
 * kept. What the loss of any other value means, the document decides (`x-loss`): it is left out, or the object or list
 * that holds it is lost, too, and so on outward. A response that is lost as a whole is a ContractError. All
 * differences are reported.
 */
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import type { Losses } from '#generated/runtime/loss.ts'
import { type Drift, describeValue, pointerOf, reportDrift } from './drift.ts'
import { type CallName, ContractError } from './errors.ts'
import { damageAt, lossAt, lost, mend } from './mend.ts'

/** An ordinary field, because TanStack Query copies responses. */
const mark = 'hasLostItems'

/** Whether items were dropped from this response that a list of it should show. */
export const isPartial = (response: object) => mark in response

interface Format {
  validator: $ZodType
  losses: Losses
}

type Reading = CallName & Format

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part], value)

/** `code` distinguishes success from failure, so an unknown code is never accepted. */
const isUnknownEnum = (issue: $ZodIssue, body: unknown) =>
  issue.code === 'invalid_value' && typeof at(body, issue.path) === 'string' && issue.path.at(-1) !== 'code'

const isDay = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))

function isAccepted(issue: $ZodIssue, body: unknown, losses: Losses): boolean {
  return isUnknownEnum(issue, body) || (lossAt(losses, issue.path)?.isDate === true && isDay(at(body, issue.path)))
}

function expectedBy(issue: $ZodIssue): string {
  if ('expected' in issue) return String(issue.expected)
  if ('values' in issue) return `one of ${issue.values.join(', ')}`
  return issue.message || issue.code
}

function driftOf(issue: $ZodIssue, operationId: string, body: unknown): Drift {
  const value = at(body, issue.path)
  // Enum values are part of the contract; any other content may be personal.
  const isWord = isUnknownEnum(issue, body) && /^[\w .-]{1,40}$/.test(String(value))
  return {
    operationId,
    pointer: pointerOf(issue.path),
    expected: expectedBy(issue),
    found: isWord ? `"${value}"` : describeValue(value),
  }
}

const issuesOf = (body: unknown, validator: $ZodType) => safeParse(validator, body).error?.issues ?? []

/** Leaving something out can reveal another issue: zod checks a list's own rules only if its items are valid. */
const maxRounds = 8

interface Accepted {
  value: unknown
  isPartial: boolean
}

function mended(body: unknown, { validator, losses }: Format, found: readonly $ZodIssue[]): Accepted | undefined {
  let issues = found
  let value = body
  let isPartial = false
  for (let round = 0; round < maxRounds; round++) {
    const serious = issues.filter((issue) => !isAccepted(issue, value, losses))
    if (serious.length === 0) return { value, isPartial }
    const outcome = mend(value, losses, damageAt(serious.map(({ path }) => path)))
    if (outcome.value === lost) return undefined
    // What the validator still rejects are blanks.
    if (!outcome.hasChanged) return { value, isPartial }
    value = outcome.value
    isPartial ||= outcome.isPartial
    issues = issuesOf(value, validator)
  }
  return undefined
}

/** The accepted part of a stored value; undefined if it is lost as a whole. */
export const accepted = (value: unknown, format: Format): unknown =>
  mended(value, format, issuesOf(value, format.validator))?.value

/** Returns the accepted part of a response. Throws ContractError. */
export function readResponse(body: unknown, { operationId, requestId, ...format }: Reading): unknown {
  const issues = issuesOf(body, format.validator)
  if (issues.length === 0) return body
  for (const issue of issues) reportDrift(driftOf(issue, operationId, body))
  const rest = mended(body, format, issues)
  if (!rest)
    throw new ContractError(`The response to ${operationId} does not match the contract`, { operationId, requestId })
  return rest.isPartial ? { ...(rest.value as object), [mark]: true } : rest.value
}
