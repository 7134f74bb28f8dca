/** What a request goes through before its operation: route, token, parameters, body. Each refusal is the document's own. */
import { type Leniency, readToken } from './auth.ts'
import type { Asks, Call, Operation } from './operation.ts'
import { refuse } from './reply.ts'
import { complaint, fromText, type RecordRule } from './rules.ts'
import { id } from './shapes.ts'
import type { World } from './world.ts'

export const largestBody = 256 * 1024

export interface Arrived {
  method: string
  url: URL
  headers: Record<string, string | undefined>
  /** The body as it came; undefined where it was larger than this backend reads. */
  text: string | undefined
}

/** What a fault leaves open at the gate. */
export interface Opening {
  token?: Leniency | 'missing-taken' | 'any-taken'
  asks?: (asks: Asks) => void
  body?: 'any-type' | 'any-json' | 'any-size'
  /** A method answered as if it were the documented one. */
  method?: string
}

const malformed = (why: string) => refuse(422, 'REQUEST_4220', `The request is not valid: ${why}.`)

function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const [wanted, given] = [path.split('/'), pathname.split('/')]
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const found = given[index] ?? ''
    const name = /^\{(.+)\}$/.exec(segment)?.[1]
    if (name && found !== '') params[name] = found
    else if (segment !== found) return undefined
  }
  return params
}

/** The operation of a method and path, with the path's parameters as they came. */
export function route(operations: Operation[], { method, url }: Arrived, openings: Record<string, Opening>) {
  const there = operations.flatMap((operation) => {
    const params = paramsOf(operation.path, url.pathname)
    return params ? [{ operation, params }] : []
  })
  if (there.length === 0) refuse(404, 'FOUND_4040', 'There is no such path.')
  const found =
    there.find(({ operation }) => operation.method === method) ??
    there.find(({ operation }) => openings[operation.id]?.method === method)
  const allow = there.map(({ operation }) => operation.method).join(', ')
  return found ?? refuse(405, 'METHOD_4050', 'This path has no such method.', { allow })
}

/** Whom a fault takes a call without a good token for. */
const somebody = { userId: 'usr-asha', isGuest: false, sessionId: '-' }

/** The caller; undefined where no token came and none is needed. */
export function callerOf(world: World, header: string | undefined, token: Asks['token'], opening: Opening) {
  if (token === 'none') return undefined
  const lenient = typeof opening.token === 'object' ? opening.token : {}
  const isTaken = opening.token === (header === undefined ? 'missing-taken' : 'any-taken')
  const caller = readToken(world, header, lenient) ?? (isTaken ? somebody : undefined)
  if (!caller && (header !== undefined || token === 'required')) refuse(401, 'AUTH_4010', 'Please sign in again.')
  return caller
}

function decoded(params: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, raw]) => [name, decodeURIComponent(raw)]))
  } catch {
    return malformed('a part of the path is badly encoded')
  }
}

const typed = (rule: RecordRule, values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, raw]) => [name, raw === undefined ? raw : fromText(rule.fields[name], raw)]),
  )

function bodyOf({ text, headers }: Arrived, rule: NonNullable<Asks['body']>, opening: Opening): unknown {
  if (text === undefined) return opening.body === 'any-size' ? {} : malformed('the body is too large')
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')
  if (!isJson && opening.body !== 'any-type') malformed('the body must be application/json')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return opening.body === 'any-json' ? {} : malformed('the body is not JSON')
  }
  const found = complaint(rule, body, 'body')
  return found ? malformed(found) : body
}

/** Parameters and body as their rules read them. */
export function read(asks: Asks, arrived: Arrived, raw: Record<string, string>, opening: Opening) {
  const params = decoded(raw)
  const query = typed(asks.query, Object.fromEntries(arrived.url.searchParams))
  const wrong =
    Object.entries(params)
      .map(([name, value]) => complaint(id(), value, `path.${name}`))
      .find(Boolean) ??
    complaint(asks.headers, typed(asks.headers, arrived.headers), 'header') ??
    complaint(asks.query, query, 'query')
  if (wrong) malformed(wrong)
  const body = asks.body && bodyOf(arrived, asks.body, opening)
  return { params, query, body } satisfies Partial<Call>
}
