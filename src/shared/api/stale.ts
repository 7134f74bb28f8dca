/** Invalidates queries after a change, as declared in the OpenAPI document (x-invalidates, x-personal). */
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Descriptor } from '#generated/runtime/operation.ts'

/** Call after an operation has succeeded. */
export function makeStale(client: QueryClient, { invalidates = [] }: Pick<Descriptor, 'invalidates'>) {
  for (const operationId of invalidates) void client.invalidateQueries({ queryKey: [operationId] })
}

/**
 * Call when another customer signs in or the customer signs out. Clears personal queries whose key does not contain
 * the customer, and refetches them only if somebody is signed in.
 */
export function forgetCustomer(client: QueryClient, isSignedIn: boolean) {
  const personal = { predicate: ({ meta }: Query) => meta?.personal === true }
  if (isSignedIn) void client.resetQueries(personal)
  else client.removeQueries(personal)
}
