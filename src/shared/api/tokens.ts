/**
 * The tokens of the session and all that may change them. Every change happens inside one lock that all tabs share,
 * after reading the storage again: two tabs never spend one refresh token against each other.
 */
import type { components } from '#generated/types.ts'
import { RefreshTokensResponse, SignInGuestResponse } from '#generated/zod/auth.ts'
import type { Key } from '../storage/keys.ts'
import { clearExcept, read, remove, write } from '../storage/storage.ts'
import { claimsOf } from './claims.ts'
import { deviceFields } from './device.ts'
import { ApiError } from './errors.ts'
import { send } from './send.ts'

type Tokens = components['schemas']['Tokens']

/** What a lost session leaves behind: hints already seen, and the payment that may be under way. */
const keptWhenLost: Key[] = ['hasSeenCoachmarks', 'searchCoachmarkSeen', 'hasSeenUserGuidline', 'checkoutAttempt']

const lost = new Set<() => void>()

/** Calls back when the server has ended the session of a registered customer; answers how to stop. */
export function onSessionLost(listener: () => void): () => void {
  lost.add(listener)
  return () => lost.delete(listener)
}

/** One at a time over all tabs. */
export const inSessionLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request('session', work) as Promise<T>

/** Call inside the lock only. */
export function keepTokens({ accessToken, refreshToken }: Tokens) {
  const claims = claimsOf(accessToken)
  write('refreshToken', refreshToken)
  if (claims?.is_guest_user) write('guestUserId', claims.sub)
  write('accessToken', accessToken)
}

/** A guest session: the guest known from before where the server still knows them, else a new one. Call inside the lock only. */
async function guestTokens(): Promise<string> {
  const userId = read('guestUserId')
  const body = { ...deviceFields(), ...(userId && { user_id: userId }) }
  const call = {
    operationId: 'signInGuest',
    method: 'post',
    path: '/v1/auth/guest-login',
    access: 'none',
    device: false,
  } as const
  const answer = await send({ ...call, answer: SignInGuestResponse, params: { path: {}, query: {}, header: {} }, body })
  const { data } = answer as components['schemas']['GuestTokensAnswer']
  keepTokens(data)
  return data.accessToken
}

/** Signs in a guest where nobody is signed in; answers the token that is there afterwards. Throws as `send`. */
export const ensureToken = (): Promise<string> => inSessionLock(async () => read('accessToken') ?? guestTokens())

async function refresh(refreshToken: string): Promise<string> {
  const call = {
    operationId: 'refreshTokens',
    method: 'post',
    path: '/v1/auth/refresh-token',
    access: 'none',
    device: false,
  } as const
  const params = { path: {}, query: {}, header: { refreshToken } }
  const body = deviceFields()
  const answer = await send({ ...call, answer: RefreshTokensResponse, params, body })
  const { data } = answer as components['schemas']['TokensAnswer']
  keepTokens(data)
  return data.accessToken
}

/** The server has said no. A guest comes back as the same guest; a registered customer has to sign in again. */
async function afterRefusal(stale: string): Promise<string | null> {
  if (claimsOf(stale)?.is_guest_user) {
    remove('accessToken')
    remove('refreshToken')
    return guestTokens()
  }
  clearExcept(keptWhenLost)
  for (const listener of lost) listener()
  return null
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

/**
 * Milliseconds. The lock passes from tab to tab quicker than what the tab before has stored: in two tabs of Chromium
 * it was not there at once in 4 of 10 hand-overs, and up to 10 ms late, 68 beside other work.
 */
const ARRIVAL = 100

/** Null: another tab has signed out, or the session is over. */
async function renewAlone(stale: string): Promise<string | null> {
  await new Promise((arrived) => setTimeout(arrived, ARRIVAL))
  const current = read('accessToken')
  if (current !== stale) return current
  const refreshToken = read('refreshToken')
  if (!refreshToken) return afterRefusal(stale)
  try {
    return await refresh(refreshToken)
  } catch (error) {
    if (isRefusal(error)) return afterRefusal(stale)
    throw error
  }
}

let renewal: { stale: string; result: Promise<string | null> } | undefined

/**
 * A token in place of one the server has refused; the same one for any number of callers.
 * Throws as `send` where the server could not be asked: that signs nobody out.
 */
export function renew(stale: string): Promise<string | null> {
  if (renewal?.stale === stale) return renewal.result
  const result = inSessionLock(() => renewAlone(stale)).finally(() => {
    renewal = undefined
  })
  renewal = { stale, result }
  return result
}
