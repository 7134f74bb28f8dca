/** The transport of the generated operations. Adds the session to a call; tokens.ts has the tokens, send.ts sends. */
import type { Call, StreamCall } from '#generated/runtime/operation.ts'
import { anySignal } from '../platform.ts'
import { read } from '../storage/storage.ts'
import { claimsOf } from './claims.ts'
import { SessionChangedError } from './errors.ts'
import { readResponse } from './reader.ts'
import { type Fetch, send, sendForStream, timed } from './send.ts'
import { longestSilence, silenceAfter } from './silence.ts'
import { currentToken, renew, renewAttemptSession } from './tokens.ts'

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('authorization', `Bearer ${token}`)
  return request
}

const currentSession = { token: currentToken, renew }
const attemptSession = { token: () => read('attemptSession')?.accessToken ?? null, renew: renewAttemptSession }

const ownerOf = (token: string | null) => claimsOf(token)?.sub

/**
 * Sends with the current token. After a 401, renews the token and repeats the request once: the server decides when a
 * token has expired, not the phone's clock. A call belongs to the session that started it and is never repeated for
 * another customer.
 */
const signedIn =
  ({ operationId, access, session, params }: Call, through: Fetch): Fetch =>
  async (request) => {
    const requestId = request.headers.get('X-Request-Id') ?? ''
    const customer = session && params.path.userId
    const tokens = customer && ownerOf(currentSession.token()) !== customer ? attemptSession : currentSession
    const repeat = request.clone()
    const token = tokens.token()
    // With another customer's token, the server would return that customer's data.
    if (customer && ownerOf(token) !== customer)
      throw new SessionChangedError('The session changed during the call.', { operationId, requestId })
    const response = await through(withToken(request, token))
    if (response.status !== 401 || !token) return response
    const fresh = await tokens.renew(token)
    if (fresh && ownerOf(fresh) === ownerOf(token)) return through(withToken(repeat, fresh))
    // The token is optional: try without it.
    if (access === 'optional') return through(repeat)
    throw new SessionChangedError('The session changed during the call.', { operationId, requestId })
  }

function throughSession(call: Call, through: Fetch): Fetch {
  const { access, token } = call
  if (access === 'none') return through
  return token ? (request) => through(withToken(request, token)) : signedIn(call, through)
}

/** Returns the validated envelope. Throws ApiError, NetworkError, TimeoutError, ContractError, SessionChangedError. */
export const request = (call: Call): Promise<unknown> => send(call, throughSession(call, timed))

/**
 * Yields each valid message; others are reported and skipped. Ends with the connection, or throws if the connection
 * carries nothing for `longestSilence`. Throws like `request`.
 */
export async function* openStream(call: StreamCall): AsyncIterable<unknown> {
  const silence = silenceAfter(longestSilence)
  const signal = anySignal([call.signal, silence.signal])
  try {
    const { body, name } = await sendForStream(
      { ...call, signal },
      throughSession(call, (request) => fetch(request)),
    )
    // Loaded on demand, because the stream opens after the products are shown.
    const { events } = await import('fetch-event-stream')
    for await (const { data } of events(new Response(silence.listen(body)), signal)) {
      if (!data) continue
      const message = readMessage(data, call, name.requestId)
      if (message) yield message
    }
  } finally {
    silence.stop()
  }
}

function readMessage(data: string, call: StreamCall, requestId: string): unknown {
  try {
    const message: unknown = JSON.parse(data)
    return readResponse(call.complete ? call.complete(message) : message, { ...call, requestId })
  } catch {
    return null
  }
}
