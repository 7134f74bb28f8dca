/** What the transport and the page's first script, which must stay small, send alike. */
import { config } from '../config.ts'
import { language } from '../language.ts'
import { randomUUID } from '../platform.ts'

/** Milliseconds until a call fails (§9). */
export const timeout = 10_000

/** The configured spelling of a header name. The API accepts both. */
export const headerName = (name: 'client_id' | 'device_id') =>
  config.headerNames === 'hyphen' ? name.replace('_', '-') : name

/** The headers of every call. */
export const callHeaders = (requestId = randomUUID()) => ({
  [headerName('client_id')]: config.clientId,
  'Accept-Language': language(),
  'X-Request-Id': requestId,
})

/** The base URL of calls, unless the access token names another one. */
export const configuredBase = () => config.apiOrigin || (globalThis.location?.origin ?? 'http://localhost')
