/** Invalidates queries after a change, as declared in the OpenAPI document (x-invalidates, x-personal). */
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Descriptor } from '#generated/runtime/operation.ts'
import { currentCustomer } from './customer.ts'

/** Queries whose meta says `isFollowed` are kept current by what changes them. */
const isNotFollowed = ({ meta }: Pick<Query, 'meta'>) => !meta?.isFollowed

/**
 * Call after an operation has succeeded. What is on the screen is read again, unless `refetchType` is none, for a screen
 * that is left now: the next one to show it reads it.
 */
export function makeStale(
  client: QueryClient,
  { invalidates = [] }: Pick<Descriptor, 'invalidates'>,
  refetchType: 'active' | 'none' = 'active',
) {
  for (const operationId of invalidates)
    void client.invalidateQueries({ queryKey: [operationId], predicate: isNotFollowed, refetchType })
}

/**
 * Call when another customer signs in or the customer signs out. Responses whose request doesn't name their customer
 * (x-personal) leave the memory. Others, such as orders, stay there for a while, under a key that names their customer.
 */
export const forgetCustomer = (client: QueryClient) =>
  client.removeQueries({
    predicate: ({ meta, queryKey }: Query) => meta?.personal === true && queryKey.at(-1) !== currentCustomer(),
  })
