/** Orders over time: whatever happens in whatever order, stock, money and answers agree. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { handlers } from '../handlers/all.ts'
import type { Call, Handler } from '../handlers/handler.ts'
import { Refusal } from '../refusal.ts'
import type { OperationId, Schema } from '../schema.ts'
import { createWorld } from '../world/create-world.ts'
import type { World } from '../world/world.ts'
import { balanceOf, ledgerOf } from './ledger.ts'
import { settle } from './settle.ts'

const machineId = 'VM-1001'
const userId = 'usr-asha'
const seconds = 1000
const minutes = 60_000
/** Few units and a price that does not divide evenly: what rounding and shortage need. */
const shelf = [
  { stock: 3, price: 33.33 },
  { stock: 1, price: 20 },
  { stock: 6, price: 7.5 },
]

type Step =
  | { kind: 'buy'; quantities: number[]; method: Schema<'PaymentMethod'> }
  | { kind: 'confirm' | 'dispense' | 'unblock' | 'look'; order: number }
  | { kind: 'refund'; order: number; mode: Schema<'RefundMode'> }
  | { kind: 'wait'; ms: number }
  | { kind: 'machine'; status: Schema<'OnlineStatus'> }

function newWorld(scenario: string) {
  const world = createWorld(`${scenario}--life`, { seed: 1, fixedTime: '2026-01-05T09:00:00Z', tokenLife: 600 })
  const slots = (world.state.machines.get(machineId)?.slots ?? []).filter(({ layout }) => !layout.block_spiral)
  const sold = shelf.map(({ stock, price }, index) => {
    const slot = slots[index]
    const batch = slot?.batches[0]
    if (!slot || !batch) throw new Error('The machine has too few slots')
    slot.layout.block_product_count = 0
    slot.batches = [{ ...batch, quantity: stock, exp_date: '2027-01-01T00:00:00.000Z' }]
    world.state.prices.set(batch.productId, price)
    return { slot, productId: batch.productId, price }
  })
  for (const id of [...world.state.orders.keys()]) world.state.orders.delete(id)
  world.state.offers = []
  return { world, sold }
}
type Bench = ReturnType<typeof newWorld>

/** One call as the server makes it; what is refused changes nothing and is no failure. */
function call<Id extends OperationId>(world: World, id: Id, given: Partial<Call<Id>>) {
  settle(world)
  try {
    return (handlers[id] as Handler<Id>)({
      world,
      params: { userId, machineId },
      headers: {},
      body: undefined,
      caller: { userId, isGuest: false },
      origin: { app: '', server: '' },
      ...given,
    } as unknown as Call<Id>)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

let keys = 0
function buy({ world, sold }: Bench, { quantities, method }: Extract<Step, { kind: 'buy' }>) {
  const products = sold.flatMap(({ slot, productId, price }, index) => {
    const quantity = quantities[index] ?? 0
    return quantity
      ? [{ product_id: productId, motor_id: slot.layout.motor_id, quantity, price, custom_ingredients: [] }]
      : []
  })
  const total = products.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100
  keys += 1
  call(world, 'createOrder', {
    headers: { 'idempotency-key': `key-${keys}` },
    body: {
      user_id: userId,
      vending_machine_id: machineId,
      payment_method: method,
      source_id: null,
      total_amount: total,
      net_payable_amount: total,
      products,
    } as unknown as Call<'createOrder'>['body'],
  })
}

function take(bench: Bench, step: Step) {
  const { world } = bench
  const all = [...world.state.orders.values()]
  const order = 'order' in step ? all[step.order % Math.max(1, all.length)] : undefined
  const params = { userId, machineId, orderId: order?.id ?? '' } as Call<'getOrder'>['params']
  switch (step.kind) {
    case 'buy':
      return buy(bench, step)
    case 'wait':
      return world.clock.advance(step.ms)
    case 'machine': {
      const machine = world.state.machines.get(machineId)
      settle(world)
      if (machine) machine.machine.online_status = step.status
      return settle(world)
    }
    case 'look':
      return void (order && call(world, 'getOrder', { params }))
    case 'dispense':
      return void (order && call(world, 'dispenseOrder', { params }))
    case 'unblock':
      return void (order && call(world, 'unblockOrder', { params }))
    case 'refund':
      return void (order && call(world, 'createRefund', { body: { order_id: order.id, mode: step.mode } as never }))
    case 'confirm':
      settle(world)
      if (order?.payment.kind !== 'none' && order?.cancelledAt === undefined && order)
        order.paidAt ??= world.clock.now()
  }
}

const answers = ({ world }: Bench) => {
  settle(world)
  return [...world.state.orders.values()].map(
    ({ id }) =>
      call(world, 'getOrder', { params: { userId, machineId, orderId: id } as never })?.data as Schema<'Order'>,
  )
}

const stockOf = ({ sold }: Bench) => sold.map(({ slot }) => slot.batches[0]?.quantity ?? Number.NaN)
const cents = (amount: number) => Math.round(amount * 100)

function check(bench: Bench, startBalance: number) {
  const { world, sold } = bench
  const orders = answers(bench)
  const stock = stockOf(bench)
  for (const [index, left] of stock.entries()) {
    const out = orders
      .flatMap(({ items }) => items)
      .filter(({ motor_id }) => motor_id === sold[index]?.slot.layout.motor_id)
      .reduce((sum, { dispensed_quantity }) => sum + dispensed_quantity, 0)
    expect(left, 'stock').toBeGreaterThanOrEqual(0)
    expect(left + out, 'what left the slot was dispensed').toBe(shelf[index]?.stock)
  }
  let wallet = startBalance
  for (const order of orders) {
    const out = order.items.reduce((sum, { dispensed_quantity }) => sum + dispensed_quantity, 0)
    const wanted = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
    if (out > 0) expect(order.status, 'nothing leaves unpaid').toMatch(/In-Progress|Dispensed|Partially-Dispensed/)
    if (order.status === 'Dispensed') expect(out).toBe(wanted)
    if (order.status === 'Failed') expect(out).toBe(0)
    if (order.refund) {
      const value = order.items.reduce((sum, item) => sum + cents(item.price) * item.dispensed_quantity, 0)
      expect(cents(order.refund.amount) + value, 'money for what stayed inside').toBe(cents(order.net_payable_amount))
    }
    const isFromWallet = order.payment_method === 'Wallet'
    if (isFromWallet) wallet -= cents(order.net_payable_amount)
    if (order.refund && (isFromWallet || order.refund.mode === 'wallet')) wallet += cents(order.refund.amount)
  }
  expect(balanceOf(ledgerOf(world, userId)), 'the wallet is the sum of its movements').toBe(wallet)
}

const orderIndex = fc.nat({ max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    quantities: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 1 }), fc.nat({ max: 3 })),
    method: fc.constantFrom<Schema<'PaymentMethod'>>('Wallet', 'Card'),
  }),
  fc.record({ kind: fc.constantFrom('confirm', 'dispense', 'dispense', 'unblock', 'look'), order: orderIndex }),
  fc.record({
    kind: fc.constant('refund' as const),
    order: orderIndex,
    mode: fc.constantFrom<Schema<'RefundMode'>>('wallet', 'source'),
  }),
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.constantFrom(1, 1999, 2 * seconds, 5 * seconds, 20 * seconds, 3 * minutes, 11 * minutes),
  }),
  fc.record({
    kind: fc.constant('machine' as const),
    status: fc.constantFrom<Schema<'OnlineStatus'>>('online', 'offline'),
  }),
)
const steps = fc.array(step, { minLength: 4, maxLength: 25 })
const scenario = fc.constantFrom('default', 'item-fails', 'all-fail', 'goes-offline')

describe('orders over time', () => {
  test('stock, money and answers agree after every step', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(scenario, steps, (name, taken) => {
        const bench = newWorld(name)
        const start = balanceOf(ledgerOf(bench.world, userId))
        for (const each of taken) {
          take(bench, each)
          check(bench, start)
        }
        for (const { status } of answers(bench)) seen.add(status)
      }),
      { seed: 7, numRuns: 400 },
    )
    // Steps that reach too little would prove too little.
    expect([...seen].sort()).toEqual([
      'Cancelled',
      'Dispensed',
      'Failed',
      'In-Progress',
      'Paid',
      'Partially-Dispensed',
      'Pending',
    ])
  })

  test('how often somebody looks changes nothing', () => {
    const isEvent = ({ kind }: Step) => kind !== 'look'
    fc.assert(
      fc.property(scenario, steps, (name, taken) => {
        const [quiet, watched] = [newWorld(name), newWorld(name)]
        for (const each of taken.filter(isEvent)) {
          take(quiet, each)
          take(watched, each)
          answers(watched)
        }
        expect(answers(watched).map(({ id: _, ...rest }) => rest.items.map((item) => item.dispensed_quantity))).toEqual(
          answers(quiet).map(({ items }) => items.map((item) => item.dispensed_quantity)),
        )
        expect(answers(watched).map(({ status }) => status)).toEqual(answers(quiet).map(({ status }) => status))
        expect(stockOf(watched)).toEqual(stockOf(quiet))
      }),
      { seed: 11, numRuns: 200 },
    )
  })
})
