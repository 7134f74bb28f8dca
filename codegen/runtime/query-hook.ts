/** The React hook of a GET. It takes the operation's parameters and TanStack Query's options. */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useMayAsk } from './customer-hook.ts'

type AnyQuery = { personal?: boolean; options: (params: never) => object; call: (params: never) => Promise<unknown> }
type Data<Q extends AnyQuery> = Awaited<ReturnType<Q['call']>>
type QueryExtras<D, S> = Omit<UseQueryOptions<D, Error, S>, 'queryKey' | 'queryFn'>

export const queryHook =
  <Q extends AnyQuery>(query: Q) =>
  <S = Data<Q>>(params: Parameters<Q['call']>[0], extras: QueryExtras<Data<Q>, S> = {}) => {
    const mayAsk = useMayAsk(query)
    return useQuery<Data<Q>, Error, S>({
      ...(query.options(params) as UseQueryOptions<Data<Q>, Error, S>),
      ...extras,
      ...(!mayAsk && { enabled: false }),
    })
  }
