/** The past orders of `usr-regular`: recent ones, and older ones, many of which failed and were refunded. */
import { type Fake, fakeIn } from './fake.ts'
import { slotLabel } from './machines.ts'
import type { Place } from './place.ts'
import { products } from './products.ts'
import type { MachineRecord, OrderItemRecord, OrderRecord, Schema } from './records.ts'
import { day, instant, minute, second, toMajor, toMinor } from './units.ts'

const methods = ['Wallet', 'CompanyWallet', 'Card', 'MealCard'] as const
const statuses = ['Processed', 'Initiated', 'Failed'] as const

interface Past {
  daysAgo: number
  quantity: number
  failures: number
  method: Schema<'PaymentMethod'>
  isCanceled?: boolean
  refund?: Pick<Schema<'Refund'>, 'mode' | 'status'>
}

/** Recent orders: dispensed, partly dispensed and still refundable, or canceled. */
const everyday = Array.from(
  { length: 24 },
  (_, index): Past => ({
    daysAgo: (index + 1) * 2.3,
    quantity: 1 + (index % 3),
    failures: index % 7 === 4 ? 1 : 0,
    method: index % 4 === 0 ? 'Card' : 'Wallet',
    isCanceled: index % 9 === 8,
  }),
)

/** Older orders: two of three have a failed unit and a refund. Only refunds to a bank are delayed or fail. */
const older = Array.from({ length: 36 }, (_, index): Past => {
  const method = methods[Math.floor(index / 3) % methods.length] ?? 'Card'
  // An employer's money goes back to the employer.
  const mode = index % 2 === 0 || method === 'CompanyWallet' ? 'source' : 'wallet'
  const isToBank = mode === 'source' && (method === 'Card' || method === 'MealCard')
  const status = isToBank ? (statuses[Math.floor(index / 6) % statuses.length] ?? 'Processed') : 'Processed'
  return {
    daysAgo: 20 + index * 3.1,
    quantity: 1 + (index % 3),
    failures: index % 3 === 2 ? 0 : 1,
    method,
    ...(index % 3 !== 2 && { refund: { mode, status } }),
  }
})

/** Newest first. */
export function seedHistory(seeds: Seeds): OrderRecord[] {
  const fake = fakeIn(seeds.place)
  const past = [...everyday, ...older].map((order, index) => ({
    ...order,
    at: timeOf(seeds.now - order.daysAgo * day, index),
  }))
  return past.sort((a, b) => b.at - a.at).map((order, index) => pastOrder(order, index, seeds, fake))
}

export interface Seeds {
  machines: Map<string, MachineRecord>
  now: number
  place: Place
}

/** On this day, at an hour at which places in India and in Europe are open. */
const timeOf = (at: number, index: number) =>
  Math.floor(at / day) * day + 7 * 60 * minute + ((index * 67) % 360) * minute

function pastOrder(
  past: Past & { at: number },
  index: number,
  { machines, now, place }: Seeds,
  fake: Fake,
): OrderRecord {
  const record = machines.get(index % 3 === 2 ? 'VM-1002' : 'VM-1001')
  const slot = record?.slots[(index * 5) % (record?.slots.length ?? 1)]
  const product = products.get(slot?.batches[0]?.productId ?? '')
  if (!record || !slot || !product) throw new Error('A past order needs a machine with products')
  const { at, daysAgo, quantity, failures, method, isCanceled = false } = past
  // Prices have only risen, and not by much: an older order never cost more than today.
  const cheapest = Math.max(5, product.mrp - 10)
  const mrp = daysAgo < 30 ? product.mrp : Math.min(product.mrp, Math.max(cheapest, fake('OrderItem', 'price')))
  const item = {
    id: `itm-past-${index + 1}`,
    product,
    quantity,
    price: toMinor(place.price(mrp)),
    deposit: 0,
    discount: 0,
    net: toMinor(place.price(mrp)) * quantity,
    motorId: slot.layout.motor_id,
    slotLabel: slotLabel(slot),
    customIngredients: [],
    failures,
    taken: isCanceled ? 0 : quantity - failures,
  }
  const order: OrderRecord = {
    id: `ord-past-${String(index + 1).padStart(2, '0')}`,
    number: `A-${900 - index}`,
    userId: 'usr-regular',
    idempotencyKey: `key-of-past-order-${index + 1}`,
    machineId: record.machine.id,
    items: [item],
    method,
    total: item.price * quantity,
    deposit: 0,
    discount: 0,
    taxes: [],
    net: item.price * quantity,
    createdAt: at,
    payment: { kind: 'none' },
    ...(isCanceled
      ? { canceledAt: at + minute, cancelReason: 'declined' as const }
      : { paidAt: at + 20 * second, dispenseStartedAt: at + 40 * second }),
    pauses: [],
    released: true,
    ended: true,
  }
  // Without `refundedAt`, the refund keeps this status as time passes.
  if (past.refund)
    order.refund = {
      ...refundOf(order, record.machine.name, [{ item, units: failures, amount: item.price * failures }], place),
      ...past.refund,
      id: order.id.replace('ord', 'ref'),
      // One that is on its way was asked for yesterday, so the first customer's home opens without overdue money.
      created_at: instant(past.refund.status === 'Initiated' ? now - day : at + 10 * minute),
      ...(past.refund.status === 'Processed' && { processed_at: instant(at + 11 * minute) }),
    }
  return order
}

/** The order’s fields in a refund of these units. Amounts are in minor units. */
export function refundOf(
  order: OrderRecord,
  machineName: string,
  lost: { item: OrderItemRecord; units: number; amount: number }[],
  { currency }: Place,
) {
  const amount = lost.reduce((sum, each) => sum + each.amount, 0)
  return {
    order_id: order.id,
    order_number: order.number,
    machine_name: machineName,
    amount: toMajor(amount),
    currency,
    kind: amount === order.net ? ('full' as const) : ('partial' as const),
    lines: lost.flatMap(({ item, units, amount }) =>
      units > 0 ? [{ item_id: item.id, quantity: units, amount: toMajor(amount) }] : [],
    ),
  }
}
