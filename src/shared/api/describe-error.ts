import { texts } from '#shared/texts/catalog.ts'
import { isOnline } from '../connection.ts'
import { ApiError, NetworkError, PortalError, SessionChangedError, TimeoutError } from './errors.ts'
import { quoted } from './server-language.ts'

/** The message for the customer about a failed call. Null: the call was not sent because the phone is offline. */
export function describeError(error: unknown): string {
  if (error === null || (error instanceof NetworkError && !isOnline())) return texts.errors.offline
  if (error instanceof TimeoutError) return texts.errors.tooSlow
  if (error instanceof NetworkError) return texts.errors.unreachable
  if (error instanceof ApiError && error.status < 500 && error.isDocumented) return quoted(error.message)
  if (error instanceof PortalError) return texts.errors.portal
  if (error instanceof SessionChangedError) return texts.errors.sessionChanged
  return texts.errors.server
}
