/** Recognizes a network that answers in the server's place until the customer has signed in there. */
import { inApp } from '../base.ts'
import { isOnline } from '../connection.ts'
import { isOwnPage } from '../own-page.ts'
import { randomUUID, timeoutSignal } from '../platform.ts'
import { type CallName, PortalError } from './errors.ts'

type Fetch = (request: Request) => Promise<Response>

const hasType = ({ headers }: Response, type: string) => Boolean(headers.get('content-type')?.includes(type))

/** Not a 404 or 502 page, which comes from a proxy of our own. Leaves the response's body unread. */
async function isPortal(url: string, response: Response): Promise<boolean> {
  if (hasType(response, 'json')) return false
  if (response.status === 511) return true
  if (response.redirected && new URL(response.url).origin !== new URL(url).origin) return true
  // The app's page in place of the API is a mistake in the server's setup.
  return response.ok && hasType(response, 'text/html') && !isOwnPage(await response.clone().text())
}

/** Milliseconds. */
const patience = 3000

/**
 * A script can't follow a redirect to a portal's host: the call fails as without a connection. A file of the app's own
 * host, which never redirects, shows the difference.
 */
async function redirectsToPortal(): Promise<boolean> {
  const url = inApp(`/config.json?${randomUUID()}`)
  try {
    const response = await fetch(url, { cache: 'no-store', redirect: 'manual', signal: timeoutSignal(patience) })
    return response.type === 'opaqueredirect' || (await isPortal(response.url, response))
  } catch {
    return false
  }
}

let looking: Promise<boolean> | undefined

/** Calls that fail together look once. */
function isBehindPortal(): Promise<boolean> {
  looking ??= redirectsToPortal().finally(() => {
    looking = undefined
  })
  return looking
}

const isConnectionLost = (error: unknown) => error instanceof TypeError && isOnline()

/** Throws PortalError for a portal's response. Other responses and errors are handed on. */
export const unlessPortal =
  (through: Fetch, call: CallName): Fetch =>
  async (request) => {
    const response = await through(request).catch(async (error: unknown) => {
      if (isConnectionLost(error) && (await isBehindPortal())) return null
      throw error
    })
    if (response && !(await isPortal(request.url, response))) return response
    throw new PortalError('The network wants a sign-in.', call)
  }
