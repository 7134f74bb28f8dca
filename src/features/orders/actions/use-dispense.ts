/** Starts the machine once, then opens the dispense status. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { recordStatus } from '#domain/machine/known-status.ts'
import { dispenseStage, type Order } from '#domain/order/order-state.ts'
import { recordFollowed } from '#domain/order/use-followed-order.ts'
import { useSession } from '#domain/session/session.ts'
import { useDispenseOrder } from '#generated/hooks/orders.ts'
import { errorCode } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { keepStorage } from '#shared/storage/keep-storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { leaveFocus } from '#shared/ui/leave-focus.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useDelay } from '#shared/ui/use-delay.ts'

/** Milliseconds. If the order still waits by then, the machine has not started, and the customer can try again. */
const untilStarted = 10_000

/** `checkAgain` reloads the order after a failure, because the machine may have started anyway. */
export function useDispense(order: Order, checkAgain: () => void) {
  const { userId = '' } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const startedAt = useRef('')
  const { mutate, isPending, isSuccess, error } = useDispenseOrder({
    onSuccess: ({ data }) => {
      // A response that doesn't show the start yet says less than reading the order again.
      if (data.id === order.id && dispenseStage(data) !== 'ready') {
        recordFollowed(client, data)
        leaveFocus()
      }
      // Whoever has opened another screen meanwhile stays there.
      if (window.location.pathname === startedAt.current)
        return navigate(paths.orderDispenseStatus(order.id), { replace: true })
    },
    onError: (failure) => {
      checkAgain()
      if (errorCode(failure) === 'ORDER_4092') recordStatus(order.machine.id, 'offline')
      else if (errorCode(failure) === 'ORDER_4091') toast.info(texts.orderActions.machineMoved)
      else toast.error(texts.orderActions.somethingWrong)
    },
  })
  const isLate = useDelay(isSuccess, untilStarted)
  return {
    start: () => {
      // From here on, this phone knows an order that may have to be refunded, perhaps a guest's.
      keepStorage()
      startedAt.current = window.location.pathname
      mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } })
    },
    /** Stays true for a while after success: the order has yet to say that the machine has started. */
    isStarting: isPending || (isSuccess && !isLate),
    error,
  }
}
