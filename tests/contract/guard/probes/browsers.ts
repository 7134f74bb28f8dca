/** Headers and the order of errors: what any client on any origin meets. */

import { isNoAnswer } from '../checks.ts'
import { checkRule as checkRuleOf, sendPatiently } from '../exchange.ts'
import { callOf } from '../requests/call.ts'
import type { Scope } from '../scope.ts'
import { deviceId } from '../sign-in.ts'
import { expectStatus, type Probe } from './probe.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** The headers that a browser has to ask for: those of the document, the token and the body's type. */
const requestHeadersOf = ({ contract }: Scope['run']) => [
  ...new Set([
    'authorization',
    'content-type',
    ...contract.operations
      .flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === 'header'))
      .map(({ name }) => name.toLowerCase())
      // A browser sends it without asking.
      .filter((name) => name !== 'accept-language'),
  ]),
]

/** Asked with if no origin is given. A server that knows only its own app says nothing to it. */
const someOrigin = 'https://app.example'

/** Asks whether the app's origin may call. From then on, every call is made as from that origin. */
export const cors: Probe = async ({ run, headers, access, missing }) => {
  const origin = access.origin ?? someOrigin
  for (const operation of run.operations) {
    const examples = operation.parameters.map(({ name, example }) => [name, example])
    const { path } = callOf(operation, { path: Object.fromEntries(examples), query: {}, header: {} })
    const asked = {
      origin,
      'access-control-request-method': operation.method,
      'access-control-request-headers': requestHeadersOf(run).join(','),
    }
    const call = { operation: operation.id, method: 'OPTIONS', path, headers: { ...headers, ...asked } }
    const { status, headers: received } = await sendPatiently(run, call, operation)
    if (received['access-control-allow-origin'] === undefined && !access.origin && run.origin === undefined)
      return missing(
        'cors',
        `${status >= 200 && status < 300 ? `the answer to a preflight request (${status}) allows no ${origin}` : `the server answers no preflight request (${status})`}: name the app’s origin with --origin, if it has its own`,
      )
    run.origin = origin
    checkPreflight(run, call, { status, received, origin })
  }
}

function checkPreflight(
  run: Scope['run'],
  call: Parameters<Scope['run']['client']['send']>[0] & { operation: string },
  { status, received, origin }: { status: number; received: Record<string, string>; origin: string },
) {
  const listOf = (name: string) => (received[name] ?? '').toLowerCase().split(/,\s*/)
  const has = (name: string, values: string[]) =>
    values.filter((value) => !listOf(name).includes(value.toLowerCase())).join(', ')
  const expect = (isTrue: boolean, pointer: string, expected: string, found: string) =>
    checkRuleOf(run, call, isTrue, { check: 'cors:preflight', pointer, expected, found, cause: pointer })
  expect(status === 204, '', '204', String(status))
  // An error allows nothing, nor does no answer, which has the same cause.
  if (status === 0 || status >= 400) return
  const allowed = received['access-control-allow-origin']
  expect(allowed === origin, '/headers/Access-Control-Allow-Origin', origin, allowed ?? 'nothing')
  const without = (name: string, missing: string) => `${received[name] || 'nothing'}, without ${missing}`
  const missing = has('access-control-allow-methods', methods)
  expect(
    missing === '',
    '/headers/Access-Control-Allow-Methods',
    methods.join(', '),
    without('access-control-allow-methods', missing),
  )
  const headers = requestHeadersOf(run)
  const unread = has('access-control-allow-headers', headers)
  expect(
    unread === '',
    '/headers/Access-Control-Allow-Headers',
    headers.join(', '),
    without('access-control-allow-headers', unread),
  )
  const age = received['access-control-max-age']
  expect(age === '86400', '/headers/Access-Control-Max-Age', '86400', age ?? 'nothing')
}

/** The names with a hyphen work as those with an underscore. */
export const headerNames: Probe = async (scope) => {
  const { run, access } = scope
  for (const operation of run.operations.filter(({ method }) => access.mayWrite || method === 'GET')) {
    if (operation.method !== 'GET' && operation.id !== 'signInGuest' && operation.id !== 'updatePushToken') continue
    const base = scope.base(operation)
    const header = { ...base.header, client_id: undefined, 'client-id': 'contract-guard' }
    const sent = await scope.exchange(operation.id, { ...base, header })
    const why = 'client-id stands for client_id'
    scope.expectTrue(
      sent.status !== 422,
      {
        check: 'header-names',
        pointer: '/header/client-id',
        expected: `not 422: ${why}`,
        found: `${sent.status} ${sent.text}`,
        cause: 'client-id',
      },
      sent,
    )
  }
  if (!scope.has('signOut') || !access.mayWrite) return
  const sent = await scope.exchange('signOut', { header: { 'device-id': deviceId }, token: 'not-a-token' })
  expectStatus(scope, 'header-names', sent, [401], 'device-id stands for device_id, and the token is bad')
}

/** Paths that the document does not have. */
export const unknownPaths: Probe = async ({ run, headers, expectTrue }) => {
  const [operation] = run.operations
  if (!operation) return
  for (const path of ['/v1/no-such-path', '/v1/users/x/vending-machine/y/orders/z/no-such-step']) {
    const call = { operation: operation.id, method: 'GET', path, headers: { client_id: 'contract-guard', ...headers } }
    const { status, text } = await sendPatiently(run, call, operation)
    const wrong = {
      check: 'path-refused',
      pointer: path,
      expected: '404: the path does not exist',
      found: `${status} ${text}`,
    }
    // A server that asks for a token before it looks for the path hides which paths there are.
    expectTrue([401, 404].includes(status), { ...wrong, cause: `${status}` }, { call })
  }
}

/** 401 before 422, 422 before 403, 403 before what the state says. */
export const precedence: Probe = async (scope) => {
  const { run, access } = scope
  for (const operation of run.operations.filter(({ method }) => access.mayWrite || method === 'GET')) {
    if (operation.security === 'ignored') continue
    const base = scope.base(operation)
    const invalid = { ...base, header: { ...base.header, client_id: 'not a client id!' } }
    const sent = await scope.exchange(operation.id, { ...invalid, token: 'not-a-token' })
    expectStatus(scope, 'precedence', sent, [401], 'a bad token comes before an invalid header')
    if (!operation.path.includes('{userId}') || !operation.body) continue
    const foreign = {
      ...base,
      path: { ...base.path, userId: 'somebody-else' },
      body: { ...(base.body as object), color: 'x' },
    }
    const other = await scope.exchange(operation.id, { ...foreign, token: scope.token() })
    expectStatus(scope, 'precedence', other, [422], 'an unknown field comes before another customer’s path')
  }
}

/** The sign-in calls ignore a token that is bad. */
export const ignoredTokens: Probe = async (scope) => {
  const { run, access } = scope
  const isAllowed = ({ method, path }: { method: string; path: string }) =>
    access.mayWrite || method === 'GET' || path.startsWith('/v1/auth/')
  for (const operation of run.operations.filter((each) => each.security === 'ignored' && isAllowed(each))) {
    // Their valid calls send messages, or use up codes; an unknown thing has the same answer with a bad token.
    const base = scope.base(operation)
    if (operation.id === 'requestOtp') continue
    const plain = await scope.exchange(operation.id, { ...base, token: undefined })
    const bad = await scope.exchange(operation.id, { ...base, token: 'not-a-token' })
    const why = 'as without a token'
    const wrong = {
      check: 'token-ignored',
      pointer: '',
      expected: `${plain.status}: ${why}`,
      found: `${bad.status} ${bad.text}`,
      cause: `${plain.status} ${bad.status}`,
    }
    scope.expectTrue(plain.status === bad.status, wrong, isNoAnswer(plain) ? plain : bad)
  }
}
