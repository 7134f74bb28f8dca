// Generated from openapi/ by `npm run codegen`; do not edit.
/** The customer as part of a query hook: the keys of personal queries contain them. */
import { useSyncExternalStore } from 'react'
import { currentCustomer, type Descriptor, onCustomerChange } from './operation.ts'

/** Renders again when another customer signs in. Returns whether the query can be sent: a personal one needs a customer. */
export function useMayAsk({ personal }: Pick<Descriptor, 'personal'>): boolean {
  const customer = useSyncExternalStore(onCustomerChange, currentCustomer)
  return !personal || customer !== null
}
