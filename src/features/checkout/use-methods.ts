/** The payment methods in display order, with saved meal cards and the reason why a method can't be used. */
import { useEffect } from 'react'
import { useSession } from '#domain/session/session.ts'
import { type Balance, useBalanceRetry, useCompanyWalletBalance, useWalletBalance } from '#domain/wallet/balances.ts'
import { useListMealCards, useListPaymentOptions } from '#generated/hooks/payments.ts'
import type { components } from '#generated/types.ts'
import { config } from '#shared/config.ts'
import { useOwned } from '#shared/storage/owned.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'
import { cardsInOrder, inOrder, type LastMethod } from './method-order.ts'
import { type MethodState, methodState, type Payable, type PaymentOption } from './method-state.ts'

export interface Method extends PaymentOption {
  /** In the app's language, not the server's. */
  name: string
  state: MethodState
  balance: Balance | undefined
  /** Saved meal cards; empty for other methods. */
  cards: components['schemas']['MealCard'][]
}

/** The installation can hide methods that the server offers. */
const isShown = ({ method }: Pick<PaymentOption, 'method'>) => {
  const { paymentMethods, features } = config
  const isWallet = method === 'Wallet' || method === 'CompanyWallet'
  if ((isWallet && !features.wallets) || (method === 'MealCard' && !features.mealCards)) return false
  return (paymentMethods as readonly string[]).includes(method)
}

/** `chosen`: what the customer has chosen on this screen. */
export function useMethods(payable: Payable, chosen: LastMethod | undefined) {
  const { kind, userId } = useSession()
  const isGuest = kind !== 'registered'
  const last = useOwned('lastPaymentMethod', userId)
  const options = useListPaymentOptions({})
  const offered = (options.data?.data.payment_options ?? []).filter(isShown)
  const isOffered = (method: string) => offered.some((option) => option.method === method)
  const balances: Partial<Record<PaymentOption['method'], Balance>> = {
    Wallet: useWalletBalance(isOffered('Wallet')),
    CompanyWallet: useCompanyWalletBalance(isOffered('CompanyWallet')),
  }
  const retryBalances = useBalanceRetry()
  // Without saved cards, the customer enters a meal card on the provider's page.
  const saved = useListMealCards({}, { enabled: !isGuest && isShown({ method: 'MealCard' }) })
  const cards = cardsInOrder(saved.data?.data ?? [], last)
  const hasFailed =
    options.isError ||
    (!isGuest &&
      (saved.isError ||
        Object.entries(balances).some(([method, balance]) => isOffered(method) && balance === 'failed')))
  useEffect(() => {
    if (hasFailed) toast.error(texts.checkout.somethingWrong)
  }, [hasFailed])
  const methods = offered.map((option): Method => {
    const balance = balances[option.method]
    const state = methodState(option, { ...payable, isGuest, balance })
    const name = texts.orders.methods[option.method]
    return { ...option, name, balance, state, cards: option.method === 'MealCard' ? cards : [] }
  })
  return {
    methods: inOrder(methods, last, chosen),
    last,
    isPending: options.isPending,
    error: options.error,
    /** Also loads the balances again. */
    retry: () => {
      void options.refetch()
      retryBalances()
    },
  }
}
