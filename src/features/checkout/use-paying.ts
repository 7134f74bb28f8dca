/** The one thing the payment screen does: start or continue a payment, once at a time, and go where it leads. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Checkout } from '#domain/order/attempt.ts'
import { continuePaying, PaymentRefused, type PayOutcome, pay } from '#domain/order/pay.ts'
import { quoteQueries } from '#domain/order/quote.ts'
import { createOrder } from '#generated/operations/orders.ts'
import { makeStale } from '#shared/api/stale.ts'
import { paths } from '#shared/paths.ts'
import { checkoutTexts } from '#shared/texts/checkout.ts'
import { toast } from '#shared/ui/toast.ts'
import { leaveFor } from './leave.ts'
import { shorten } from './shorten.ts'

/** `leaving` lasts until the provider's page or the result replaces this one. */
type Stage = 'idle' | 'starting' | 'leaving'

export function usePaying() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>('idle')
  const [failure, setFailure] = useState<Error | null>(null)
  // State is too slow for a double tap: the second one comes before the next render.
  const isRunning = useRef(false)

  const end = () => {
    isRunning.current = false
    setStage('idle')
  }

  // Coming back by the back button, the browser may show this page as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isRunning.current = false
      setStage('idle')
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  function follow(outcome: PayOutcome) {
    if (outcome.kind === 'leave') {
      setStage('leaving')
      return leaveFor(outcome.payment)
    }
    if (outcome.kind === 'paid') {
      setStage('leaving')
      makeStale(client, createOrder.operationId)
      return navigate(paths.paymentSuccess(outcome.orderId), { replace: true })
    }
    if (outcome.kind === 'busy') toast.info(checkoutTexts.payingElsewhere)
    end()
  }

  /** What the server refused it would price differently now. */
  function refused({ cause }: PaymentRefused) {
    console.warn(shorten(cause.message))
    void client.invalidateQueries({ queryKey: quoteQueries })
  }

  async function run(start: () => Promise<PayOutcome>) {
    if (isRunning.current) return
    isRunning.current = true
    setStage('starting')
    setFailure(null)
    try {
      follow(await start())
    } catch (error) {
      if (error instanceof PaymentRefused) refused(error)
      setFailure(error as Error)
      end()
    }
  }

  return {
    stage,
    /** PaymentRefused where nothing was made; anything else leaves the attempt open. */
    failure,
    start: (checkout: Checkout) => run(() => pay(checkout)),
    resume: (userId: string) => run(() => continuePaying(userId)),
    forgetFailure: () => setFailure(null),
  }
}

export type Paying = ReturnType<typeof usePaying>
