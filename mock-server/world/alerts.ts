/** Restock alerts: push messages when a favorite product is back in stock at a machine. */
import { products } from '../seeds/products.ts'
import { machineName, productOf, sellable } from './machines.ts'
import { notify } from './push.ts'
import type { World } from './world.ts'

export const isInStock = (world: World, machineId: string, productId: string) =>
  world.state.machines
    .get(machineId)
    ?.slots.some((slot) => productOf(slot) === productId && sellable(world, slot) > 0) ?? false

/** Sends each alert once. */
export function settleAlerts(world: World) {
  for (const [userId, favorites] of world.state.favorites)
    for (const favorite of favorites) {
      const back = favorite.notify.filter((id) => isInStock(world, id, favorite.targetId))
      if (back.length === 0) continue
      favorite.notify = favorite.notify.filter((id) => !back.includes(id))
      const name = products.get(favorite.targetId)?.name ?? ''
      for (const id of back)
        void notify(world, { title: `${name} is back`, body: machineName(world, id), path: `/machine/${id}` }, userId)
    }
}
