/** The payment methods in display order, with saved meal cards and the reason why a method can't be used. */
import { useEffect } from 'react'
import { cardsInOrder, inOrder, type LastMethod } from '#domain/payment/method-order.ts'
import { type MethodState, methodState, type Payable, type PaymentOption } from '#domain/payment/method-state.ts'
import { entryOf, isShown, nameOfMethod, type PaymentMethod } from '#domain/payment/payment-methods.ts'
import { useBalances } from '#domain/payment/use-balances.ts'
import { useSession } from '#domain/session/session.ts'
import { type CompanyBalance, useBalanceRetry } from '#domain/wallet/balances.ts'
import { useListMealCards, useListPaymentOptions } from '#generated/hooks/payments.ts'
import type { components } from '#generated/types.ts'
import { forMinutes } from '#shared/api/query-client.ts'
import { useOwned } from '#shared/storage/owned.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useDelay } from '#shared/ui/use-delay.ts'

export interface Method extends PaymentOption {
  /** In the app's language, not the server's. */
  name: string
  state: MethodState
  balance: CompanyBalance | undefined
  /** Saved cards; empty for methods that save none. */
  cards: components['schemas']['MealCard'][]
}

/** Milliseconds. Until then the methods wait for balances and saved cards, so that they don't move when these arrive. */
const untilLate = 1_000

/** `chosen`: what the customer has chosen on this screen. */
export function useMethods(payable: Payable, chosen: LastMethod | undefined) {
  const { kind, userId } = useSession()
  const isGuest = kind !== 'registered'
  const last = useOwned('lastPaymentMethod', userId)
  const options = useListPaymentOptions({}, forMinutes)
  const offered = (options.data?.data.payment_options ?? []).filter(({ method }) => isShown(method))
  const isOffered = (method: PaymentMethod) => offered.some((option) => option.method === method)
  const balances = useBalances(isOffered)
  const retryBalances = useBalanceRetry()
  // Without saved cards, the customer enters a meal card on the provider's page.
  const saved = useListMealCards({}, { enabled: !isGuest && isShown('MealCard') })
  const cards = cardsInOrder(saved.data?.data ?? [], last)
  const hasFailed =
    options.isError || (!isGuest && (saved.isError || offered.some(({ method }) => balances[method] === 'failed')))
  useEffect(() => {
    if (hasFailed) toast.error(texts.checkout.somethingWrong)
  }, [hasFailed])
  const isIncomplete = !isGuest && (saved.isLoading || offered.some(({ method }) => balances[method] === 'loading'))
  const isLate = useDelay(isIncomplete, untilLate)
  const methods = offered.map((option): Method => {
    const balance = balances[option.method]
    const state = methodState(option, { ...payable, isGuest, balance })
    const name = nameOfMethod(option.method)
    return { ...option, name, balance, state, cards: entryOf(option.method)?.savesCards ? cards : [] }
  })
  return {
    methods: inOrder(methods, last, chosen),
    last,
    isPending: options.isPending || (isIncomplete && !isLate),
    /** What has loaded before stays: the server decides again when the customer pays. */
    error: options.data ? null : options.error,
    /** A balance, the saved cards or newer methods could not be loaded. */
    isPartial: hasFailed,
    /** Also loads the balances and cards again. */
    retry: () => Promise.all([options.refetch(), saved.isError && saved.refetch(), retryBalances()]),
  }
}
