/** Asha's past orders: some weeks of everyday ones, and among them older ones, many of which went wrong and were refunded. */
import { productAt, slotLabel } from '../machines.ts'
import { toMajor, toMinor } from '../orders/money.ts'
import type { Schema } from '../schema.ts'
import { instant } from '../world/clock.ts'
import type { OrderRecord, State } from '../world/state.ts'
import type { World } from '../world/world.ts'

const day = 86_400_000
const methods = ['Wallet', 'CompanyWallet', 'Card', 'MealCard'] as const
const statuses = ['Processed', 'Initiated', 'Failed'] as const

interface Past {
  daysAgo: number
  quantity: number
  failures: number
  method: Schema<'PaymentMethod'>
  isCancelled?: boolean
  refund?: Pick<Schema<'Refund'>, 'mode' | 'status'>
}

/** Dispensed, partly dispensed and still refundable, cancelled. */
const everyday = Array.from(
  { length: 24 },
  (_, index): Past => ({
    daysAgo: (index + 1) * 2.3,
    quantity: 1 + (index % 3),
    failures: index % 7 === 4 ? 1 : 0,
    method: index % 4 === 0 ? 'Card' : 'Wallet',
    isCancelled: index % 9 === 8,
  }),
)

/** Of three orders one gave nothing, one gave half, one everything. Only a bank leaves a refund waiting or fails it. */
const older = Array.from({ length: 36 }, (_, index): Past => {
  const method = methods[Math.floor(index / 3) % methods.length] ?? 'Card'
  const mode = index % 2 === 0 ? 'source' : 'wallet'
  const isOfBank = mode === 'source' && (method === 'Card' || method === 'MealCard')
  const status = isOfBank ? (statuses[Math.floor(index / 6) % statuses.length] ?? 'Processed') : 'Processed'
  return {
    daysAgo: 20 + index * 3.1,
    quantity: 1 + (index % 3),
    failures: index % 3 === 2 ? 0 : 1,
    method,
    ...(index % 3 !== 2 && { refund: { mode, status } }),
  }
})

/** Newest first. */
export function seedHistory(state: Pick<State, 'machines' | 'prices'>, now: number): OrderRecord[] {
  const past = [...everyday, ...older].sort((a, b) => a.daysAgo - b.daysAgo)
  return past.map((order, index) => pastOrder(state, order, index, now - order.daysAgo * day))
}

function pastOrder(state: Pick<State, 'machines' | 'prices'>, past: Past, index: number, at: number): OrderRecord {
  const machine = state.machines.get(index % 3 === 2 ? 'VM-1002' : 'VM-1001')
  const slot = machine?.slots[(index * 5) % (machine?.slots.length ?? 1)]
  if (!machine || !slot) throw new Error('The seeds name no machine for a past order')
  const product = productAt({ state } as World, slot.batches[0]?.productId ?? 'prd-cola', slot.layout.motor_id)
  const { quantity, failures, method, isCancelled = false } = past
  const price = toMinor(product.mrp)
  const order: OrderRecord = {
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
    method,
    total: price * quantity,
    net: price * quantity,
    createdAt: at,
    payment: { kind: 'none' },
    ...(isCancelled ? { cancelledAt: at + 60_000 } : { paidAt: at + 20_000, dispenseStartedAt: at + 40_000 }),
    pauses: [],
    released: true,
    ended: true,
  }
  if (past.refund) order.refund = pastRefund(order, machine.machine.name, past.refund, at + 10 * 60_000)
  return order
}

/** Without a time of its own on the order it stays in its state. */
function pastRefund(
  order: OrderRecord,
  machineName: string,
  { mode, status }: NonNullable<Past['refund']>,
  at: number,
): Schema<'Refund'> {
  const [item] = order.items
  return {
    id: order.id.replace('ord', 'ref'),
    order_id: order.id,
    order_number: order.number,
    machine_name: machineName,
    amount: toMajor((item?.price ?? 0) * (item?.failures ?? 0)),
    kind: item?.taken === 0 ? 'full' : 'partial',
    mode,
    status,
    created_at: instant(at),
    ...(status === 'Processed' && { processed_at: instant(at + 60_000) }),
  }
}
