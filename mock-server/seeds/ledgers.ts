/** The wallets of a fresh world: charges of past orders, refunds, and top-ups. Amounts are in minor units. */
import type { Seeds } from './history.ts'
import type { Place } from './place.ts'
import type { LedgerEntry, OrderRecord, Schema, State } from './records.ts'
import { day, instant, toMajor, toMinor } from './units.ts'

/** Days ago, before the first past order. */
const start = 135

export interface Movement {
  at: number
  type: Schema<'TransactionType'>
  amount: number
  description: string
  orderId?: string
}

const signed = ({ type, amount }: Movement) => (type === 'credit' ? amount : -amount)

export const balanceOf = (entries: LedgerEntry[]) => toMinor(entries.at(-1)?.balance_after ?? 0)

/** Adds an entry at the end of a wallet. */
export function append(entries: LedgerEntry[], id: string, movement: Movement, { currency }: Place) {
  const { at, type, amount, description, orderId } = movement
  entries.push({
    id,
    type,
    amount: toMajor(amount),
    balance_after: toMajor(balanceOf(entries) + signed(movement)),
    currency,
    description,
    ...(orderId && { order_id: orderId }),
    created_at: instant(at),
  })
}

/** What was bought: “2 × Sea salt chips, Cola”. */
export const summaryOf = ({ items }: Pick<OrderRecord, 'items'>) =>
  items.map(({ product, quantity }) => (quantity > 1 ? `${quantity} × ${product.name}` : product.name)).join(', ')

/** As long as a description may be. */
export const purchase = (order: OrderRecord) => summaryOf(order).slice(0, 200)

function movementsOf(orders: OrderRecord[], wallet: 'Wallet' | 'CompanyWallet') {
  return orders.flatMap((order) => {
    const { id, number, method, net, paidAt, refund } = order
    const movements: Movement[] = []
    if (method === wallet && paidAt !== undefined) {
      movements.push({ at: paidAt, type: 'debit', amount: net, description: purchase(order), orderId: id })
    }
    if (refund && (refund.mode === 'source' ? method === wallet : wallet === 'Wallet')) {
      const [at, amount] = [Date.parse(refund.created_at), toMinor(refund.amount)]
      movements.push({ at, type: 'credit', amount, description: `Refund of order ${number}`, orderId: id })
    }
    return movements
  })
}

/** `usr-regular` has ₹640, or ₹20 with `walletShort`, and ₹2500 in the company wallet; `usr-low` has ₹12. */
export function seedLedgers(orders: OrderRecord[], { now, place }: Seeds, walletShort: boolean): State['ledgers'] {
  const amount = (rupees: number) => toMinor(place.price(rupees))
  const credit = (daysAgo: number, amount: number, description: string): Movement => {
    return { at: now - daysAgo * day, type: 'credit', amount, description }
  }
  const topUps = (everyDays: number, rupees: number, description: string) =>
    Array.from({ length: Math.floor((start - 1) / everyDays) }, (_, index) =>
      credit((index + 1) * everyDays, amount(rupees), description),
    )
  /** Opens a wallet with the amount that makes its final balance `rupees`. */
  const wallet = (name: string, rupees: number, description: string, daysAgo: number, movements: Movement[]) => {
    const sum = movements.reduce((total, movement) => total + signed(movement), 0)
    const all = [credit(daysAgo, amount(rupees) - sum, description), ...movements].sort((a, b) => a.at - b.at)
    const entries: LedgerEntry[] = []
    for (const [index, movement] of all.entries()) append(entries, `txn-${name}-${index + 1}`, movement, place)
    return entries
  }
  const own = [...movementsOf(orders, 'Wallet'), ...topUps(21, 150, 'Added at the front desk')]
  if (walletShort) own.push({ ...credit(1, amount(620), 'Moved to your bank account'), type: 'debit' })
  const company = [...movementsOf(orders, 'CompanyWallet'), ...topUps(7, 100, 'Weekly allowance')]
  return new Map([
    ['usr-regular', wallet('regular', walletShort ? 20 : 640, 'Added at the front desk', start, own)],
    ['usr-low', wallet('low', 12, 'Added at the front desk', 3, [])],
    ['loc-office', wallet('company', 2500, 'Welcome allowance', start, company)],
  ])
}
