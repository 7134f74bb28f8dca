/** Refunds an order in one action: releases it first if it still waits, then creates the refund. */
import { type Mutation, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Order } from '#domain/order/order-state.ts'
import { sameOrder } from '#domain/order/read-order.ts'
import { refundKey, refundProblem } from '#domain/order/refund-call.ts'
import { useSession } from '#domain/session/session.ts'
import { useUnblockOrder } from '#generated/hooks/orders.ts'
import { useCreateRefund } from '#generated/hooks/refunds.ts'
import { unblockOrder } from '#generated/operations/orders.ts'
import { createRefund } from '#generated/operations/refunds.ts'
import type { components } from '#generated/types.ts'
import { errorCode } from '#shared/api/errors.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useIsHere } from '#shared/ui/use-is-here.ts'
import { sayNotReleased } from './use-release.ts'

export type Mode = components['schemas']['RefundMode']

/** Orders that this page is refunding. */
const running = new Set<string>()

const isMoneyCall = {
  predicate: ({ options: { mutationKey } }: Mutation<unknown, Error>) =>
    [unblockOrder.operationId, createRefund.operationId].some((id) => id === mutationKey?.[0]),
}

interface Problem {
  message: string
  error: Error
}

interface Options {
  /** Whether the order already shows a refund, or no longer waits. */
  isObsolete: boolean
  /** Reloads the order after a failure. */
  checkAgain: () => void
  /** Called when nothing is left to refund. */
  onDone: () => void
}

/**
 * `initialOrder` is the order as it was when the dialog opened; `order` is the released one once its release succeeded.
 */
export function useMoneyBack(initialOrder: Order, { isObsolete, checkAgain, onDone }: Options) {
  const { userId = '' } = useSession()
  const client = useQueryClient()
  const [order, setOrder] = useState(initialOrder)
  const [problem, setProblem] = useState<Problem | null>(null)
  const unblock = useUnblockOrder()
  const refund = useCreateRefund()
  const isHere = useIsHere()
  const wasObsolete = useRef(false)
  // The response was lost, or another tab or phone was faster.
  useEffect(() => {
    if (!isObsolete) return
    wasObsolete.current = true
    onDone()
  }, [isObsolete, onDone])

  async function release(): Promise<Order> {
    if (!order.is_active) return order
    const { data } = await unblock.mutateAsync({ params: { userId, machineId: order.machine.id, orderId: order.id } })
    setOrder(sameOrder(order.id, data, 'unblockOrder'))
    return data
  }

  // Releasing and refunding are two calls. A second tap or a reopened dialog must not start again in between.
  async function giveBack(mode: Mode) {
    if (running.has(order.id) || client.isMutating(isMoneyCall) > 0) return
    running.add(order.id)
    setProblem(null)
    let released: Order | undefined
    try {
      released = await release()
      const params = { 'Idempotency-Key': refundKey('refund-of', order.id) }
      if (released.refundable_amount > 0 && !released.refund)
        await refund.mutateAsync({ params, body: { order_id: order.id, mode } })
      else checkAgain()
      onDone()
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      checkAgain()
      setProblem({ error, message: released ? refundProblem(error) : texts.orderActions.releaseFailed })
      // A failed release is shown in the dialog while it is open, a failed refund also as a toast (§8).
      if (released)
        toast.error(errorCode(error) === 'REFUND_4091' ? refundProblem(error) : texts.orderActions.somethingWrong)
      else if (!isHere.current && !wasObsolete.current) sayNotReleased(order, error)
    } finally {
      running.delete(order.id)
    }
  }

  return { order, giveBack, isBusy: useIsMutating(isMoneyCall) > 0, problem }
}
