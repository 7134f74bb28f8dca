/** The one door to the API for signed-in calls and streams; sending itself is send.ts, the session's tokens are tokens.ts. */
import { read } from '../storage/storage.ts'
import { claimsOf } from './claims.ts'
import { SessionChangedError } from './errors.ts'
import { readAnswer } from './reader.ts'
import { type Call, type Fetch, send, sendForStream, timed } from './send.ts'
import { currentToken, renew, renewAttemptSession } from './tokens.ts'

/** `attempt`: as the customer in the path, who made the open payment; somebody else may be signed in by now. */
type SignedInCall = Call & { session?: 'attempt' }

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('authorization', `Bearer ${token}`)
  return request
}

const current = { token: currentToken, renew }
const ofAttempt = { token: () => read('attemptSession')?.accessToken ?? null, renew: renewAttemptSession }

const ownerOf = (token: string | null) => claimsOf(token)?.sub

/**
 * Sends with the token there is; after a 401 once more, the same bytes, with a fresh one. The server says what is old,
 * no clock. A call belongs to the session that started it: it is never repeated in another customer's name.
 */
const signedIn =
  ({ operationId, access, session, params }: SignedInCall, through: Fetch): Fetch =>
  async (request) => {
    const requestId = request.headers.get('X-Request-Id') ?? ''
    const maker = session && params.path.userId
    const tokens = maker && ownerOf(current.token()) !== maker ? ofAttempt : current
    const spare = request.clone()
    const token = tokens.token()
    // Never under somebody else's token: the server would answer about another customer.
    if (maker && ownerOf(token) !== maker)
      throw new SessionChangedError('The session has changed meanwhile.', { operationId, requestId })
    const response = await through(withToken(request, token))
    if (response.status !== 401 || !token) return response
    const fresh = await tokens.renew(token)
    if (fresh && ownerOf(fresh) === ownerOf(token)) return through(withToken(spare, fresh))
    // A call that can do without a token does without it.
    if (access === 'optional') return through(spare)
    throw new SessionChangedError('The session has changed meanwhile.', { operationId, requestId })
  }

const throughSession = (call: SignedInCall, fetch: Fetch) => (call.access === 'none' ? fetch : signedIn(call, fetch))

/** The validated envelope. Throws ApiError, NetworkError, TimeoutError, ContractError, SessionChangedError. */
export const request = (call: SignedInCall): Promise<unknown> => send(call, throughSession(call, timed))

/** Yields each message that conforms; one that does not is reported and left out. Ends with the connection; throws as `request`. */
export async function* openStream(call: Call & { signal: AbortSignal }): AsyncIterable<unknown> {
  const { body, name } = await sendForStream(
    call,
    throughSession(call, (request) => fetch(request)),
  )
  // Products show before the stream opens; its reader need not be there sooner.
  const { events } = await import('fetch-event-stream')
  for await (const { data } of events(new Response(body), call.signal)) {
    if (!data) continue
    const message = readMessage(data, call, name.requestId)
    if (message) yield message
  }
}

function readMessage(data: string, { operationId, answer }: Call, requestId: string): unknown {
  try {
    return readAnswer(JSON.parse(data), { operationId, requestId, validator: answer })
  } catch {
    return null
  }
}
