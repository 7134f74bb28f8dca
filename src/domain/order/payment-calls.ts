/** Whether this page waits for the answer to a payment, wherever the customer has gone meanwhile. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isWaiting = false

function tell(waits: boolean) {
  isWaiting = waits
  for (const listener of listeners) listener()
}

/** The checkout lock allows one at a time. */
export async function asPaymentCall<T>(work: () => Promise<T>): Promise<T> {
  tell(true)
  try {
    return await work()
  } finally {
    tell(false)
  }
}

function follow(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsPaymentCalled = () => useSyncExternalStore(follow, () => isWaiting)
