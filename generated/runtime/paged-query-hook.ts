// Generated from openapi/ by `npm run codegen`; do not edit.
/** The React hook of a paged list. It appends pages from page 1. For a single page, use the operation's `options`. */
import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'

type AnyPaged = { pages: (params: never) => object; call: (params: never) => Promise<unknown> }
type Pages<Q extends AnyPaged> = InfiniteData<Awaited<ReturnType<Q['call']>>, number>
type PagesExtras<D> = Pick<UseInfiniteQueryOptions<D, Error, D>, 'enabled' | 'staleTime'>

export const pagedQueryHook =
  <Q extends AnyPaged>(query: Q) =>
  (params: Parameters<Q['pages']>[0], extras: PagesExtras<Pages<Q>> = {}) =>
    useInfiniteQuery<Pages<Q>['pages'][number], Error, Pages<Q>>({
      ...(query.pages(params) as UseInfiniteQueryOptions<Pages<Q>['pages'][number], Error, Pages<Q>>),
      ...(extras as object),
    })
