/** Releases an order. A failure is shown on the screen, never as a toast (§8). */
import type { Order } from '#domain/order/order-state.ts'
import { sameOrder } from '#domain/order/read-order.ts'
import { useSession } from '#domain/session/session.ts'
import { useUnblockOrder } from '#generated/hooks/orders.ts'
import { errorCode } from '#shared/api/errors.ts'
import { texts } from '#shared/texts/catalog.ts'

interface Callbacks {
  checkAgain: () => void
  onReleased?: ((order: Order) => void) | undefined
}

export function useRelease(order: Order, { checkAgain, onReleased }: Callbacks) {
  const { userId = '' } = useSession()
  const unblock = useUnblockOrder({
    onSuccess: ({ data }) => onReleased?.(sameOrder(order.id, data, 'unblockOrder')),
    onSettled: checkAgain,
  })
  const { error, isPending, mutate } = unblock
  return {
    release: () => mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } }),
    isReleasing: isPending,
    error,
    problem:
      error &&
      (errorCode(error) === 'ORDER_4094' ? texts.orderActions.stillConfirming : texts.orderActions.releaseFailed),
  }
}
