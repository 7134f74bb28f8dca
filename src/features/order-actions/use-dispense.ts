/** "Dispense now": starts the machine once and shows the order as the answer has it. */
import { useNavigate } from 'react-router-dom'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { useDispenseOrder } from '#generated/hooks/orders.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'
import { codeOf } from './code-of.ts'

interface Then {
  /** Looks the order up again after a failure, because the machine may have started anyway. */
  checkAgain: () => void
  onMachineOffline: () => void
}

export function useDispense(order: Order, { checkAgain, onMachineOffline }: Then) {
  const { userId = '' } = useSession()
  const navigate = useNavigate()
  const { mutate, isIdle, isError, error } = useDispenseOrder({
    onSuccess: () => navigate(paths.orderDispenseStatus(order.id), { replace: true }),
    onError: (failure) => {
      checkAgain()
      if (codeOf(failure) === 'ORDER_4092') onMachineOffline()
      else if (codeOf(failure) === 'ORDER_4091') toast.info(texts.orderActions.machineMoved)
      else toast.error(texts.orderActions.somethingWrong)
    },
  })
  return {
    start: () => mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } }),
    /** Until the order shows that it is being dispensed. */
    isStarting: !isIdle && !isError,
    error,
  }
}
