/**
 * Checks who may call the mock server. It has no passwords, so a web site that the developer visits must not be able to
 * reach it: neither with a form or script, nor with a host name that resolves to this computer.
 */
import type { IncomingMessage } from 'node:http'
import { refuse } from '../world/refusal.ts'

const hostHeader = /^(\[[0-9a-f:]+\]|[a-z0-9._-]+)(?::\d+)?$/i

/** The host name of a request, without the port. */
export const hostNameOf = ({ headers }: IncomingMessage) => hostHeader.exec(headers.host ?? '')?.[1]?.toLowerCase()

/** True for a link or a typed URL, false for requests fetched, posted or framed by a page. */
const isNavigation = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

/** `host` is the name or address by which other devices may reach the server. */
export function callersOf(appUrl: string, host?: string) {
  const names = ['localhost', '127.0.0.1', '[::1]', ...(host ? [host.toLowerCase()] : [])]
  const isOwnName = (name: string) => names.includes(name) || name.endsWith('.localhost')
  const app = new URL(appUrl).origin
  const isOwnOrigin = (origin: string) =>
    origin === app || (URL.canParse(origin) && isOwnName(new URL(origin).hostname))

  return {
    /** Throws a Refusal if the caller is not allowed. */
    check(request: IncomingMessage, path: string) {
      const name = hostNameOf(request)
      if (!name || !isOwnName(name))
        refuse(
          403,
          'HOST_4030',
          `This mock server rejects the host ${name ?? 'of this request'}. Start it with --host to allow it.`,
        )
      const { origin, 'sec-fetch-site': site, 'content-type': type } = request.headers
      const isControl = path.startsWith('/__mock/')
      const isForeign = origin === undefined ? site === 'cross-site' : !isOwnOrigin(origin)
      if (isForeign && (isControl || !isNavigation(request)))
        refuse(403, 'ORIGIN_4030', `Pages of ${origin ?? 'other sites'} may not call this mock server.`)
      if (isControl && hasBody(request) && !type?.startsWith('application/json'))
        refuse(415, 'MEDIA_4150', 'Controls accept only application/json.')
    },
    // The origins in the policy of payment pages. A policy can't contain IPv6 addresses.
    sources: [
      app,
      ...['*.localhost', ...names].filter((each) => !each.startsWith('[')).map((each) => `http://${each}:*`),
    ],
  }
}
