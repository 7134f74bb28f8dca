/** The wallets of a fresh world: charges of past orders, refunds, and top-ups. */
import type { Place } from './place.ts'
import type { LedgerEntry, MachineRecord, OrderRecord, Schema, State } from './records.ts'
import { day, instant, toMajor, toMinor } from './units.ts'

/** Days ago, before the first past order. */
const start = 135

interface Movement {
  at: number
  type: Schema<'TransactionType'>
  amount: number
  description: string
  orderId?: string
}

/** Chooses the opening credit to make the final balance `target`, in minor units. */
function ledger(
  name: string,
  opening: Pick<Movement, 'at' | 'description'>,
  movements: Movement[],
  target: number,
  { currency }: Place,
) {
  const signed = ({ type, amount }: Movement) => (type === 'credit' ? amount : -amount)
  const sum = movements.reduce((total, movement) => total + signed(movement), 0)
  let balance = 0
  return [{ ...opening, type: 'credit' as const, amount: target - sum }, ...movements]
    .sort((a, b) => a.at - b.at)
    .map((movement: Movement, index): LedgerEntry => {
      balance += signed(movement)
      return {
        id: `txn-${name}-${index + 1}`,
        type: movement.type,
        amount: toMajor(movement.amount),
        balance_after: toMajor(balance),
        currency,
        description: movement.description,
        ...(movement.orderId && { order_id: movement.orderId }),
        created_at: instant(movement.at),
      }
    })
}

const topUps = (everyDays: number, now: number, description: string, place: Place) =>
  Array.from({ length: Math.floor((start - 1) / everyDays) }, (_, index): Movement => {
    return { at: now - (index + 1) * everyDays * day, type: 'credit', amount: toMinor(place.price(150)), description }
  })

function movementsOf(orders: OrderRecord[], machines: Map<string, MachineRecord>, wallet: 'Wallet' | 'CompanyWallet') {
  return orders.flatMap(({ id, number, machineId, method, net, paidAt, refund }) => {
    const movements: Movement[] = []
    if (method === wallet && paidAt !== undefined) {
      const description = `Order ${number} at ${machines.get(machineId)?.machine.name}`
      movements.push({ at: paidAt, type: 'debit', amount: net, description, orderId: id })
    }
    if (refund && (refund.mode === 'source' ? method === wallet : wallet === 'Wallet')) {
      const [at, amount] = [Date.parse(refund.created_at), toMinor(refund.amount)]
      movements.push({ at, type: 'credit', amount, description: `Refund of order ${number}`, orderId: id })
    }
    return movements
  })
}

/** Asha has ₹640, or ₹20 with `walletShort`; Dev has ₹12. */
export function seedLedgers(
  orders: OrderRecord[],
  machines: Map<string, MachineRecord>,
  now: number,
  place: Place,
  walletShort: boolean,
): State['ledgers'] {
  const amount = (rupees: number) => toMinor(place.price(rupees))
  const movements = [...movementsOf(orders, machines, 'Wallet'), ...topUps(21, now, 'Money added', place)]
  if (walletShort)
    movements.push({ at: now - day, type: 'debit', amount: amount(620), description: 'Moved to your bank account' })
  const opening = { at: now - start * day, description: 'Money added' }
  return new Map([
    ['usr-asha', ledger('asha', opening, movements, amount(walletShort ? 20 : 640), place)],
    ['usr-dev', ledger('dev', { ...opening, at: now - 3 * day }, [], amount(12), place)],
  ])
}

export function seedCompanyLedgers(
  orders: OrderRecord[],
  machines: Map<string, MachineRecord>,
  now: number,
  place: Place,
): State['companyLedgers'] {
  const movements = [...movementsOf(orders, machines, 'CompanyWallet'), ...topUps(7, now, 'Weekly allowance', place)]
  const opening = { at: now - start * day, description: 'Welcome allowance' }
  return new Map([['loc-harbour', ledger('company', opening, movements, toMinor(place.price(2500)), place)]])
}
