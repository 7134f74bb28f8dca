import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isWithin } from '../clock.ts'
import { ApiError, ContractError, SessionChangedError, TimeoutError } from './errors.ts'
import { isRefused } from './proofs.ts'
import { makeStale } from './stale.ts'

/** Retries once, except after a rejected call, an invalid response or a response with Retry-After. */
function isWorthRetrying(count: number, error: Error): boolean {
  if (error instanceof ContractError || error instanceof SessionChangedError) return false
  if (error instanceof ApiError && (error.status < 500 || error.retryAt !== undefined)) return false
  return count === 0
}

/** Milliseconds before a retry. */
const retryDelay = (_: number, error: Error) => (error instanceof TimeoutError ? 0 : 1000)

/**
 * The `staleTime` of a response that is never fresh. TanStack Query compares dates: with 0, a response would be fresh
 * for hours after the phone's clock was set back.
 */
export const neverFresh = Number.NEGATIVE_INFINITY

/** The `staleTime` of a response that is fresh for this many milliseconds. */
export const whileFresh =
  (duration: number) =>
  ({ state: { dataUpdatedAt } }: { state: { dataUpdatedAt: number } }) =>
    isWithin(duration, dataUpdatedAt) ? duration : neverFresh

/** For what rarely changes: asked ahead, it is still fresh when the customer gets there. */
export const forMinutes = { staleTime: whileFresh(5 * 60_000) }

/**
 * For what a payment is decided by: asked while the customer still looks at the products, it counts on the next screen.
 * The server checks again when the order is created.
 */
export const forAMinute = { staleTime: whileFresh(60_000) }

/**
 * The `refetchOnMount` of a query that one screen hands over to the next: what has been read within a second is not read
 * again, unless a change has made it stale since. The screen that left has canceled the request for that.
 */
export const unlessJustRead = ({ state }: { state: { dataUpdatedAt: number; isInvalidated: boolean } }) =>
  state.isInvalidated || !isWithin(1000, state.dataUpdatedAt)

/** For a query started by a tap: no retries, and it fails immediately while offline. */
export const onceNow = { retry: false, networkMode: 'always' } as const

/** Milliseconds. What the server has just refused is not asked again because another part of the screen appears. */
const restAfterRefusal = 10_000

const isJustRefused = ({ state: { error, errorUpdatedAt } }: { state: { error: unknown; errorUpdatedAt: number } }) =>
  error instanceof ApiError && error.isDocumented && isWithin(restAfterRefusal, errorUpdatedAt)

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        retryDelay,
        staleTime: whileFresh(30_000),
        retryOnMount: (query) => !isJustRefused(query),
      },
      // While offline, a change fails immediately instead of being sent later unexpectedly.
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) => makeStale(client, mutation.meta ?? {}),
      // The server may have done it all the same. Not at once, while it doesn't answer.
      onError: (error, _variables, _context, mutation) => {
        if (!isRefused(error)) makeStale(client, mutation.meta ?? {}, 'none')
      },
    }),
  })
  return client
}
