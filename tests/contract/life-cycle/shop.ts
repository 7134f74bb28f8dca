/** A machine, a customer and a guest of the mock server, and what the test has done there. */
import { expect } from 'vitest'
import type { Mock, Reply } from '../mock-client.ts'

export type Who = 'customer' | 'guest'
export type Wallet = 'Wallet' | 'CompanyWallet'
// biome-ignore lint/suspicious/noExplicitAny: responses of many operations; the mock validates each against the document
export type Json = any

export interface Placed {
  id: string
  who: Who
  key: string
  body: Json
  payment: Json
  /** A wallet was charged, or the provider confirmed while the order was waiting. */
  isPaid: boolean
  /** A dispense call was accepted. */
  isDispensing: boolean
  isReleased: boolean
  refund?: Json
  /** The order as last read. */
  seen?: Json
}

export interface Shop {
  mock: Mock
  world: string
  sessions: Record<Who, { token: string; userId: string }>
  orders: Placed[]
  isOnline: boolean
  /** Each slot, with its units at the start and now. */
  slots: { motor: string; product: Json; opening: number; left: number }[]
  balances: Record<Wallet, number>
  /** Ledger rows from before the test. */
  oldRows: Set<string>
}

export const machine = 'VM-1013'
const scenarios = ['ordinary', 'late', 'item-fails', 'all-fail', 'goes-offline', 'wallet-short']
const location = '/v1/country-warehouse/79/client-locations/loc-harbour'
export const cents = (amount: number) => Math.round(amount * 100)
export const sum = <T>(list: T[], of: (entry: T) => number) => list.reduce((total, entry) => total + of(entry), 0)

export async function call(
  shop: Shop,
  who: Who,
  method: string,
  path: string,
  body?: Json,
  headers = {},
): Promise<Reply> {
  const { mock, world, sessions } = shop
  const reply = await mock.call(method, path, { world, token: sessions[who].token, body, headers })
  expect(reply.status, `${method} ${path}`).toBeLessThan(500)
  return reply
}

export const ordersOf = (shop: Shop, who: Who) =>
  `/v1/users/${shop.sessions[who].userId}/vending-machine/${machine}/orders`
export const balancePath = (shop: Shop, wallet: Wallet) => {
  const { userId } = shop.sessions.customer
  return wallet === 'Wallet' ? `/v1/wallets/${userId}/balance` : `${location}/users/${userId}/balance`
}
export const ledgerPath = (shop: Shop, wallet: Wallet) =>
  wallet === 'Wallet'
    ? `/v1/transactions/users/${shop.sessions.customer.userId}?page=1&limit=20`
    : `${location}/wallet-transactions/?page=1&limit=20`

export async function slotsOf(shop: Shop): Promise<Shop['slots']> {
  const { body } = await call(shop, 'guest', 'GET', `/v1/customers/machines/${machine}/products`)
  return body.data.planograms.map(({ id, motor_id: motor }: Json, index: number) => {
    const { batches } = body.data.inventories.find(({ slot_id }: Json) => slot_id === id)
    const left = sum(batches, ({ quantity }: Json) => quantity)
    return { motor, product: batches[0].product, left, opening: shop.slots[index]?.opening ?? left }
  })
}

let worlds = 0
export async function openShop(mock: Mock): Promise<Shop> {
  worlds += 1
  const world = `${scenarios[worlds % scenarios.length]}--life-${worlds}`
  const sessions = { customer: await mock.customer('9876543210', world), guest: await mock.guest(world) }
  const balances = { Wallet: 0, CompanyWallet: 0 }
  const shop: Shop = { mock, world, sessions, orders: [], isOnline: true, slots: [], balances, oldRows: new Set() }
  shop.slots = await slotsOf(shop)
  for (const wallet of ['Wallet', 'CompanyWallet'] as const) {
    balances[wallet] = cents((await call(shop, 'customer', 'GET', balancePath(shop, wallet))).body.data.balance)
    for (const { id } of (await call(shop, 'customer', 'GET', ledgerPath(shop, wallet))).body.data) shop.oldRows.add(id)
  }
  return shop
}
