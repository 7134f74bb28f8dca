/** What is there on a target: found out by reading it, so that requests name things that exist. */
import type { Schema } from '../contract.ts'
import type { Exchange } from './exchange.ts'
import type { Session } from './sign-in.ts'

export interface Product {
  product_id: string
  motor_id: string
  price: number
  left: number
}

export interface Facts {
  machineId: string
  offlineMachineId?: string | undefined
  /** Packaged products that can be bought here, most of them first. */
  products: Product[]
  orderId?: string | undefined
  sourceId?: string | undefined
  locationId?: string | undefined
  warehouseId: string
  userId: string
}

const list = (value: unknown) => (Array.isArray(value) ? value : []) as Schema[]
export const dataOf = (reply: { body: unknown }) => ((reply.body as Schema | undefined)?.data ?? {}) as Schema
export const rowsOf = (reply: { body: unknown }) => list((reply.body as Schema | undefined)?.data)

/** What a slot sells now: batches that are not expired, less what is kept back. */
function sellable(answer: Schema): Product[] {
  const now = String(answer.current_date)
  const slots = new Map(list(answer.planograms).map((slot) => [slot.id, slot]))
  return list(answer.inventories)
    .flatMap(({ slot_id, batches }): Product[] => {
      const slot = slots.get(slot_id)
      const [first] = list(batches)
      const product = first?.product as Schema | undefined
      if (!slot || !product || slot.block_spiral || Number(product.mrp) <= 0) return []
      const good = list(batches).filter(({ exp_date }) => String(exp_date).slice(0, 10) > now.slice(0, 10))
      const left = good.reduce((sum, { quantity }) => sum + Number(quantity), 0) - Number(slot.block_product_count)
      return left > 0
        ? [{ product_id: String(product.id), motor_id: String(slot.motor_id), price: Number(product.mrp), left }]
        : []
    })
    .sort((a, b) => b.left - a.left)
}

export async function readProducts(exchange: Exchange, machineId: string): Promise<Product[]> {
  return sellable(dataOf(await exchange('getMachineProducts', { path: { machineId } })))
}

/** Reads what is there for a customer, or for nobody. */
export async function findFacts(exchange: Exchange, machineId: string, session: Session | undefined): Promise<Facts> {
  const userId = session?.userId ?? 'nobody'
  const found = await exchange('listMachines', { query: { keyword: machineId.slice(0, 4).padEnd(4, '0') } })
  const warehouseId = String(session?.claims.country_warehouse_id ?? '79')
  const facts: Facts = {
    machineId,
    offlineMachineId: rowsOf(found).find(({ online_status }) => online_status === 'offline')?.id as string | undefined,
    products: await readProducts(exchange, machineId),
    warehouseId,
    userId,
  }
  if (!session || session.claims.is_guest_user) return facts
  const { token } = session
  const orders = await exchange('listOrders', { token, path: { userId, machineId: '-1' }, query: { pageOff: true } })
  const cards = await exchange('listMealCards', { token })
  const location = await exchange('getLocationWallet', { token, path: { userId, warehouseId } })
  return {
    ...facts,
    orderId: rowsOf(orders)[0]?.id as string | undefined,
    sourceId: rowsOf(cards)[0]?.source_id as string | undefined,
    locationId: (dataOf(location).clientLocation as Schema | undefined)?.id as string | undefined,
  }
}
