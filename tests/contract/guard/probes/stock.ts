/** What cannot be sold is not quoted: what is past its day, what cannot turn, what another line has taken. */
import type { Schema } from '../contract.ts'
import { dataOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import { asList, asRecord, expectEqual, type Probe } from './probe.ts'

const dayOf = (instant: unknown) => String(instant).slice(0, 10)

/** Lines of slots of which nothing may be sold, and why. */
function unsellable(answer: Schema): [why: string, line: Schema][] {
  const slots = asList(answer.planograms)
  return asList(answer.inventories).flatMap(({ slot_id, batches }): [string, Schema][] => {
    const slot = slots.find(({ id }) => id === slot_id)
    const inside = asList(batches).filter(({ quantity }) => Number(quantity) > 0)
    const product = asRecord((inside[0] ?? asList(batches)[0])?.product)
    const isPast = inside.every(({ exp_date }) => dayOf(exp_date) < dayOf(answer.current_date))
    const why = slot?.block_spiral
      ? 'the slot cannot turn'
      : inside.length === 0
        ? 'the slot is empty'
        : isPast && 'all of it is past its day'
    const line = { product_id: product.id, motor_id: slot?.motor_id, price: product.mrp, quantity: 1 }
    return slot && why && product.id ? [[why, { ...line, custom_ingredients: [] }]] : []
  })
}

async function notSold(scope: Scope, answer: Schema, ask: (items: Schema[]) => ReturnType<Scope['exchange']>) {
  for (const [why, line] of unsellable(answer)) {
    const sent = await ask([line])
    const sold = sent.status === 200 ? asList(dataOf(sent).items)[0]?.quantity : 0
    expectEqual(scope, 'quote:unsellable', sent, '/data/items/0/quantity', sold, 0, why)
  }
}

/** Two lines of one slot share what is in it. */
async function shared(scope: Scope, most: number, ask: (items: Schema[]) => ReturnType<Scope['exchange']>) {
  const few = scope.facts.products.filter(({ left }) => left < most).at(-1)
  if (!few) return
  const { left, ...product } = few
  const line = (quantity: number) => ({ ...product, quantity, custom_ingredients: [] })
  const sent = await ask([line(left), line(1)])
  if (sent.status !== 200) return
  const sold = asList(dataOf(sent).items).reduce((sum, { quantity }) => sum + Number(quantity), 0)
  expectEqual(
    scope,
    'quote:oversold',
    sent,
    '/data/items',
    sold <= left,
    true,
    `no more than the ${left} that are there`,
  )
}

export const unsellableStock: Probe = {
  name: 'what cannot be sold',
  writes: true,
  run: async (scope) => {
    const path = { machineId: scope.facts.machineId }
    const answer = dataOf(await scope.exchange('getMachineProducts', { path }))
    const ask = (items: Schema[]) => scope.exchange('validateCart', { token: scope.token(), path, body: { items } })
    await notSold(scope, answer, ask)
    await shared(scope, Number(answer.max_order_quantity), ask)
  },
}
