/** The label, sign and color of a wallet transaction. Pure. */
import type { components } from '#generated/types.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'

export type Transaction = components['schemas']['WalletTransaction']

interface Movement {
  direction: 'in' | 'out' | 'other'
  word: string
  /** With a sign: +₹500, −₹35. */
  amount: string
}

/** An unknown type has no direction. */
export function movementOf({ type, amount, currency }: Pick<Transaction, 'type' | 'amount' | 'currency'>): Movement {
  const less = priceOf(-amount, currency)
  switch (type) {
    case 'credit':
      // The plus belongs where the locale puts a minus.
      return { direction: 'in', word: texts.wallet.in, amount: less.replace('−', '+') }
    case 'debit':
      return { direction: 'out', word: texts.wallet.out, amount: less }
    default:
      return { direction: 'other', word: texts.wallet.other, amount: priceOf(amount, currency) }
  }
}
