/** What is in the machine, and what it says of itself. */
import { ask } from '../ask.ts'
import { hold, type Model, type Schema } from '../model.ts'
import type { Stream } from '../target.ts'

/** Units in a slot by its motor, those not for sale too. */
export function stockBySlot({ planograms, inventories }: Schema<'MachineProducts'>): Map<string, number> {
  const motors = new Map(planograms.map(({ id, motor_id }) => [id, motor_id]))
  return new Map(
    inventories.map(({ slot_id, batches }) => [
      motors.get(slot_id) ?? slot_id,
      batches.reduce((sum, { quantity }) => sum + quantity, 0),
    ]),
  )
}

/** Holds that each slot has lost what came out of it, by the orders as seen just before. */
export async function lookAtStock(model: Model) {
  const { target, shelf, seen } = model
  const { data } = await ask(model, 'guest', 'getMachineProducts', { params: { machineId: target.machineId } })
  if (!data) return
  const left = stockBySlot(data)
  seen.stock = shelf.map(({ motorId }) => left.get(motorId) ?? 0)
  if (!target.isAlone) return
  const items = [...seen.orders.values()].flatMap((order) => order.items)
  const expected = shelf.map(
    ({ motorId, stock }) =>
      stock -
      items.filter(({ motor_id }) => motor_id === motorId).reduce((sum, item) => sum + item.dispensed_quantity, 0),
  )
  hold(
    model,
    { rule: 'stock-leaves-on-dispensing', operation: 'getMachineProducts', pointer: '/data/inventories' },
    seen.stock,
    expected,
  )
}

/** By the stream where it has nothing to travel through, else by GET. */
export async function isOnline(model: Model): Promise<boolean> {
  if (model.target.isAlone && model.stream) return lastWord(model.stream) === 'online'
  return saysOnline(model)
}

const messages = ({ heard }: Stream) => heard.map((data) => JSON.parse(data) as Schema<'LiveMessage'>)
const lastWord = (stream: Stream) => messages(stream).at(-1)?.data.online_status

async function saysOnline(model: Model): Promise<boolean> {
  const { data } = await ask(model, 'guest', 'getMachine', { params: { id: model.target.machineId } })
  return data?.online_status === 'online'
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 200))

/** The stream's messages against what GET says now. */
export async function lookAtStream(model: Model) {
  const { stream, target } = model
  if (!stream) return
  const now = (await saysOnline(model)) ? 'online' : 'offline'
  if (!target.isAlone) await settled()
  const told = messages(stream)
  const claim = { rule: 'stream-agrees-with-get', operation: 'streamMachine' } as const
  const said = told.map((message) => message.data.online_status)
  hold(model, claim, said.at(-1), now)
  hold(
    model,
    claim,
    said.filter((each, index) => each === said[index - 1]),
    [],
  )
  hold(model, claim, [...new Set(told.map((message) => message.data.id))], [target.machineId])
}
