import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, ContractError } from './errors.ts'
import { makeStale } from './stale.ts'

/** A refusal or a broken answer will not get better by asking again; a lost connection may. */
const isWorthRetrying = (count: number, error: Error) =>
  !(error instanceof ApiError && error.status < 500) && !(error instanceof ContractError) && count < 2

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 30_000 }, mutations: { retry: false } },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) =>
        makeStale(client, String(mutation.options.mutationKey?.[0] ?? '')),
    }),
  })
  return client
}
