/** The one door to the API for signed-in calls and streams; sending itself is send.ts, the session's tokens are tokens.ts. */
import { read } from '../storage/storage.ts'
import { readAnswer } from './reader.ts'
import { type Access, type Call, type Fetch, send, sendForStream, timed } from './send.ts'
import { renew } from './tokens.ts'

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('authorization', `Bearer ${token}`)
  return request
}

/** Sends with the token there is; after a 401 once more, the same bytes, with a fresh one. The server says what is old, no clock. */
const signedIn =
  (access: Access, through: Fetch): Fetch =>
  async (request) => {
    const spare = request.clone()
    const token = read('accessToken')
    const response = await through(withToken(request, token))
    if (response.status !== 401 || !token) return response
    const fresh = await renew(token)
    if (fresh) return through(withToken(spare, fresh))
    // A call that can do without a token does without it.
    return access === 'optional' ? through(spare) : response
  }

const throughSession = ({ access }: Call, fetch: Fetch) => (access === 'none' ? fetch : signedIn(access, fetch))

/** The validated envelope. Throws ApiError, NetworkError, TimeoutError, ContractError. */
export const request = (call: Call): Promise<unknown> => send(call, throughSession(call, timed))

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
