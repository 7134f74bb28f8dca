/** Customers of a fresh world, with their wallets, cards and a history. */
import { productAt, slotLabel } from '../machines.ts'
import { toMinor } from '../orders/money.ts'
import type { Schema } from '../schema.ts'
import { instant } from '../world/clock.ts'
import type { CustomerRecord, OrderRecord, State } from '../world/state.ts'
import type { World } from '../world/world.ts'

const day = 86_400_000
const location: Schema<'LocationWallet'> = {
  clientLocation: { id: 'loc-harbour', name: 'Harbour Tower' },
  wallet: { id: 'wal-harbour' },
}

const customer = (
  id: string,
  phone: string,
  names: [string, string] | null,
  more: Partial<CustomerRecord> = {},
): [string, CustomerRecord] => [
  id,
  {
    profile: {
      id,
      phone,
      country_code: '+91',
      ...(names && { first_name: names[0], last_name: names[1], email: `${names[0].toLowerCase()}@example.com` }),
    },
    isNew: names === null,
    ...more,
  },
]

/** 9876543210 has everything; 9876500001 has never been here; 9876500002 has ₹12 in the wallet. */
export function seedCustomers(): [string, CustomerRecord][] {
  return [
    customer('usr-asha', '9876543210', ['Asha', 'Rao'], { location }),
    customer('usr-new', '9876500001', null),
    customer('usr-dev', '9876500002', ['Dev', 'Menon']),
  ]
}

const entry = (
  id: string,
  type: Schema<'TransactionType'>,
  amount: number,
  after: number,
  description: string,
  at: number,
): Schema<'WalletTransaction'> => ({
  id,
  type,
  amount,
  balance_after: after,
  description,
  created_at: instant(at),
})

export function seedLedgers(now: number, isShort: boolean): State['ledgers'] {
  const asha = isShort ? 20 : 640
  return new Map([
    [
      'usr-asha',
      [
        entry('txn-asha-1', 'credit', 800, 800, 'Money added', now - 40 * day),
        entry('txn-asha-2', 'debit', 800 - asha, asha, 'Orders of last month', now - 12 * day),
      ],
    ],
    ['usr-dev', [entry('txn-dev-1', 'credit', 12, 12, 'Money added', now - 3 * day)]],
  ])
}

export const seedCompanyLedgers = (now: number): State['companyLedgers'] =>
  new Map([['loc-harbour', [entry('txn-company-1', 'credit', 2500, 2500, 'Monthly allowance', now - 20 * day)]]])

export const seedMealCards = (): State['mealCards'] =>
  new Map([
    [
      'usr-asha',
      [
        {
          source_id: 'src-asha-1',
          card_type: 'meal_card',
          name: 'Office meal card',
          card_no: '****4242',
          description: 'Valid until 12/28',
        },
      ],
    ],
  ])

/** Asha's past: dispensed, partly dispensed and refunded, cancelled. */
export function seedHistory({ state, clock }: Pick<World, 'state' | 'clock'>): OrderRecord[] {
  const now = clock.now()
  return Array.from({ length: 24 }, (_, index): OrderRecord => {
    const machine = state.machines.get(index % 3 === 2 ? 'VM-1002' : 'VM-1001')
    const slot = machine?.slots[(index * 5) % (machine?.slots.length ?? 1)]
    if (!machine || !slot) throw new Error('The seeds name no machine for a past order')
    const product = productAt({ state } as World, slot.batches[0]?.productId ?? 'prd-cola', slot.layout.motor_id)
    const quantity = 1 + (index % 3)
    const at = now - (index + 1) * 2.3 * day
    const price = toMinor(product.mrp)
    const isCancelled = index % 9 === 8
    const failures = index % 7 === 4 ? 1 : 0
    return {
      id: `ord-past-${String(index + 1).padStart(2, '0')}`,
      number: `A-${900 - index}`,
      userId: 'usr-asha',
      machineId: machine.machine.id,
      items: [
        {
          id: `itm-past-${index + 1}`,
          product,
          quantity,
          price,
          motorId: slot.layout.motor_id,
          slotLabel: slotLabel(slot),
          customIngredients: [],
          failures,
          taken: isCancelled ? 0 : quantity - failures,
        },
      ],
      method: index % 4 === 0 ? 'Card' : 'Wallet',
      total: price * quantity,
      net: price * quantity,
      createdAt: at,
      payment: { kind: 'none' },
      ...(isCancelled ? { cancelledAt: at + 60_000 } : { paidAt: at + 20_000, dispenseStartedAt: at + 40_000 }),
      pauses: [],
      released: true,
      ended: true,
    }
  })
}
