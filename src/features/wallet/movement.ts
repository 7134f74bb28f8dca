/** How a row of a wallet is told: by a word and a sign; the colour only helps. Pure. */
import type { components } from '#generated/types.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { walletTexts as texts } from '#shared/texts/wallet.ts'

export type Transaction = components['schemas']['WalletTransaction']

interface Movement {
  direction: 'in' | 'out' | 'other'
  word: string
  /** With its sign: +₹500, −₹35. */
  amount: string
}

/** A type that this app does not know says nothing about the direction. */
export function movementOf({ type, amount }: Pick<Transaction, 'type' | 'amount'>): Movement {
  const money = formatMoney(toMinor(amount))
  switch (type) {
    case 'credit':
      return { direction: 'in', word: texts.in, amount: `+${money}` }
    case 'debit':
      return { direction: 'out', word: texts.out, amount: `−${money}` }
    default:
      return { direction: 'other', word: texts.other, amount: money }
  }
}
