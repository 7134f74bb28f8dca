/** Ends this customer's open payment before the account is deleted: afterwards, nobody could see what became of it. */
import { useRef, useState } from 'react'
import { isOpen } from '#domain/order/attempt.ts'
import { giveUp } from '#domain/order/pay.ts'
import { priceOf } from '#shared/money/price.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'

interface Problem {
  text: string
  error: Error | null
  /** The order that turned out to be paid. */
  orderId?: string
}

export function useUnpaid(userId: string | undefined) {
  const attempt = useStored('checkoutAttempt')
  const [isEnding, setEnding] = useState(false)
  // A ref, because the second tap of a double tap comes before the next render.
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<Problem>()
  const isOwn = isOpen(attempt) && attempt.request.user_id === userId
  const amount = isOwn ? priceOf(attempt.quote.net_payable_amount, attempt.quote.currency) : undefined

  async function outcome(paid: string): Promise<Problem | undefined> {
    const result = await giveUp()
    switch (result.kind) {
      case 'released':
      case 'canceled':
        return undefined
      case 'paid':
        return { text: texts.account.deletePaid({ amount: paid }), error: null, orderId: result.orderId }
      case 'confirming':
        return { text: texts.account.deleteConfirming({ amount: paid }), error: null }
      default:
        return { text: texts.account.deletePaymentUnknown({ amount: paid }), error: null }
    }
  }

  /** Resolves to whether no payment is open any more; false for a second tap. */
  async function end(): Promise<boolean> {
    if (isRunning.current) return false
    setProblem(undefined)
    if (amount === undefined) return true
    isRunning.current = true
    setEnding(true)
    const found = await outcome(amount).catch((error: Error) => ({
      text: texts.account.deletePaymentUnknown({ amount }),
      error,
    }))
    isRunning.current = false
    setEnding(false)
    setProblem(found)
    return found === undefined
  }

  return { amount, isEnding, problem, end }
}
