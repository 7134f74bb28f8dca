/** One call of the contract by its operation's name, typed by the document. */
import type { operations } from '#generated/types.ts'
import { document } from '../document.ts'
import { holds, type Model, type Who } from './model.ts'
import type { OperationId } from './rules.ts'
import { tokenOf } from './session.ts'

type Success<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never
type Data<Id extends OperationId> = Success<Id> extends { data: infer D } ? D : never

export interface Reply<Id extends OperationId> {
  status: number
  code: string
  /** Of a success. */
  data?: Data<Id>
  total?: number
  retryAfter?: number
}

export interface Given {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  /** Instead of the session's own; null sends none. */
  token?: string | null
}

const routes = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, item]) => [
      item.operationId,
      { method: method.toUpperCase(), path, statuses: new Set(Object.keys(item.responses)) },
    ]),
  ),
)

/** The path of an operation with its placeholders filled. */
export function pathOf(id: OperationId, { params = {}, query }: Given): string {
  const path = (routes.get(id)?.path ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? '-1'),
  )
  return query ? `${path}?${new URLSearchParams(query)}` : path
}

/** Calls an operation as one of the customers, who signs in or refreshes first where that is needed. */
export async function ask<Id extends OperationId>(
  model: Model,
  who: Who,
  id: Id,
  given: Given = {},
): Promise<Reply<Id>> {
  const route = routes.get(id)
  if (!route) throw new Error(`The document has no ${id}`)
  const token = given.token === undefined ? await tokenOf(model, who) : given.token
  const userId = model.actors[who].userId ?? '-'
  const filled = { ...given, params: { userId, machineId: '-1', warehouseId: '79', ...given.params } }
  const { status, headers, body } = await model.target.call({
    method: route.method,
    path: pathOf(id, filled),
    headers: {
      client_id: 'life-cycle',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(given.body !== undefined && { 'content-type': 'application/json' }),
      ...given.headers,
    },
    ...(given.body !== undefined && { body: given.body }),
  })
  const isTold = status < 500 && route.statuses.has(String(status))
  holds(model, { rule: 'answers-are-documented', operation: id }, isTold, `one of ${[...route.statuses]}, no 500`, {
    status,
    body,
  })
  return {
    status,
    code: String(body?.code ?? ''),
    ...(status === 200 && { data: body.data }),
    ...(body?.meta && { total: body.meta.total }),
    ...(headers['retry-after'] && { retryAfter: Number(headers['retry-after']) }),
  }
}
