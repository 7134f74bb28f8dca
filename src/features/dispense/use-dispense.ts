/** "Dispense now": asks the machine once, and shows what the answer says about the order. */
import { useNavigate } from 'react-router-dom'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { useDispenseOrder } from '#generated/hooks/orders.ts'
import { ApiError } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import { toast } from '#shared/ui/toast.ts'

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : undefined)

/** `checkAgain` brings the truth where the answer did not: the machine may have started all the same. */
export function useDispense(order: Order, checkAgain: () => void) {
  const { userId = '' } = useSession()
  const navigate = useNavigate()
  const { mutate, isIdle, isError, error } = useDispenseOrder({
    onSuccess: () => navigate(paths.orderDispenseStatus(order.id), { replace: true }),
    onError: (failure) => {
      if (codeOf(failure) === 'ORDER_4091') toast.info(texts.notWaiting)
      else if (codeOf(failure) !== 'ORDER_4092') toast.error(texts.somethingWrong)
      checkAgain()
    },
  })
  return {
    start: () => mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } }),
    /** Until the order itself says that it moves. */
    isStarting: !isIdle && !isError,
    isMachineOffline: codeOf(error) === 'ORDER_4092',
    error,
  }
}
