/** The types of handlers, derived from the OpenAPI document, and checks shared by handlers. */
import type { operations } from '#generated/types.ts'
import { refuse } from '../world/refusal.ts'
import type { Caller } from '../world/tokens.ts'
import type { World } from '../world/world.ts'

export type OperationId = keyof operations

type Part<O, K extends string> = O extends { parameters: infer P }
  ? K extends keyof P
    ? NonNullable<P[K]>
    : unknown
  : unknown
type UnlessNever<T> = [T] extends [never] ? unknown : T
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined
type Success<O> = O extends { responses: { 200: { content: infer C } } } ? C[keyof C] : never

export interface Call<Id extends OperationId> {
  world: World
  /** Path and query parameters, typed by the document. */
  params: UnlessNever<Part<operations[Id], 'path'>> & UnlessNever<Part<operations[Id], 'query'>>
  headers: Record<string, string | undefined>
  body: Body<operations[Id]>
  /** The owner of the token, who is also the user in the path. Throws a Refusal if there is no token. */
  caller: Caller
  /** The URLs of the calling app and of this server, as seen from the browser. Payment pages link to both. */
  origin: { app: string; server: string }
}

/** A success response without `code`, which the server adds. */
type SuccessBody<Id extends OperationId> = Omit<Success<operations[Id]>, 'code'>
export type Handler<Id extends OperationId> = (call: Call<Id>) => SuccessBody<Id>
export type Handlers = { [Id in OperationId]?: Handler<Id> }

/** The caller, who must not be a guest. */
export const registered = ({ caller }: { caller: Caller }): Caller =>
  caller.isGuest ? refuse(403, 'AUTH_4030', 'Sign in to do this.') : caller

/** The maximum number of rows in a response with `pageOff`. */
const maxRows = 100

type Paging = { page?: number; limit?: number; pageOff?: boolean }

/** One page of rows with its meta; with `pageOff`, the first hundred rows. */
export function pageOf<T>(rows: T[], { page = 1, limit = 10, pageOff = false }: Paging = { pageOff: true }) {
  if (pageOff) {
    const data = rows.slice(0, maxRows)
    return { data, meta: { page: 1, limit: Math.max(data.length, 1), total: rows.length } }
  }
  return { data: rows.slice((page - 1) * limit, page * limit), meta: { page, limit, total: rows.length } }
}

/** One page of the rows whose text contains the keyword. The rows come newest first. */
export function foundIn<T>(
  rows: T[],
  { keyword = '', order, ...paging }: Paging & { keyword?: string; order?: 'ASC' | 'DESC' },
  textOf: (row: T) => string,
) {
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(keyword.toLowerCase()))
  return pageOf(order === 'ASC' ? found.reverse() : found, paging)
}
