import type { Texts } from '#generated/texts.ts'
import type { ErrorCode } from '#generated/types.ts'
import { texts } from '#shared/texts/catalog.ts'
import { isOnline } from '../connection.ts'
import { ApiError, NetworkError, PortalError, SessionChangedError, TimeoutError } from './errors.ts'
import { isForOthers, quoted } from './server-language.ts'

/** Outages have words of their own, whatever their code. */
type Refusal = Exclude<ErrorCode, `SERVER_${string}`>

/** Why the server refused a call: in its own words, or in the app's if those are in another language and its code is known. */
export function messageOf({ code, message, language }: ApiError): string {
  // Loaded after the texts of the first screen.
  const { refusals } = texts as Partial<Texts>
  return (isForOthers(language) && refusals?.[code as Refusal]) || quoted(message, language)
}

/** The message for the customer about a failed call. Null: the call was not sent because the phone is offline. */
export function describeError(error: unknown): string {
  if (error === null || (error instanceof NetworkError && !isOnline())) return texts.errors.offline
  if (error instanceof TimeoutError) return texts.errors.tooSlow
  if (error instanceof NetworkError) return texts.errors.unreachable
  if (error instanceof ApiError && error.status < 500 && error.isDocumented) return messageOf(error)
  if (error instanceof PortalError) return texts.errors.portal
  if (error instanceof SessionChangedError) return texts.errors.sessionChanged
  return texts.errors.server
}
