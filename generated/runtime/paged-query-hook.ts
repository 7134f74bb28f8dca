// Generated from openapi/ by `npm run codegen`; do not edit.
/** The React hook of a paged list. It appends pages from page 1. For a single page, use the operation's `options`. */
import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useMayAsk } from './customer-hook.ts'

type AnyPaged = { personal?: boolean; pages: (params: never) => object; call: (params: never) => Promise<unknown> }
type Pages<Q extends AnyPaged> = InfiniteData<Awaited<ReturnType<Q['call']>>, number>
type PagesExtras<D> = Pick<UseInfiniteQueryOptions<D, Error, D>, 'enabled' | 'staleTime'>

export const pagedQueryHook =
  <Q extends AnyPaged>(query: Q) =>
  (params: Parameters<Q['pages']>[0], extras: PagesExtras<Pages<Q>> = {}) => {
    const mayAsk = useMayAsk(query)
    return useInfiniteQuery<Pages<Q>['pages'][number], Error, Pages<Q>>({
      ...(query.pages(params) as UseInfiniteQueryOptions<Pages<Q>['pages'][number], Error, Pages<Q>>),
      ...(extras as object),
      ...(!mayAsk && { enabled: false }),
    })
  }
