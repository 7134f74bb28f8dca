/** Refunds in one step: an order that still waits is released first. */
import { useRef, useState } from 'react'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { useUnblockOrder } from '#generated/hooks/orders.ts'
import { useCreateRefund } from '#generated/hooks/refunds.ts'
import type { components } from '#generated/types.ts'
import { ApiError } from '#shared/api/errors.ts'
import { randomUUID } from '#shared/platform.ts'
import { actionTexts as texts } from '#shared/texts/endings.ts'
import { toast } from '#shared/ui/toast.ts'
import { codeOf } from './code-of.ts'

export type Mode = components['schemas']['RefundMode']

interface Problem {
  message: string
  error: Error
}

/**
 * `asked` is the order as it was when the dialog opened. `checkAgain` looks the order up after a failure; `onDone` is
 * called when nothing is left to refund.
 */
export function useMoneyBack(asked: Order, { checkAgain, onDone }: { checkAgain: () => void; onDone: () => void }) {
  const { userId = '' } = useSession()
  // One key per dialog, so that a retry after a lost answer never refunds twice.
  const [idempotencyKey] = useState(() => randomUUID())
  const [order, setOrder] = useState(asked)
  const [problem, setProblem] = useState<Problem | null>(null)
  const unblock = useUnblockOrder()
  const refund = useCreateRefund()

  async function release(): Promise<Order> {
    if (!order.is_active) return order
    const { data } = await unblock.mutateAsync({ params: { userId, machineId: order.machine.id, orderId: order.id } })
    setOrder(data)
    return data
  }

  // Releasing and refunding are two calls; a second tap must not start over between them.
  const isRunning = useRef(false)
  async function giveBack(mode: Mode) {
    if (isRunning.current) return
    isRunning.current = true
    setProblem(null)
    let released: Order | undefined
    try {
      released = await release()
      const params = { 'Idempotency-Key': idempotencyKey }
      if (released.refundable_amount > 0 && !released.refund)
        await refund.mutateAsync({ params, body: { order_id: order.id, mode } })
      else checkAgain()
      onDone()
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      checkAgain()
      setProblem({ error, message: released ? refusalOf(error) : texts.releaseFailed })
      // A failed release is shown on the screen only, a failed refund also as a toast (specification §8).
      if (released) toast.error(codeOf(error) === 'REFUND_4091' ? texts.refundTwice : texts.somethingWrong)
    } finally {
      isRunning.current = false
    }
  }

  return { giveBack, isBusy: unblock.isPending || refund.isPending, problem }
}

function refusalOf(error: Error) {
  const code = codeOf(error)
  if (code === 'REFUND_4090') return texts.refundNone
  if (code === 'REFUND_4091') return texts.refundTwice
  return error instanceof ApiError && error.status < 500 ? error.message : texts.refundUnheard
}
