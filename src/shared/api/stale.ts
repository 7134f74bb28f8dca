/** Which queries are out of date once something has changed. The document says it (x-invalidates, x-personal). */
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Descriptor } from '#generated/runtime/operation.ts'

/** After a call has succeeded. */
export function makeStale(client: QueryClient, { invalidates = [] }: Pick<Descriptor, 'invalidates'>) {
  for (const operationId of invalidates) void client.invalidateQueries({ queryKey: [operationId] })
}

/**
 * Somebody else is signed in, or nobody. Queries that don't name their customer are forgotten, and loaded again only
 * if there is somebody to load them for.
 */
export function forgetCustomer(client: QueryClient, isSignedIn: boolean) {
  const personal = { predicate: ({ meta }: Query) => meta?.personal === true }
  if (isSignedIn) void client.resetQueries(personal)
  else client.removeQueries(personal)
}
