/** The wallets of a fresh world: what past orders took and refunds gave back, and what was paid in between. */
import { toMajor, toMinor } from '../orders/money.ts'
import type { Schema } from '../schema.ts'
import { instant } from '../world/clock.ts'
import type { LedgerEntry, MachineRecord, OrderRecord, State } from '../world/state.ts'

const day = 86_400_000
/** Further back than the first past order. */
const start = 135

interface Movement {
  at: number
  type: Schema<'TransactionType'>
  amount: number
  description: string
  orderId?: string
}

/** The first entry is what makes the last one end at `target`, in minor units. */
function ledger(name: string, opening: Omit<Movement, 'type' | 'amount'>, movements: Movement[], target: number) {
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
        description: movement.description,
        ...(movement.orderId && { order_id: movement.orderId }),
        created_at: instant(movement.at),
      }
    })
}

const every = (days: number, now: number, amount: number, description: string) =>
  Array.from({ length: Math.floor((start - 1) / days) }, (_, index): Movement => {
    return { at: now - (index + 1) * days * day, type: 'credit', amount, description }
  })

function movementsOf(orders: OrderRecord[], machines: Map<string, MachineRecord>, wallet: 'Wallet' | 'CompanyWallet') {
  return orders.flatMap(({ id, number, machineId, method, net, paidAt, refund }): Movement[] => {
    const isPaidHere = method === wallet && paidAt !== undefined
    const isRefundedHere = refund?.mode === 'source' ? method === wallet : refund && wallet === 'Wallet'
    const description = `Order ${number} at ${machines.get(machineId)?.machine.name}`
    return [
      ...(isPaidHere ? [{ at: paidAt, type: 'debit' as const, amount: net, description, orderId: id }] : []),
      ...(refund && isRefundedHere
        ? [
            {
              at: Date.parse(refund.created_at),
              type: 'credit' as const,
              amount: toMinor(refund.amount),
              description: `Refund of order ${number}`,
              orderId: id,
            },
          ]
        : []),
    ]
  })
}

/** Asha has ₹640, or ₹20 where the scenario wants her short; Dev has ₹12. */
export function seedLedgers({ orders, machines }: State, now: number, isShort: boolean): State['ledgers'] {
  const taken: Movement = { at: now - day, type: 'debit', amount: 62_000, description: 'Moved to your bank account' }
  const asha = [
    ...movementsOf([...orders.values()], machines, 'Wallet'),
    ...every(21, now, 15_000, 'Money added'),
    ...(isShort ? [taken] : []),
  ]
  const opening = { at: now - start * day, description: 'Money added' }
  return new Map([
    ['usr-asha', ledger('asha', opening, asha, isShort ? 2_000 : 64_000)],
    ['usr-dev', ledger('dev', { at: now - 3 * day, description: 'Money added' }, [], 1_200)],
  ])
}

export function seedCompanyLedgers({ orders, machines }: State, now: number): State['companyLedgers'] {
  const movements = [
    ...movementsOf([...orders.values()], machines, 'CompanyWallet'),
    ...every(7, now, 15_000, 'Weekly allowance'),
  ]
  const opening = { at: now - start * day, description: 'Welcome allowance' }
  return new Map([['loc-harbour', ledger('company', opening, movements, 250_000)]])
}
