import { products } from '../seeds/products.ts'
import type { FavoriteRecord, Schema } from '../seeds/records.ts'
import { instant } from '../seeds/units.ts'
import { isInStock } from '../world/alerts.ts'
import { refuse } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { type Call, type Handlers, pageOf, registered } from './handler.ts'

const own = (call: Pick<Call<'listFavorites'>, 'world' | 'caller'>) =>
  call.world.state.favorites.get(registered(call).userId) ?? []

const isAt = ({ kind, targetId }: Pick<FavoriteRecord, 'kind' | 'targetId'>) => {
  return (other: FavoriteRecord) => other.kind === kind && other.targetId === targetId
}

/** Undefined for a product or machine that does not exist. */
function favorite(world: World, record: FavoriteRecord): Schema<'Favorite'> | undefined {
  const { kind, targetId: target_id, createdAt, notify } = record
  const common = { kind, target_id, created_at: instant(createdAt) }
  const machine = kind === 'machine' ? world.state.machines.get(target_id)?.machine : undefined
  if (machine) return { ...common, name: machine.name, machine }
  const product = kind === 'product' ? products.get(target_id) : undefined
  return product && { ...common, name: product.name, image_url: product.image_url, notify_machine_ids: notify }
}

const missing = () => refuse(404, 'FOUND_4040', 'We couldn’t find that.')

export default {
  listFavorites: (call) => {
    const rows = own(call).flatMap((record) => favorite(call.world, record) ?? [])
    return pageOf(rows.reverse())
  },

  saveFavorite: (call) => {
    const { world, params, body } = call
    const records = own(call)
    const record = records.find(isAt(params)) ?? { ...params, createdAt: world.clock.now(), notify: [] }
    const response = favorite(world, record) ?? missing()
    const machineIds = body.notify_machine_ids ?? record.notify
    if (machineIds.some((id) => !world.state.machines.has(id))) missing()
    record.notify = machineIds.filter((id) => !isInStock(world, id, record.targetId))
    if (!records.includes(record)) world.state.favorites.set(registered(call).userId, [...records, record])
    return { data: { ...response, ...(response.notify_machine_ids && { notify_machine_ids: record.notify }) } }
  },

  deleteFavorite: (call) => {
    const isMeant = isAt(call.params)
    const rest = own(call).filter((record) => !isMeant(record))
    call.world.state.favorites.set(registered(call).userId, rest)
    return { message: 'Removed.', data: null }
  },
} satisfies Handlers
