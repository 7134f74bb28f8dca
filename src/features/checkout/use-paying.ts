/** Starts, continues or gives up a payment, one at a time, and opens the page that it leads to. */
import { useCallbackRef } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { renewLines } from '#domain/cart/renew-lines.ts'
import type { Checkout } from '#domain/order/attempt.ts'
import { continuePaying, giveUp, PaymentRefused, type PayOutcome, pay, settleLost } from '#domain/order/pay.ts'
import { quoteQueries } from '#domain/order/quote.ts'
import { recordFollowed } from '#domain/order/use-followed-order.ts'
import { openPayment } from '#domain/payment/kinds/payment-kinds.ts'
import { currentSession } from '#domain/session/session.ts'
import { createOrder, listOrders } from '#generated/operations/orders.ts'
import { listMealCards, listPaymentOptions } from '#generated/operations/payments.ts'
import { makeStale } from '#shared/api/stale.ts'
import { paths } from '#shared/paths.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { texts } from '#shared/texts/catalog.ts'
import { leaveFocus } from '#shared/ui/leave-focus.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useIsHere } from '#shared/ui/use-is-here.ts'
import type { Canceled } from './CanceledPayment.tsx'
import { factsOf } from './payment-facts.ts'
import { shorten } from './shorten.ts'

/** `leaving` lasts until the provider's page or the result replaces this one. */
type Stage = 'idle' | 'starting' | 'leaving'

/** Refetched after a failure: payment methods, saved cards, and everything that createOrder invalidates. */
const outdated = {
  invalidates: [...(createOrder.invalidates ?? []), listPaymentOptions.operationId, listMealCards.operationId],
}

/** Milliseconds. If this page is still open by then, the navigation was stopped. */
const leavingTimeout = 10_000

const notices: Partial<Record<PayOutcome['kind'], string>> = {
  released: texts.checkout.released,
  unreadable: texts.checkout.unreadablePayment,
  confirming: texts.checkout.confirmingNotice,
  offline: texts.checkout.offlineNotice,
  'not-stored': texts.checkout.notStored,
  insecure: texts.checkout.insecurePage,
  busy: texts.checkout.payingElsewhere,
}

/** One payment at a time, from the tap until its outcome shows or another page has opened. */
function useStage() {
  const [stage, setStage] = useState<Stage>('idle')
  // A ref, because the second tap of a double tap comes before the next render.
  const isRunning = useRef(false)

  const end = useCallback(() => {
    isRunning.current = false
    setStage('idle')
  }, [])

  // On the way back, the browser may restore this page from its back/forward cache.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) end()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [end])

  useEffect(() => {
    if (stage !== 'leaving') return
    const timer = setTimeout(end, leavingTimeout)
    return () => clearTimeout(timer)
  }, [stage, end])

  /** Returns false if a payment is already running. */
  function begin() {
    if (isRunning.current) return false
    isRunning.current = true
    return true
  }

  return { stage, begin, showStarting: () => setStage('starting'), leave: () => setStage('leaving'), end }
}

/** Remembers a method that worked, to preselect it the next time. */
function remember({ userId, method, sourceId }: Checkout, { kind }: PayOutcome) {
  if (kind === 'paid' || kind === 'open') writeOwned('lastPaymentMethod', userId, { method, sourceId })
}

/** Another tab, or this page before a sign-out, may still be sending: the attempt itself shows its outcome. */
async function settleUnlessBusy(): Promise<PayOutcome> {
  const outcome = await settleLost()
  return outcome.kind === 'busy' ? { kind: 'unfinished' } : outcome
}

export function usePaying() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { stage, begin, showStarting, leave, end } = useStage()
  const isHere = useIsHere()
  const [failure, setFailure] = useState<Error | null>(null)
  const [notice, setNotice] = useState<string>()
  const [canceled, setCanceled] = useState<Canceled>()

  /** `released`: when another payment call can start. */
  async function follow(outcome: PayOutcome, released?: Promise<unknown>): Promise<void> {
    // An order has taken its quote: the same cart needs another one.
    if (outcome.kind === 'open' || outcome.kind === 'paid')
      void client.invalidateQueries({ queryKey: quoteQueries, refetchType: 'none' })
    // Whoever has moved on stays there. The cart shows the open payment.
    if (outcome.kind === 'open' && !isHere.current) return end()
    if (outcome.kind === 'open') {
      leave()
      const opened = openPayment(outcome.payment)
      if (opened === 'leaves') return
      // The screen shows the open attempt.
      if (opened === 'stays') return end()
      // Nobody can pay there, so the attempt must not block new payments.
      await released
      const after = await giveUp()
      await follow(after)
      if (after.kind !== 'released' && after.kind !== 'canceled') return
      // Nobody has opened the payment page.
      setCanceled(undefined)
      return setNotice(texts.checkout.badPaymentLink)
    }
    // The screen itself shows another account's paid order.
    if (outcome.kind === 'paid' && outcome.userId !== currentSession().userId) return end()
    if (outcome.kind === 'paid' && !isHere.current) {
      makeStale(client, createOrder)
      // Links to shopping lead to the paid order now.
      void client.invalidateQueries({ queryKey: listOrders.key() })
      toast.success(texts.paymentResult.paid)
      return end()
    }
    if (outcome.kind === 'paid') {
      leave()
      makeStale(client, createOrder, 'none')
      if (outcome.order) recordFollowed(client, outcome.order)
      leaveFocus()
      return navigate(paths.paymentSuccess(outcome.orderId), { replace: true })
    }
    setNotice(notices[outcome.kind])
    if (outcome.kind === 'canceled') setCanceled(outcome)
    end()
  }

  /** Returns whether there was an outcome. */
  async function run(call: () => Promise<PayOutcome>) {
    if (!begin()) return false
    showStarting()
    forget()
    return conclude(async () => follow(await call()))
  }

  /**
   * The call leaves before the screen is rendered, and the page that its response leads to opens before it is rendered
   * again: on a slow phone, each takes 50 ms.
   */
  async function startPaying(checkout: Checkout) {
    if (!begin()) return
    const { userId } = currentSession()
    // Whoever has signed out meanwhile doesn't pay. The attempt stays open, which the cart shows.
    const lead = async (outcome: PayOutcome, released?: Promise<unknown>) =>
      outcome.kind === 'open' && currentSession().userId !== userId ? end() : follow(outcome, released)
    let following: Promise<void> | undefined
    const paying = pay(checkout, {
      onSend: () => {
        showStarting()
        forget()
      },
      onStored: (outcome) => {
        remember(checkout, outcome)
        following = lead(outcome, paying)
      },
    })
    await conclude(async () => {
      const outcome = await paying
      if (following) return following
      forget()
      remember(checkout, outcome)
      await lead(outcome)
      // Whoever was signed out by this call, or has left, hears here what became of it.
      const said = notices[outcome.kind]
      if (said && !isHere.current) toast.info(said)
    }, checkout.machineId)
  }

  /** Whoever has left the screen meanwhile must not take the payment for canceled. */
  async function cancel(): Promise<PayOutcome> {
    try {
      const outcome = await giveUp()
      if (outcome.kind === 'confirming' && !isHere.current) toast.info(texts.checkout.confirmingNotice)
      return outcome
    } catch (error) {
      if (!isHere.current) toast.error(texts.checkout.cancelFailed)
      throw error
    }
  }

  function forget() {
    setFailure(null)
    setNotice(undefined)
    setCanceled(undefined)
  }

  async function conclude(work: () => Promise<void>, machineId?: string) {
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof PaymentRefused) console.warn(shorten(error.cause.message))
      makeStale(client, outdated)
      // A lost response may hide a paid order, which the customer must see even after leaving this screen.
      void client.invalidateQueries({ queryKey: listOrders.key() })
      // The next quote needs the new prices, and the cart must not offer what just sold out.
      if (error instanceof PaymentRefused && machineId)
        await renewLines(error.cause, client, machineId).catch(() => undefined)
      setFailure(error as Error)
      // Any other failure leaves the attempt open, which the cart shows.
      if (error instanceof PaymentRefused && !isHere.current)
        toast.error(texts.checkout.refusedHint(factsOf(error.attempt)))
      end()
      return false
    }
  }

  const start = useCallbackRef((checkout: Checkout) => void startPaying(checkout))
  return {
    stage,
    /** The outcome of the last tap, if the screen does not show it otherwise. */
    notice,
    /** The payment that the last tap canceled, or that ended while it was shown. */
    canceled,
    showCanceled: setCanceled,
    /** PaymentRefused means that no order was created; any other error leaves the attempt open. */
    failure,
    /** The same in every render. */
    start,
    resume: () => void run(continuePaying),
    giveUp: () => void run(cancel),
    settleLost: async () => ({ isError: !(await run(settleUnlessBusy)) }),
    forgetFailure: () => setFailure(null),
  }
}

export type Paying = ReturnType<typeof usePaying>
