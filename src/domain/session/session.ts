/** Who the customer is: a state that follows the token, the same in every tab. */
import { useSyncExternalStore } from 'react'
import { type Claims, claimsOf } from '#shared/api/claims.ts'
import { onSessionLost } from '#shared/api/tokens.ts'
import { config } from '#shared/config.ts'
import { read, subscribe } from '#shared/storage/storage.ts'

export interface Customer {
  userId: string
  warehouseId: string
}
export type Session =
  | { kind: 'none'; userId?: undefined }
  | ({ kind: 'guest' } & Customer)
  | ({ kind: 'registered' } & Customer)
  /** The server has ended the session of a registered customer, who has to sign in again. */
  | { kind: 'expired'; userId?: undefined }

export type SessionEvent = { type: 'tokenChanged'; claims: Claims | null } | { type: 'sessionLost' }

const none: Session = { kind: 'none' }

function sessionOf(claims: Claims): Session {
  const customer = { userId: claims.sub, warehouseId: claims.country_warehouse_id ?? config.fallbackWarehouseId }
  return { kind: claims.is_guest_user ? 'guest' : 'registered', ...customer }
}

/** An expired session stays expired until somebody signs in. A network failure is not an event. */
export function sessionReducer(session: Session, event: SessionEvent): Session {
  if (event.type === 'sessionLost') return { kind: 'expired' }
  if (!event.claims) return session.kind === 'expired' ? session : none
  return sessionOf(event.claims)
}

let session = sessionReducer(none, { type: 'tokenChanged', claims: claimsOf(read('accessToken')) })
const listeners = new Set<() => void>()

/** The last customer, and how often the customer has changed since the page was opened. */
let last = session.userId
let customerChanges = 0

/** Whether the server ended a customer's session and nobody has signed in since. */
let wasLost = false

function dispatch(event: SessionEvent) {
  const next = sessionReducer(session, event)
  // An equal session keeps its identity, so a refreshed token causes no re-render.
  if (JSON.stringify(next) === JSON.stringify(session)) return
  session = next
  // Another tab may have signed in a guest in the meantime.
  wasLost = session.kind === 'expired' || (wasLost && session.kind !== 'registered')
  if (last && session.userId && session.userId !== last) customerChanges += 1
  last = session.userId ?? last
  for (const listener of listeners) listener()
}

subscribe('accessToken', () => dispatch({ type: 'tokenChanged', claims: claimsOf(read('accessToken')) }))
onSessionLost(() => dispatch({ type: 'sessionLost' }))

export const currentSession = () => session
export const wasSessionLost = () => wasLost

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A React key that changes when another customer takes over, but not for the first one or a returning one. */
export const useCustomerKey = () => useSyncExternalStore(onSessionChange, () => customerChanges)

export const useSession = () => useSyncExternalStore(onSessionChange, currentSession)
