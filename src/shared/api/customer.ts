/** The customer whose session this phone has, the same in every tab. Null if nobody is signed in. */
import { read, subscribe } from '../storage/storage.ts'
import { claimsOf } from './claims.ts'

let last: { token: string | null; id: string | null } = { token: null, id: null }

/** Every query reads it, so each token is decoded once. */
export function currentCustomer(): string | null {
  const token = read('accessToken')
  if (token !== last.token) last = { token, id: claimsOf(token)?.sub ?? null }
  return last.id
}

export const onCustomerChange = (listener: () => void) => subscribe('accessToken', listener)
