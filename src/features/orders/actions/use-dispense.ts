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

/** `checkAgain` reloads the order after a failure, because the machine may have started anyway. */
export function useDispense(order: Order, checkAgain: () => void) {
  const { userId = '' } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const startedAt = useRef('')
  const { mutate, isIdle, isError, error } = useDispenseOrder({
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
  return {
    start: () => {
      // From here on, this phone knows an order that may have to be refunded, perhaps a guest's.
      keepStorage()
      startedAt.current = window.location.pathname
      mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } })
    },
    /** Stays true after success, until the dispense status replaces this screen. */
    isStarting: !isIdle && !isError,
    error,
  }
}
