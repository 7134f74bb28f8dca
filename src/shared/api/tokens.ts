/**
 * The session's tokens and everything that changes them. Every change except signing out runs inside a lock shared by
 * all tabs and reads the storage again first, because two tabs must not use the same refresh token.
 */
import { refreshTokens, signInGuest } from '#generated/operations/auth.ts'
import type { OperationId } from '#generated/runtime/operation.ts'
import type { components } from '#generated/types.ts'
import { now } from '../clock.ts'
import { withLock } from '../locks.ts'
import { keptKeys } from '../storage/keys.ts'
import { claimRecords } from '../storage/owned.ts'
import { clearExcept, read, remove, write } from '../storage/storage.ts'
import { replaceToken } from '../token-handover.ts'
import { claimsOf } from './claims.ts'
import { deviceFields } from './device.ts'
import { ContractError, NetworkError } from './errors.ts'
import { detachAttemptFromCart, endLater, forgetAttemptSession, holdAttemptSession } from './kept-sessions.ts'
import { endsGuest, endsSession } from './proofs.ts'

type Tokens = components['schemas']['Tokens']

const lostListeners = new Set<() => void>()

/** Calls back when the server has ended a registered customer's session. Returns a function that unsubscribes. */
export function onSessionLost(listener: () => void): () => void {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}

/** Milliseconds. Longer than a call may take. */
const patience = 15_000

/** One at a time across all tabs. */
const inSessionLock = <T>(work: () => Promise<T>): Promise<T> => withLock('session', work, { patience })

/** The stored access token; null if there is none or it can't be read. */
export function currentToken(): string | null {
  const token = read('accessToken')
  return claimsOf(token) && token
}

/**
 * A guest who signs in takes along what is on this phone. An account that is replaced without signing out, because
 * another tab had signed in to it, leaves as if it had signed out.
 */
function replaceCustomer(isGuest: boolean) {
  const token = read('accessToken')
  const isHeld = holdAttemptSession(!isGuest)
  if (isGuest) return
  if (!isHeld && token) endLater(token)
  clearExcept([...keptKeys, 'deviceId'])
  detachAttemptFromCart()
}

/** Call only inside the lock. `operationId` sent the tokens. */
function storeTokens({ accessToken, refreshToken }: Tokens, operationId: OperationId) {
  const claims = claimsOf(accessToken)
  if (!claims) throw new ContractError('The server sent an unreadable token.', { operationId, requestId: '' })
  const { sub, is_guest_user } = claims
  const before = claimsOf(read('accessToken'))
  if (before && before.sub !== sub) replaceCustomer(before.is_guest_user)
  claimRecords(sub, is_guest_user ? null : read('guestUserId'))
  if (read('attemptSession')?.userId === sub) forgetAttemptSession()
  write('refreshToken', refreshToken)
  if (is_guest_user) write('guestUserId', sub)
  write('accessToken', accessToken)
}

/** Starts the session of a customer who has verified their phone number. */
export const startSession = (tokens: Tokens): Promise<void> =>
  inSessionLock(async () => storeTokens(tokens, 'createAccessToken'))

/** The session that a call is sent for. Default: the current one. Its token names the API. */
type Of = { token?: string }

async function requestGuest(userId: string | null, of: Of = {}): Promise<Tokens> {
  const body = { ...deviceFields(userId), ...(userId && { user_id: userId }) }
  const { data } = await signInGuest.call({ body }, of)
  return data
}

/** `owner`: the session's customer, if known. */
async function requestRefresh(refreshToken: string, owner: string | undefined, of: Of = {}): Promise<Tokens> {
  const { data } = await refreshTokens.call({ params: { refreshToken }, body: deviceFields(owner) }, of)
  return data
}

/** Signs in the previous guest if the server still has them, otherwise a new one. Call only inside the lock. */
async function guestTokens(): Promise<string> {
  const guestUserId = read('guestUserId')
  const tokens = await requestGuest(guestUserId).catch((error: unknown) => {
    if (!guestUserId || !endsGuest(error)) throw error
    remove('guestUserId')
    return requestGuest(null)
  })
  // Another tab may have signed in while the phone had stopped this one.
  const current = currentToken()
  if (current) endUnlessCurrent(tokens)
  else storeTokens(tokens, signInGuest.operationId)
  return current ?? tokens.accessToken
}

/** Ends a session that came too late, unless its customer is signed in: their session goes on. */
function endUnlessCurrent({ accessToken }: Tokens) {
  if (claimsOf(read('accessToken'))?.sub !== claimsOf(accessToken)?.sub) endLater(accessToken)
}

/**
 * Returns null if the customer has signed out in the meantime. Call only inside the lock. Another tab takes it over while
 * the phone has stopped this one: the session that it has renewed goes on.
 */
async function refresh(refreshToken: string): Promise<string | null> {
  const tokens = await requestRefresh(refreshToken, claimsOf(read('accessToken'))?.sub)
  if (read('refreshToken') === refreshToken) {
    storeTokens(tokens, refreshTokens.operationId)
    return tokens.accessToken
  }
  const held = read('attemptSession')
  if (held?.refreshToken === refreshToken) write('attemptSession', { ...held, ...tokens })
  else endUnlessCurrent(tokens)
  return read('accessToken')
}

/** Returns the current token, otherwise renews the session, otherwise signs in a guest. Call only inside the lock. */
async function anyToken(): Promise<string> {
  const token = currentToken()
  if (token) return token
  const refreshToken = read('refreshToken')
  const renewed = refreshToken
    ? await refresh(refreshToken).catch((error: unknown) => {
        if (!endsSession(error)) throw error
        return null
      })
    : null
  return renewed ?? guestTokens()
}

/** Signs in a guest if nobody is signed in. Returns the current token. Throws the errors of `send`. */
export const ensureToken = (): Promise<string> => inSessionLock(anyToken)

/** After a rejected renewal, signs in the same guest again; a registered customer has to sign in. */
async function afterRefusal(stale: string): Promise<string | null> {
  if (claimsOf(stale)?.is_guest_user) {
    remove('accessToken')
    remove('refreshToken')
    return guestTokens()
  }
  // Notify before clearing: empty storage looks like a first visit, which signs in a guest.
  for (const listener of lostListeners) listener()
  clearExcept(keptKeys)
  detachAttemptFromCart()
  return null
}

/** Returns null if another tab has signed out or the session is over. */
async function renewCurrent(stale: string): Promise<string | null> {
  const refreshToken = read('refreshToken')
  if (!refreshToken) return afterRefusal(stale)
  try {
    return await refresh(refreshToken)
  } catch (error) {
    if (endsSession(error)) return read('accessToken') === stale ? afterRefusal(stale) : null
    throw error
  }
}

/** Like `renewCurrent`, for the session that started the open payment. A guest is renewed only as the same guest. */
async function renewHeld(stale: string): Promise<string | null> {
  const held = read('attemptSession')
  if (!held) return null
  /** Unless the payment has finished, which removes its session, or another tab has renewed it meanwhile. */
  const isHeld = () => read('attemptSession')?.accessToken === stale
  const isGuest = claimsOf(stale)?.is_guest_user === true
  const of = { token: held.accessToken }
  const tokens = await requestRefresh(held.refreshToken, held.userId, of)
    .catch((error: unknown) => {
      if (endsSession(error) && isGuest) return requestGuest(held.userId, of)
      throw error
    })
    .catch((error: unknown) => {
      if (endsSession(error) || endsGuest(error)) return null
      throw error
    })
  if (tokens && claimsOf(tokens.accessToken)?.sub === held.userId) {
    if (isHeld()) write('attemptSession', { ...held, ...tokens })
    return tokens.accessToken
  }
  if (!isHeld()) return read('attemptSession')?.accessToken ?? null
  remove('attemptSession')
  return null
}

/** Milliseconds. A refresh token works only a few times, and several calls must not use it up in one gap of the network. */
const restAfterLoss = 900

/** Calls for a token share one renewal, and for a while its loss. */
function sharedRenewal(stored: () => string | null, work: (stale: string) => Promise<string | null>) {
  let last: { stale: string; result: Promise<string | null>; lostAt?: number } | undefined
  return (stale: string) => {
    if (last?.stale === stale && (last.lostAt === undefined || now() - last.lostAt < restAfterLoss)) return last.result
    const mine: NonNullable<typeof last> = { stale, result: replaceToken(stale, inSessionLock, stored, work) }
    last = mine
    mine.result.then(
      () => {
        if (last === mine) last = undefined
      },
      (error: unknown) => {
        if (error instanceof NetworkError) mine.lostAt = now()
        else if (last === mine) last = undefined
      },
    )
    return mine.result
  }
}

/**
 * Replaces a token that the server rejected. Returns null if the session is over. Throws the errors of `send` if the
 * server can't be reached, without ending the session.
 */
export const renew = sharedRenewal(() => read('accessToken'), renewCurrent)
export const renewAttemptSession = sharedRenewal(() => read('attemptSession')?.accessToken ?? null, renewHeld)
