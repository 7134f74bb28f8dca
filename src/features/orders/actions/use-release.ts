/** Releases an order. A failure is shown on the screen, as a toast only to a customer who has left it (§8). */
import { useRef } from 'react'
import type { Order } from '#domain/order/order-state.ts'
import { sameOrder } from '#domain/order/read-order.ts'
import { useSession } from '#domain/session/session.ts'
import { useUnblockOrder } from '#generated/hooks/orders.ts'
import { errorCode, SessionChangedError } from '#shared/api/errors.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useIsHere } from '#shared/ui/use-is-here.ts'

interface Callbacks {
  checkAgain: () => void
  onReleased?: ((order: Order) => void) | undefined
}

/** Whoever has signed out meanwhile hears nothing of the earlier customer's order. */
export function sayNotReleased({ order_number: number }: Order, error: Error) {
  if (!(error instanceof SessionChangedError)) toast.error(texts.orderActions.releaseFailedLater({ number }))
}

export function useRelease(order: Order, { checkAgain, onReleased }: Callbacks) {
  const { userId = '' } = useSession()
  const isHere = useIsHere()
  const startedAt = useRef('')
  const unblock = useUnblockOrder({
    onSuccess: ({ data }) => onReleased?.(sameOrder(order.id, data, 'unblockOrder')),
    onError: (failure) => {
      // On the same screen, the order has moved on without this button, and shows how.
      if (!isHere.current && window.location.href !== startedAt.current) sayNotReleased(order, failure)
    },
    onSettled: checkAgain,
  })
  const { error, isPending, mutate } = unblock
  return {
    release: () => {
      startedAt.current = window.location.href
      mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } })
    },
    isReleasing: isPending,
    error,
    problem:
      error &&
      (errorCode(error) === 'ORDER_4094' ? texts.orderActions.stillConfirming : texts.orderActions.releaseFailed),
  }
}
