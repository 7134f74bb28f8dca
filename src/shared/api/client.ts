/** The one door to the API: openapi-fetch behind one function for calls and one for streams. */
import createClient from 'openapi-fetch'
import type { $ZodType } from 'zod/v4/core'

export type Method = 'get' | 'post' | 'patch' | 'delete'
/** Whether a call needs a token, can do without one, or never carries one. */
export type Access = 'required' | 'optional' | 'none'
export type Validator = $ZodType

export interface Call {
  operationId: string
  method: Method
  path: string
  access: Access
  /** Validates the whole envelope, or one event of a stream. */
  answer: Validator
  params: { path: Record<string, unknown>; query: Record<string, unknown>; header: Record<string, unknown> }
  body?: unknown
  signal?: AbortSignal
}

const client = createClient({ querySerializer: { array: { style: 'form', explode: false } } })

export async function request(call: Call): Promise<unknown> {
  const { data } = await client.request(call.method as never, call.path as never, { params: call.params, body: call.body } as never)
  return data
}

// biome-ignore lint/correctness/useYield: replaced with the live stream by the transport
export async function* openStream(_call: Call & { signal: AbortSignal }): AsyncIterable<unknown> {
  throw new Error('no stream yet')
}
