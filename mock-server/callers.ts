/**
 * Who may call. The mock has no passwords, so a web site that the developer happens to visit must reach nothing here:
 * neither by a form or script of its own, nor by a host name that it points at this computer.
 */
import type { IncomingMessage } from 'node:http'
import { refuse } from './refusal.ts'

export interface Callers {
  /** Refuses who may not call. Throws a Refusal. */
  check(request: IncomingMessage, path: string): void
  /** Where a payment page may lead: this computer's pages, and the app's. For a content security policy. */
  sources: string[]
}

const hostHeader = /^(\[[0-9a-f:]+\]|[a-z0-9._-]+)(?::\d+)?$/i

/** The name in a Host header, without the port. */
export const hostNameOf = ({ headers }: IncomingMessage) => hostHeader.exec(headers.host ?? '')?.[1]?.toLowerCase()

/** A link or a typed address, as opposed to what a page fetches, posts or frames. */
const isOpened = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

/** `host`: the name or address by which other devices may call, too. `appOrigin`: where the app is served. */
export function callersOf(appOrigin: string, host?: string): Callers {
  const names = ['localhost', '127.0.0.1', '[::1]', ...(host ? [host.toLowerCase()] : [])]
  const isOwnName = (name: string) => names.includes(name) || name.endsWith('.localhost')
  const app = new URL(appOrigin).origin
  const isOwnOrigin = (origin: string) =>
    origin === app || (URL.canParse(origin) && isOwnName(new URL(origin).hostname))

  return {
    check(request, path) {
      const name = hostNameOf(request)
      if (!name || !isOwnName(name))
        refuse(
          403,
          'HOST_4030',
          `This mock server does not answer for ${name ?? 'no host'}. Start it with --host to allow it.`,
        )
      const { origin, 'sec-fetch-site': site, 'content-type': type } = request.headers
      const isSwitch = path.startsWith('/__mock/')
      const isForeign = origin === undefined ? site === 'cross-site' : !isOwnOrigin(origin)
      if (isForeign && (isSwitch || !isOpened(request)))
        refuse(403, 'ORIGIN_4030', `Pages of ${origin ?? 'other sites'} may not call this mock server.`)
      if (isSwitch && hasBody(request) && !type?.startsWith('application/json'))
        refuse(415, 'MEDIA_4150', 'Switches take application/json only.')
    },
    // A policy has no way to write an IPv6 address.
    sources: [
      app,
      ...['*.localhost', ...names].filter((each) => !each.startsWith('[')).map((each) => `http://${each}:*`),
    ],
  }
}
