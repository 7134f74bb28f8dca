import type { Schema, WishRecord } from '../seeds/records.ts'
import { machineRecord } from '../world/machines.ts'
import type { World } from '../world/world.ts'
import { type Handlers, pageOf } from './handler.ts'

const wishesAt = (world: World, machineId: string) =>
  world.state.wishes.get(machineRecord(world, machineId).machine.id) ?? []

const wishFor = ({ id, text, others, userIds }: WishRecord, userId: string): Schema<'Wish'> => ({
  id,
  text,
  count: others + userIds.size,
  is_mine: userIds.has(userId),
})

export default {
  listWishes: ({ world, params, caller: { userId } }) => {
    const rows = wishesAt(world, params.machineId)
      .filter(({ isChecked, userIds }) => isChecked || userIds.has(userId))
      .map((wish) => wishFor(wish, userId))
      .sort((a, b) => b.count - a.count)
    return pageOf(rows.slice(0, 50))
  },

  createWish: ({ world, params, body, caller: { userId } }) => {
    const wishes = wishesAt(world, params.machineId)
    const text = body.text.trim()
    const match = wishes.find((wish) => wish.text.toLowerCase() === text.toLowerCase())
    const wish = match ?? { id: world.nextId('wsh'), text, others: 0, isChecked: false, userIds: new Set() }
    wish.userIds.add(userId)
    if (!match) world.state.wishes.set(params.machineId, [...wishes, wish])
    return { data: wishFor(wish, userId) }
  },
} satisfies Handlers
