/** How an operation is written down here: where it is, what it asks of a request, what it does. */
import type { Caller } from './auth.ts'
import { type Reply, refuse } from './reply.ts'
import { type RecordRule, type Rule, record } from './rules.ts'
import { everyHeader } from './shapes.ts'
import type { World } from './world.ts'

export interface Call<Body = unknown, Query = Record<string, unknown>> {
  world: World
  params: Record<string, string>
  query: Query
  headers: Record<string, string | undefined>
  body: Body
  caller: Caller | undefined
  /** Where this backend is reached. */
  origin: string
}

/** What is asked of a request before it reaches the operation. */
export interface Asks {
  token: 'none' | 'optional' | 'required'
  headers: RecordRule
  query: RecordRule
  body?: Rule
}

export interface Operation {
  id: string
  method: string
  /** With `{name}` for a path parameter. */
  path: string
  asks: Asks
  answer(call: Call<never, never>): Reply
}

interface Wants {
  token?: Asks['token']
  headers?: Record<string, Rule>
  query?: Record<string, Rule>
  /** Query fields that may not be left out. */
  needs?: string[]
  body?: Rule
}

export function asks({ token = 'required', headers = {}, query = {}, needs = [], body }: Wants): Asks {
  const optional = Object.keys(query).filter((name) => !needs.includes(name))
  return {
    token,
    headers: { ...record({ ...everyHeader, ...headers }, ['x-request-id']), isOpen: true },
    query: { ...record(query, optional), isOpen: true },
    ...(body && { body }),
  }
}

type Answer<Body, Query> = (call: Call<Body, Query>) => Reply
/** `POST /v1/…`, what it wants, what it does. */
export function operation<Body = unknown, Query = Record<string, unknown>>(
  id: string,
  route: string,
  wants: Wants,
  answer: Answer<Body, Query>,
): Operation {
  const [method = '', path = ''] = route.split(' ')
  return { id, method, path, asks: asks(wants), answer: answer as Answer<never, never> }
}

type Asked = Pick<Call, 'caller'>
export const signedIn = ({ caller }: Asked): Caller => caller ?? refuse(401, 'AUTH_4010', 'Please sign in again.')

/** A customer with an account; a guest is refused. */
export function registered(call: Asked): Caller {
  const caller = signedIn(call)
  return caller.isGuest ? refuse(403, 'AUTH_4030', 'This needs an account of your own.') : caller
}
