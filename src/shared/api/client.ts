/**
 * The transport of the generated operations: import it for its side effect before the first call. Adds the session to a
 * call; tokens.ts has the tokens, send.ts sends.
 */
import { type Call, connect, type StreamCall } from '#generated/runtime/operation.ts'
import { now } from '../clock.ts'
import { anySignal } from '../platform.ts'
import { read } from '../storage/storage.ts'
import { apiBase, claimsOf } from './claims.ts'
import { currentCustomer, onCustomerChange } from './customer.ts'
import { SessionChangedError } from './errors.ts'
import { readResponse } from './reader.ts'
import { type Fetch, send, sendForStream, timed, type Way } from './send.ts'
import { longestSilence, silenceAfter } from './silence.ts'
import { currentToken, renew, renewAttemptSession } from './tokens.ts'

/** A session that calls can be sent with. */
interface Session {
  token: () => string | null
  /** Replaces a rejected token; null if the session is over. */
  renew: (stale: string) => Promise<string | null>
}

const currentSession: Session = { token: currentToken, renew }
const attemptSession: Session = {
  token: () => read('attemptSession')?.accessToken ?? null,
  renew: renewAttemptSession,
}

const ownerOf = (token: string | null) => claimsOf(token)?.sub

/** The session of a call, and its token at the start: the call's API and customer follow from this one token. */
function senderOf({ session, params, token }: Call): Pick<Session, 'renew'> & { first: string | null } {
  const customer = session && params.path.userId
  const chosen = customer && ownerOf(currentSession.token()) !== customer ? attemptSession : currentSession
  return { renew: chosen.renew, first: token || chosen.token() }
}

type Sender = ReturnType<typeof senderOf>

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('authorization', `Bearer ${token}`)
  return request
}

/** Milliseconds in which a token that was refused right after its renewal is not renewed again. */
const renewalPause = 30_000

/** When each token was refused right after its renewal. */
const refusedFresh = new Map<string, number>()

/** Whether another renewal would be in vain. Otherwise each call that is refused would renew the token once more. */
const isVain = (token: string) => now() - (refusedFresh.get(token) ?? Number.NEGATIVE_INFINITY) < renewalPause

/**
 * Sends with the sender's token. After a 401, renews the token and repeats the request once: the server decides when a
 * token has expired, not the phone's clock. A call belongs to the session that started it and is never repeated for
 * another customer. One that names its customer is sent only with their token.
 */
const signedIn =
  ({ operationId, access, params, customer: reader }: Call, { first, renew }: Sender, through: Fetch): Fetch =>
  async (request) => {
    const requestId = request.headers.get('X-Request-Id') ?? ''
    const customer = params.path.userId ?? reader
    const repeat = request.clone()
    // With another customer's token, the server would return that customer's data.
    if (customer !== undefined && ownerOf(first) !== (customer ?? undefined))
      throw new SessionChangedError('The session changed during the call.', { operationId, requestId })
    const response = await through(withToken(request, first))
    if (response.status !== 401 || !first || isVain(first)) return response
    const fresh = await renew(first)
    if (fresh && ownerOf(fresh) === ownerOf(first)) {
      const again = await through(withToken(repeat, fresh))
      if (again.status === 401) refusedFresh.set(fresh, now())
      return again
    }
    // The token is optional: try without it.
    if (access === 'optional') return through(repeat)
    throw new SessionChangedError('The session changed during the call.', { operationId, requestId })
  }

/** Sends to the API that the sender's token names, unless the call names one. */
function sending(call: Call, through: Fetch): Way {
  const sender = senderOf(call)
  const own = apiBase(claimsOf(sender.first))
  const base = call.base ?? own
  // A token that is only information is nothing that another API has to know.
  const informing = base === own ? sender.first : null
  if (call.token !== undefined || call.access === 'ignored')
    return { base, fetch: (request) => through(withToken(request, informing)) }
  return { base, fetch: signedIn(call, sender, through) }
}

/** Returns the validated envelope. Throws ApiError, NetworkError, TimeoutError, ContractError, SessionChangedError. */
const request = (call: Call): Promise<unknown> => send(call, sending(call, timed))

/**
 * Yields each valid message and skips others; those that are JSON are reported. Ends with the connection, or throws if the connection
 * carries nothing for `longestSilence`. Throws like `request`.
 */
async function* openStream(call: StreamCall): AsyncIterable<unknown> {
  const silence = silenceAfter(longestSilence)
  const signal = anySignal([call.signal, silence.signal])
  try {
    const { body, name } = await sendForStream(
      { ...call, signal },
      sending(call, (request) => fetch(request)),
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

connect({ request, openStream, currentCustomer, onCustomerChange })
