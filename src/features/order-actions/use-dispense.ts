/** Starts the machine once, then opens the dispense status. */
import { useNavigate } from 'react-router-dom'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { useDispenseOrder } from '#generated/hooks/orders.ts'
import { errorCode } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'

interface Callbacks {
  /** Called after a failure to reload the order, because the machine may have started anyway. */
  checkAgain: () => void
  onMachineOffline: () => void
}

export function useDispense(order: Order, { checkAgain, onMachineOffline }: Callbacks) {
  const { userId = '' } = useSession()
  const navigate = useNavigate()
  const { mutate, isIdle, isError, error } = useDispenseOrder({
    onSuccess: () => navigate(paths.orderDispenseStatus(order.id), { replace: true }),
    onError: (failure) => {
      checkAgain()
      if (errorCode(failure) === 'ORDER_4092') onMachineOffline()
      else if (errorCode(failure) === 'ORDER_4091') toast.info(texts.orderActions.machineMoved)
      else toast.error(texts.orderActions.somethingWrong)
    },
  })
  return {
    start: () => mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } }),
    /** Stays true after success, until the dispense status replaces this screen. */
    isStarting: !isIdle && !isError,
    error,
  }
}
