/**
 * Validates every response with the generated validator before it is used. Unknown fields and unknown enum values are
 * kept. An invalid list item is dropped and the response marked partial. Any other difference is a ContractError. All
 * differences are reported.
 */
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { type Drift, describeValue, pointerOf, reportDrift } from './drift.ts'
import { type CallName, ContractError } from './errors.ts'

const partial = new WeakSet<object>()

/** Whether invalid items were dropped from this response. */
export const isPartial = (response: object) => partial.has(response)

interface Reading extends CallName {
  validator: $ZodType
  /** For responses that move money or grant access: a list with an invalid item is rejected as a whole. */
  strict?: boolean
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part], value)
}

/** `code` distinguishes success from failure, so an unknown code is never accepted. */
const isUnknownEnum = (issue: $ZodIssue, body: unknown) =>
  issue.code === 'invalid_value' && typeof at(body, issue.path) === 'string' && issue.path.at(-1) !== 'code'

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

const unreadable = Symbol('unreadable')

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/**
 * A copy without the list items that hold an invalid value. An invalid value outside a list, in a list of words, or a
 * list left without any item, makes its parent invalid: without one of its allergens, a product would look safe.
 */
function withoutInvalid(value: unknown, bad: ReadonlySet<string>, pointer = ''): unknown {
  if (bad.has(pointer)) return unreadable
  if (Array.isArray(value)) {
    const items = value
      .map((item, index) => withoutInvalid(item, bad, `${pointer}/${index}`))
      .filter((item) => item !== unreadable)
    return items.length === value.length || (items.length > 0 && items.every(isObject)) ? items : unreadable
  }
  if (!isObject(value)) return value
  const fields = Object.entries(value as object).map(
    ([name, field]) => [name, withoutInvalid(field, bad, pointer + pointerOf([name]))] as const,
  )
  return fields.some(([, field]) => field === unreadable) ? unreadable : Object.fromEntries(fields)
}

/** The path of the invalid value; for a missing field, of its parent. */
const placeOf = ({ path }: $ZodIssue, body: unknown) =>
  pointerOf(at(body, path) === undefined ? path.slice(0, -1) : path)

const issuesOf = (body: unknown, validator: $ZodType) => safeParse(validator, body).error?.issues ?? []

/** Whether it matches the contract, apart from enum values of a newer server. */
export const isReadable = (body: unknown, validator: $ZodType): boolean =>
  issuesOf(body, validator).every((issue) => isUnknownEnum(issue, body))

/** Returns the validated response. Throws ContractError. */
export function readResponse(body: unknown, { operationId, requestId, validator, strict = false }: Reading): unknown {
  const issues = issuesOf(body, validator)
  for (const issue of issues) reportDrift(driftOf(issue, operationId, body))
  const serious = issues.filter((issue) => !isUnknownEnum(issue, body))
  if (serious.length === 0) return body
  const rest = strict ? unreadable : withoutInvalid(body, new Set(serious.map((issue) => placeOf(issue, body))))
  // zod checks a list's own rules only if its items are valid.
  if (rest === unreadable || !isReadable(rest, validator))
    throw new ContractError(`The response to ${operationId} does not match the contract`, { operationId, requestId })
  partial.add(rest as object)
  return rest
}
