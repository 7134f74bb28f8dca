/** The payment methods with what stands in the way of each. */
import { useEffect } from 'react'
import { useSession } from '#domain/session/session.ts'
import { type Balance, useCompanyWalletBalance, useWalletBalance } from '#domain/wallet/balances.ts'
import { useListPaymentOptions } from '#generated/hooks/payments.ts'
import type { Minor } from '#shared/money/money.ts'
import { checkoutTexts } from '#shared/texts/checkout.ts'
import { toast } from '#shared/ui/toast.tsx'
import { type MethodState, methodState, type PaymentOption } from './method-state.ts'

export interface Method extends PaymentOption {
  state: MethodState
  balance: Balance | undefined
}

export function useMethods(toPay: Minor) {
  const isGuest = useSession().kind !== 'registered'
  const options = useListPaymentOptions({})
  const offered = options.data?.data.payment_options ?? []
  const isOffered = (method: PaymentOption['method']) => offered.some((option) => option.method === method)
  const balances: Partial<Record<PaymentOption['method'], Balance>> = {
    Wallet: useWalletBalance(isOffered('Wallet')),
    CompanyWallet: useCompanyWalletBalance(isOffered('CompanyWallet')),
  }
  const hasFailed =
    options.isError ||
    (!isGuest &&
      Object.entries(balances).some(([method, balance]) => isOffered(method as never) && balance === 'failed'))
  useEffect(() => {
    if (hasFailed) toast.error(checkoutTexts.somethingWrong)
  }, [hasFailed])
  const methods = offered.map((option): Method => {
    const balance = balances[option.method]
    return { ...option, balance, state: methodState(option, { isGuest, balance, toPay }) }
  })
  return { methods, isPending: options.isPending, error: options.error, retry: () => void options.refetch() }
}
