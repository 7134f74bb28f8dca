/** The types of a handler, from the document: what it gets and what it may answer. */
import type { Caller } from '../auth/tokens.ts'
import { refuse } from '../refusal.ts'
import type { OperationId, Operations } from '../schema.ts'
import type { World } from '../world/world.ts'

type Part<O, K extends string> = O extends { parameters: infer P }
  ? K extends keyof P
    ? NonNullable<P[K]>
    : unknown
  : unknown
type Known<T> = [T] extends [never] ? unknown : T
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined
type Success<O> = O extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never

export interface Call<Id extends OperationId> {
  world: World
  /** Path and query parameters, as the document types them. */
  params: Known<Part<Operations[Id], 'path'>> & Known<Part<Operations[Id], 'query'>>
  headers: Record<string, string | undefined>
  body: Body<Operations[Id]>
  /** Who the token belongs to; null without a token. Prism has refused the call already where one is needed. */
  caller: Caller | null
  /** Where the browser asked from, and where this server answers: payment pages come back there. */
  origin: { app: string; server: string }
}

/** The data of the success answer; `code` is put around it by the server. */
export type Answer<Id extends OperationId> = Omit<Success<Operations[Id]>, 'code'>
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id>
export type Handlers = { [Id in OperationId]?: Handler<Id> }

/** The caller of an operation that Prism lets through only with a token. */
export function signedIn({ caller }: { caller: Caller | null }): Caller {
  return caller ?? refuse(401, 'AUTH_4010', 'Please sign in again.')
}

export function registered(call: { caller: Caller | null }): Caller {
  const caller = signedIn(call)
  return caller.isGuest ? refuse(403, 'AUTH_4030', 'This needs an account of your own.') : caller
}

/** The caller, who must be the user that the path names. */
export function ownPath(call: { caller: Caller | null; params: { userId: string } }): Caller {
  const caller = signedIn(call)
  return caller.userId === call.params.userId ? caller : refuse(403, 'AUTH_4030', 'This belongs to somebody else.')
}

/** A page of rows with its meta; everything at once where paging is off. */
export function pageOf<T>(
  rows: T[],
  { page = 1, limit = 10, pageOff = false }: { page?: number; limit?: number; pageOff?: boolean },
) {
  if (pageOff) return { data: rows, meta: { page: 1, limit: Math.max(rows.length, 1), total: rows.length } }
  return { data: rows.slice((page - 1) * limit, page * limit), meta: { page, limit, total: rows.length } }
}
