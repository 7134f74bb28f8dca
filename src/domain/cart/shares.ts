/** What each line of a quote or an order costs. Servers may leave that out. Pure. */
import { sum, toMinor } from '#shared/money/money.ts'

interface Priced {
  discount_amount: number
  net_payable_amount: number
  deposit_amount?: number
  items: readonly { deposit_amount?: number; discount_amount?: number; net_amount?: number }[]
}

/** Whether all lines say what they cost, and it adds up to the minor unit. Otherwise no line shows a cost of its own. */
export function addsUp({ items, deposit_amount = 0, discount_amount, net_payable_amount }: Priced): boolean {
  const deposits = sum(items.map((item) => toMinor(item.deposit_amount ?? 0)))
  const isSum = (name: 'discount_amount' | 'net_amount', is: number) => {
    const parts = items.map((item) => item[name])
    const isWhole = parts.every((part) => part !== undefined && part >= 0)
    return isWhole && parts.reduce<number>((sum, part) => sum + toMinor(part ?? 0), 0) === toMinor(is)
  }
  return (
    deposits === toMinor(deposit_amount) &&
    isSum('discount_amount', discount_amount) &&
    isSum('net_amount', net_payable_amount)
  )
}
