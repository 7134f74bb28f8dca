/** One sequence from a fresh start to its end. */
import { ask, pathOf } from './ask.ts'
import { stockBySlot } from './look/goods.ts'
import { everything, look } from './look/look.ts'
import { readWallet } from './look/wallets.ts'
import { type Actor, cents, hold, type Model, type Shelf, type Who } from './model.ts'
import type { Broken } from './rules.ts'
import { tokenOf } from './session.ts'
import { unblock } from './steps/serve.ts'
import type { Step } from './steps/step.ts'
import { take } from './steps/take.ts'
import type { Target } from './target.ts'

const slots = 4
const minutes = 60_000

/** What is sold from the first slots that turn and hold nothing back. */
async function readShelf(model: Model): Promise<Shelf[]> {
  const { data } = await ask(model, 'guest', 'getMachineProducts', { params: { machineId: model.target.machineId } })
  if (!data) throw new Error(`There is no machine ${model.target.machineId}`)
  model.mostUnits = data.max_order_quantity ?? 5
  const stock = stockBySlot(data)
  return data.planograms
    .filter(({ block_spiral, block_product_count }) => !block_spiral && block_product_count === 0)
    .flatMap(({ id, motor_id: motorId }): Shelf[] => {
      const product = data.inventories.find(({ slot_id }) => slot_id === id)?.batches[0]?.product
      return product
        ? [{ productId: product.id, motorId, price: cents(product.mrp), stock: stock.get(motorId) ?? 0 }]
        : []
    })
    .slice(0, slots)
}

async function open(target: Target, device: string): Promise<Model> {
  const actor = (who: Who): Actor => ({ who, device: `${device}-${who}`, expiresAt: 0 })
  const model: Model = {
    target,
    actors: { customer: actor('customer'), guest: actor('guest') },
    shelf: [],
    mostUnits: 5,
    orders: [],
    opening: {},
    seen: { at: 0, orders: new Map(), listed: {}, stock: [], wallets: {} },
    keys: 0,
    broken: [],
  }
  const token = await tokenOf(model, 'customer')
  model.shelf = await readShelf(model)
  model.seen.stock = model.shelf.map(({ stock }) => stock)
  const offers = await ask(model, 'guest', 'listOffers', { params: { machineId: target.machineId } })
  const [offer] = offers.data ?? []
  if (offer) model.offer = offer
  const location = await ask(model, 'customer', 'getLocationWallet')
  if (location.data) model.locationId = location.data.clientLocation.id
  for (const name of ['own', 'company'] as const) {
    const wallet = await readWallet(model, name)
    if (wallet) Object.assign(model.opening, { [name]: wallet })
  }
  Object.assign(model.seen.wallets, model.opening)
  const path = pathOf('streamMachine', { params: { machineId: target.machineId } })
  model.stream = await target.stream(path, { client_id: 'life-cycle', authorization: `Bearer ${token}` })
  model.seen.at = target.now()
  return model
}

/** Lets everything run out, where the clock can be moved, and looks a last time; elsewhere leaves no open order behind. */
async function finish(model: Model) {
  const { target, seen } = model
  if (!target.isAlone) {
    await look(model, everything)
    for (const known of model.orders) if (seen.orders.get(known.id)?.is_active) await unblock(model, known)
    return
  }
  await target.switchMachine?.(target.machineId, 'online')
  await target.advance(16 * minutes)
  await look(model, everything)
  for (const { id, status } of seen.orders.values()) {
    const isWaiting = status === 'Pending' || status === 'In-Progress'
    hold(
      model,
      { rule: 'nothing-hangs', operation: 'listOrders', pointer: `/data/${id}/status` },
      isWaiting && status,
      false,
    )
  }
}

export interface Outcome {
  broken: Broken[]
  /** How many steps were taken; all of them where the end itself broke something. */
  taken: number
  /** How often each order status was seen at the end or on the way. */
  statuses: Set<string>
}

/** Takes the steps up to the first that breaks a rule. Rejects where the target can't be used at all. */
export async function runSequence(target: Target, steps: Step[], device = 'life-cycle-0001'): Promise<Outcome> {
  const model = await open(target, device)
  const statuses = new Set<string>()
  let taken = 0
  try {
    for (const step of steps) {
      if (model.broken.length > 0) break
      taken += 1
      await take(model, step)
      if (taken % 10 === 0 && model.broken.length === 0) await look(model, everything)
      for (const { status } of model.seen.orders.values()) statuses.add(status)
    }
    if (model.broken.length === 0) await finish(model)
  } finally {
    model.stream?.close()
    await target.close()
  }
  for (const { status } of model.seen.orders.values()) statuses.add(status)
  return { broken: model.broken, taken, statuses }
}
