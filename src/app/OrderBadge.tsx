import { useEffect } from 'react'
import { useActiveOrder } from '#domain/order/active-order.ts'

/** Puts a badge on the installed app's icon while an order waits at its machine, if the system supports badges. */
export function OrderBadge() {
  const order = useActiveOrder()
  const isWaiting = order && order.status === 'Paid'
  useEffect(() => {
    if (!('setAppBadge' in navigator) || isWaiting === undefined) return
    void (isWaiting ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined)
  }, [isWaiting])
  return null
}
