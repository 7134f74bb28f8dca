/** The hooks beside the generated operations; each takes the operation's parameters and what TanStack Query takes. */
import { type UseQueryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'

type AnyQuery = { options: (params: never) => object; call: (params: never) => Promise<unknown> }
type Answer<Q extends AnyQuery> = Awaited<ReturnType<Q['call']>>
type Params<Q extends AnyQuery> = Parameters<Q['call']>[0]
type QueryExtras<D, S> = Omit<UseQueryOptions<D, Error, S>, 'queryKey' | 'queryFn'>

export const queryHook =
  <Q extends AnyQuery>(query: Q) =>
  <S = Answer<Q>>(params: Params<Q>, extras: QueryExtras<Answer<Q>, S> = {}) =>
    useQuery<Answer<Q>, Error, S>({ ...(query.options(params) as UseQueryOptions<Answer<Q>, Error, S>), ...extras })

type AnyPaged = AnyQuery & { pages: (params: never) => object }

export const pagedQueryHook =
  <Q extends AnyPaged>(query: Q) =>
  <S = Answer<Q>>(params: Params<Q>, extras: QueryExtras<Answer<Q>, S> = {}) =>
    useQuery<Answer<Q>, Error, S>({ ...(query.options(params) as UseQueryOptions<Answer<Q>, Error, S>), ...extras })

type AnyMutation = { options: () => object; call: (variables: never) => Promise<unknown> }
type MutationAnswer<M extends AnyMutation> = Awaited<ReturnType<M['call']>>

export const mutationHook =
  <M extends AnyMutation>(mutation: M) =>
  (extras: Omit<Parameters<typeof useMutation<MutationAnswer<M>, Error, Parameters<M['call']>[0]>>[0], 'mutationFn'> = {}) =>
    useMutation<MutationAnswer<M>, Error, Parameters<M['call']>[0]>({ ...mutation.options(), ...extras })
