/** The hooks beside the generated operations; each takes the operation's parameters and what TanStack Query takes. */
import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'

type AnyQuery = { options: (params: never) => object; call: (params: never) => Promise<unknown> }
type Answer<Q extends AnyQuery> = Awaited<ReturnType<Q['call']>>
type Params<Q extends AnyQuery> = Parameters<Q['call']>[0]
type QueryExtras<D, S> = Omit<UseQueryOptions<D, Error, S>, 'queryKey' | 'queryFn'>

export const queryHook =
  <Q extends AnyQuery>(query: Q) =>
  <S = Answer<Q>>(params: Params<Q>, extras: QueryExtras<Answer<Q>, S> = {}) =>
    useQuery<Answer<Q>, Error, S>({ ...(query.options(params) as UseQueryOptions<Answer<Q>, Error, S>), ...extras })

type AnyPaged = AnyQuery & { pages: (params: never) => object }
type PagedParams<Q extends AnyPaged> = Parameters<Q['pages']>[0]
type Pages<Q extends AnyPaged> = InfiniteData<Answer<Q>, number>
type PagesExtras<D> = Pick<UseInfiniteQueryOptions<D, Error, D>, 'enabled' | 'staleTime'>

/** A growing list: pages are appended from page 1 on. For one answer alone use the operation's `options`. */
export const pagedQueryHook =
  <Q extends AnyPaged>(query: Q) =>
  (params: PagedParams<Q>, extras: PagesExtras<Pages<Q>> = {}) =>
    useInfiniteQuery<Answer<Q>, Error, Pages<Q>>({
      ...(query.pages(params) as UseInfiniteQueryOptions<Answer<Q>, Error, Pages<Q>>),
      ...(extras as object),
    })

type AnyMutation = { options: () => object; call: (variables: never) => Promise<unknown> }
type MutationAnswer<M extends AnyMutation> = Awaited<ReturnType<M['call']>>

export const mutationHook =
  <M extends AnyMutation>(mutation: M) =>
  (
    extras: Omit<
      Parameters<typeof useMutation<MutationAnswer<M>, Error, Parameters<M['call']>[0]>>[0],
      'mutationFn'
    > = {},
  ) =>
    useMutation<MutationAnswer<M>, Error, Parameters<M['call']>[0]>({ ...mutation.options(), ...extras })
