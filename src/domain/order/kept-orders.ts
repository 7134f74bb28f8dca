/** Orders that stay readable without a connection (docs/decisions/0021). Loaded on demand only. */
import * as z from 'zod/mini'
import { currentSession } from '#domain/session/session.ts'
import { Order as losses } from '#generated/losses.ts'
import { Order as OrderSchema } from '#generated/zod/schemas/index.ts'
import { accepted } from '#shared/api/reader.ts'
import { dateNow } from '#shared/clock.ts'
import { withLock } from '#shared/locks.ts'
import { read } from '#shared/storage/storage.ts'
import { destroyVault, openVault, sealVault } from '#shared/storage/vault.ts'
import type { Order } from './order-state.ts'

export interface KeptOrder {
  order: Order
  /** When it was last read from the server. ISO 8601. */
  checkedAt: string
}

const maxOrders = 200
const Kept = z.object({ owner: z.string(), orders: z.array(z.object({ order: z.unknown(), checkedAt: z.string() })) })

/** None if the order can't be read. */
function readKept({ order, checkedAt }: { order: unknown; checkedAt: string }): KeptOrder[] {
  const read = accepted(order, { validator: OrderSchema, losses }) as Order | undefined
  return read ? [{ order: read, checkedAt }] : []
}

/** The newest first. */
export async function keptOrders(userId: string): Promise<KeptOrder[]> {
  const { success, data } = z.safeParse(Kept, await openVault())
  return success && data.owner === userId ? ordersOf(userId, data.orders.flatMap(readKept)) : []
}

/**
 * The orders that belong to this customer. While somebody else is signed in, the phone still reads the order of an open
 * payment for the customer who pays it.
 */
export const ordersOf = (userId: string, all: readonly KeptOrder[]) =>
  all.filter(({ order }) => order.user_id === userId)

/**
 * The latest version of each order. The newest order first. What was read in the future was read before the phone's clock
 * was set back. Of two such versions, the last one counts.
 */
export function latest(all: readonly KeptOrder[]): KeptOrder[] {
  const today = new Date(dateNow()).toISOString()
  const readAt = ({ checkedAt }: KeptOrder) => (checkedAt > today ? '' : checkedAt)
  const byTime = [...all].sort((a, b) => readAt(a).localeCompare(readAt(b)))
  const versions = [...new Map(byTime.map((kept) => [kept.order.id, kept])).values()]
  return versions.sort((a, b) => b.order.created_at.localeCompare(a.order.created_at))
}

/** Keeps the latest version of each of this customer's orders. Replaces another customer's orders. */
export const keepOrders = (userId: string, seen: readonly KeptOrder[]): Promise<void> =>
  withLock('kept-orders', async () => {
    const orders = latest([...(await keptOrders(userId)), ...ordersOf(userId, seen)]).slice(0, maxOrders)
    await sealVault({ owner: userId, orders }, () => currentSession().userId === userId)
  })

/**
 * Gives this customer the stored orders of this phone's guest, as sign-in does on the server. Destroys the orders of
 * anybody else, whose session ended while the app was closed.
 */
export const claimOrders = (userId: string): Promise<void> =>
  withLock('kept-orders', async () => {
    const { success, data } = z.safeParse(Kept, await openVault())
    if (!success || data.owner === userId) return
    if (data.owner !== read('guestUserId')) return destroyVault()
    const orders = await keptOrders(data.owner)
    const claimed = orders.map(({ order, ...kept }) => ({ ...kept, order: { ...order, user_id: userId } }))
    await sealVault({ owner: userId, orders: claimed }, () => currentSession().userId === userId)
  })
