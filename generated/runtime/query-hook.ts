// Generated from openapi/ by `npm run codegen`; do not edit.
/** The React hook of a GET. It takes the operation's parameters and TanStack Query's options. */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'

type AnyQuery = { options: (params: never) => object; call: (params: never) => Promise<unknown> }
type Answer<Q extends AnyQuery> = Awaited<ReturnType<Q['call']>>
type QueryExtras<D, S> = Omit<UseQueryOptions<D, Error, S>, 'queryKey' | 'queryFn'>

export const queryHook =
  <Q extends AnyQuery>(query: Q) =>
  <S = Answer<Q>>(params: Parameters<Q['call']>[0], extras: QueryExtras<Answer<Q>, S> = {}) =>
    useQuery<Answer<Q>, Error, S>({ ...(query.options(params) as UseQueryOptions<Answer<Q>, Error, S>), ...extras })
