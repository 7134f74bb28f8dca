import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { claimOrders, keepOrders } from '#domain/order/kept-orders.ts'
import { holdsOrders, seenOrders } from '#domain/order/seen-orders.ts'
import { useSession } from '#domain/session/session.ts'
import { read } from '#shared/storage/storage.ts'
import { destroyVault } from '#shared/storage/vault.ts'

/** Milliseconds. Responses within this time are stored together. */
const pause = 500

/**
 * Stores every order that the customer has seen, until another customer signs in (docs/decisions/0021). `onKept` must
 * stay the same function.
 */
export function useKeptOrders(isWanted: boolean, onKept: () => void) {
  const { kind, userId } = useSession()
  const client = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    // Not if a guest's id is stored: then the next session is the same guest's.
    if (kind === 'expired' || (kind === 'none' && !read('guestUserId'))) void destroyVault()
    if (!userId) return
    void claimOrders(userId)
    const keep = () => {
      const seen = seenOrders(client, userId)
      if (seen.length === 0) return
      void keepOrders(userId, seen)
      onKept()
    }
    let timer = setTimeout(keep, pause)
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !holdsOrders(event.query)) return
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isWanted, client, kind, userId, onKept])
}
