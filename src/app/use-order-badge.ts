import { useEffect } from 'react'
import { useActiveOrder } from '#domain/order/active-order.ts'
import { useSession } from '#domain/session/session.ts'

/** Puts a badge on the installed app's icon while an order waits at its machine, if the system supports badges. */
export function useOrderBadge(isWanted: boolean) {
  const { userId } = useSession()
  const order = useActiveOrder()
  // Undefined while loading.
  const isWaiting = userId ? order && order.status === 'Paid' : false
  useEffect(() => {
    if (!isWanted || !('setAppBadge' in navigator) || isWaiting === undefined) return
    void (isWaiting ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined)
  }, [isWanted, isWaiting])
}
