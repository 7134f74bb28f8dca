/** The label, sign and color of a wallet transaction. Pure. */
import type { components } from '#generated/types.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { walletTexts as texts } from '#shared/texts/wallet.ts'

export type Transaction = components['schemas']['WalletTransaction']

interface Movement {
  direction: 'in' | 'out' | 'other'
  word: string
  /** With a sign: +₹500, −₹35. */
  amount: string
}

/** An unknown type has no direction. */
export function movementOf({ type, amount }: Pick<Transaction, 'type' | 'amount'>): Movement {
  const money = formatMoney(toMinor(amount))
  switch (type) {
    case 'credit':
      return { direction: 'in', word: texts.in, amount: `+${money}` }
    case 'debit':
      return { direction: 'out', word: texts.out, amount: formatMoney(toMinor(-amount)) }
    default:
      return { direction: 'other', word: texts.other, amount: money }
  }
}
