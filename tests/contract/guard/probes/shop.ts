/** Buying: what the money probes share. Each order is looked at afterwards, and ended. */
import type { Schema } from '../contract.ts'
import { unitOf } from '../currency.ts'
import type { Sent } from '../exchange.ts'
import type { Parts } from '../requests/call.ts'
import type { RuleId } from '../rules.ts'
import { asList, asRecord, costOf, linesOf, rowsOf, type Scope, type Stock } from '../scope.ts'
import { dataOf, type Session } from '../sign-in.ts'
import { codeOf, expectEqual, expectStatus, minor } from './probe.ts'

export interface Shop {
  scope: Scope
  /** Who buys. */
  buyer: Session
  method: string
  /** The lines for sale, with the units that each slot has. */
  stock: Stock[]
  /** The most units in an order. */
  most: number
}

/** What shows whether money moved and orders were made. */
export interface Look {
  balance: number | undefined
  /** The smallest units in one of the balance's currency. */
  unit: number
  orders: Schema[] | undefined
  /** The call that shows it. */
  sent: Sent | undefined
}

export const isWallet = ({ method }: Shop) => method === 'Wallet'

interface Wallet {
  balance: string
  rows: string
  charged: RuleId
  short: RuleId
  called: string
}

/** The calls and rules of each wallet. They pay at once, and guests have none. */
const wallets: Record<string, Wallet> = {
  Wallet: {
    balance: 'getWalletBalance',
    rows: 'listWalletTransactions',
    charged: 'charged-once',
    short: 'wallet:short',
    called: 'account',
  },
  CompanyWallet: {
    balance: 'getCompanyWalletBalance',
    rows: 'listCompanyWalletTransactions',
    charged: 'company:charged',
    short: 'company:short',
    called: 'company wallet',
  },
}

/** The wallet that pays, if one does. */
export const walletOf = ({ method }: Pick<Shop, 'method'>) => wallets[method]

/** A call about a wallet, own or company. */
export const askWallet = ({ scope, buyer }: Shop, operation: string, query = {}) => {
  const { warehouseId, locationId } = scope.facts
  return scope.exchange(operation, {
    token: buyer.token,
    path: { userId: buyer.userId, warehouseId, locationId },
    query,
  })
}

export const codes = { key: 'ORDER_4090', voided: 'ORDER_4095', none: 'ORDER_4040' }

/** The order request for these lines, at their listed prices and deposits. */
export function requestOf({ scope, buyer, method, stock }: Shop, lines: Schema[], priced: Schema = {}): Schema {
  const depositOf = ({ motor_id }: Schema) => stock.find(({ line }) => line.motor_id === motor_id)?.deposit
  const total = lines.reduce((sum, line) => sum + minor(costOf(line, depositOf(line))), 0) / 1000
  return {
    user_id: buyer.userId,
    vending_machine_id: scope.facts.machineId,
    products: lines,
    payment_method: method,
    net_payable_amount: priced.net_payable_amount ?? total,
    source_id: null,
    total_amount: priced.total_amount ?? total,
  }
}

/** The request for these lines, or else for one unit. The quote has the price, with taxes that are not included. */
export async function quotedRequest(shop: Shop, ...lines: Schema[]): Promise<Schema> {
  const { scope, buyer } = shop
  const items = lines.length > 0 ? lines : [scope.facts.line]
  if (!scope.has('validateCart')) return requestOf(shop, items)
  const path = { machineId: scope.facts.machineId }
  const quote = await scope.exchange('validateCart', { token: buyer.token, path, body: { items } })
  return requestOf(shop, items, quote.status === 200 ? dataOf(quote) : {})
}

const pathOf = ({ scope, buyer }: Shop) => ({ userId: buyer.userId, machineId: scope.facts.machineId })

export const createOrder = (shop: Shop, key: string, body: Schema, parts: Partial<Parts> = {}) =>
  shop.scope.exchange('createOrder', {
    token: shop.buyer.token,
    path: pathOf(shop),
    header: { 'Idempotency-Key': key },
    body,
    ...parts,
  })

export const orderIdOf = (sent: Sent) => dataOf(sent).order_id as string | undefined

export const onOrder = (shop: Shop, operation: string, orderId: unknown, parts: Partial<Parts> = {}) =>
  shop.scope.exchange(operation, { token: shop.buyer.token, path: { ...pathOf(shop), orderId }, ...parts })

export const readOrder = async (shop: Shop, orderId: unknown) => {
  const sent = await onOrder(shop, 'getOrder', orderId)
  return { sent, order: dataOf(sent) }
}

export async function look(shop: Shop): Promise<Look> {
  const { scope, buyer } = shop
  const { exchange, has } = scope
  const { token, userId } = buyer
  const operation = walletOf(shop)?.balance
  const balance = operation && has(operation) ? await askWallet(shop, operation) : undefined
  const orders = has('listOrders')
    ? await exchange('listOrders', { token, path: { userId, machineId: '-1' }, query: { pageOff: true } })
    : undefined
  return {
    balance: balance?.status === 200 ? minor(dataOf(balance).balance) : undefined,
    unit: unitOf(balance ? dataOf(balance) : {}),
    orders: orders?.status === 200 ? rowsOf(orders) : undefined,
    sent: balance ?? orders,
  }
}

const idsOf = (orders: Schema[]) => orders.map(({ id }) => String(id))

/** Says, by looking, how many orders were made since, and what was charged. `by`: the call that is to blame. */
export async function expectMade(
  shop: Shop,
  before: Look,
  by: Sent,
  { check, made, charged, why }: { check: string; made: number; charged: number; why: string },
) {
  const { scope } = shop
  const after = await look(shop)
  const old = idsOf(before.orders ?? [])
  const found = idsOf(after.orders ?? []).filter((id) => !old.includes(id)).length
  // A call without an answer may have done less than it should, but not more.
  const sent = made === 0 || found > made ? { call: by.call } : by
  if (before.orders && after.orders) {
    const is = `${made} new ${made === 1 ? 'order' : 'orders'}`
    expectEqual(scope, {
      check,
      sent,
      pointer: '',
      found: `${found} new ${found === 1 ? 'order' : 'orders'}`,
      is,
      why,
    })
  }
  if (before.balance === undefined || after.balance === undefined) return after
  expectEqual(scope, {
    check: walletOf(shop)?.charged ?? 'charged-once',
    sent,
    pointer: '',
    found: (before.balance - after.balance) / 1000,
    is: charged / 1000,
    why: `the wallet paid: ${why}`,
  })
  return after
}

const mostMachines = 6

/** The ids of this machine and of others that the search finds, but of none that is switched off. `type`: comes first. */
export function machinesOnline({ facts }: Scope, type?: string): string[] {
  const others = facts.machines
    .filter(({ online_status }) => online_status !== 'offline')
    .toSorted((a, b) => Number(b.machine_type === type) - Number(a.machine_type === type))
    .map(({ id }) => String(id))
  return [...new Set([facts.machineId, ...others])].slice(0, mostMachines)
}

/** A slot with a product, whether that is in stock or made from a recipe. */
export function slotWithProduct({
  inventories,
  planograms,
}: Schema): { motorId: unknown; product: Schema } | undefined {
  const slots = asList(planograms).map(({ id, motor_id, recipe }) => {
    const [batch] = asList(asList(inventories).find(({ slot_id }) => slot_id === id)?.batches)
    return { motorId: motor_id, product: asRecord(asRecord(recipe ?? batch).product) }
  })
  return slots.find(({ product }) => product.id !== undefined)
}

interface Refusal {
  check: string
  statuses: number[]
  why: string
  code?: string | undefined
}

/** The order is refused, and nothing was charged. One that is made is the finding, and ended before the next look. */
export async function expectRefused(shop: Shop, body: Schema, about: Refusal, key = shop.scope.key()) {
  const { check, statuses, why, code } = about
  const before = await look(shop)
  const sent = await createOrder(shop, key, body)
  expectStatus(shop.scope, check, sent, statuses, why, code === undefined ? {} : { code })
  if (sent.status === 200) await endOrder(shop, orderIdOf(sent))
  else await expectMade(shop, before, sent, { check, made: 0, charged: 0, why })
  return sent.status
}

/** A product of a machine that is switched off. */
export async function offlineLine({ facts, exchange, missing }: Scope) {
  const machineId = facts.offlineMachineId
  if (machineId === undefined)
    return missing('cart:offline', 'no machine that the words of this one’s name and place find is offline')
  const slot = slotWithProduct(dataOf(await exchange('getMachineProducts', { path: { machineId } })))
  if (!slot) return missing('cart:offline', 'the offline machine has no products')
  const { motorId, product } = slot
  return {
    machineId,
    line: { product_id: product.id, motor_id: motorId, price: product.mrp, quantity: 1, custom_ingredients: [] },
  }
}

/** The units in the slot of a line. */
export async function unitsLeft({ scope }: Shop, line: Schema): Promise<number | undefined> {
  if (!scope.has('getMachineProducts')) return undefined
  const sent = await scope.exchange('getMachineProducts', { path: { machineId: scope.facts.machineId } })
  if (sent.status !== 200) return undefined
  const found = linesOf(dataOf(sent)).find((each) => each.line.motor_id === line.motor_id)
  return found?.units ?? 0
}

/** Ends an order, so that the next one can be made, and takes the money back. */
export async function endOrder(shop: Shop, orderId: unknown) {
  if (orderId === undefined) return
  const { has, exchange } = shop.scope
  if (has('unblockOrder')) await onOrder(shop, 'unblockOrder', orderId)
  if (!walletOf(shop) || !has('createRefund')) return
  const mode = isWallet(shop) ? 'wallet' : 'source'
  await exchange('createRefund', { token: shop.buyer.token, body: { order_id: orderId, mode } })
}

/** Refusals that say nothing about the rule: the account or the machine can't buy now. */
const busy = ['PAY_1001', 'PAY_1002', 'PAY_1003', 'CART_1000', 'CART_1002']
export const isBusy = (sent: Sent) => sent.status === 400 && busy.includes(String(codeOf(sent)))

/** Makes an order, or says why there is none. */
export async function buy(shop: Shop, key = shop.scope.key(), ...lines: Schema[]) {
  const body = await quotedRequest(shop, ...lines)
  const sent = await createOrder(shop, key, body)
  if (!isBusy(sent)) expectStatus(shop.scope, 'happy', sent, [200], 'a product for sale can be ordered at its price')
  return { key, body, sent, orderId: orderIdOf(sent), net: minor(body.net_payable_amount) }
}

export type Bought = Awaited<ReturnType<typeof buy>>

async function methodsOf({ exchange }: Scope, { token }: Session): Promise<string[]> {
  const sent = await exchange('listPaymentOptions', { token })
  const options = asList(asRecord(dataOf(sent)).payment_options)
  if (sent.status !== 200) return ['Wallet', 'Card']
  return options.filter(({ is_enabled }) => is_enabled === true).map(({ method }) => String(method))
}

/** Releases what waits at the machine, because a server may refuse a second order until then. */
export async function releaseWaiting({ exchange, has, facts }: Scope, { token, userId }: Session) {
  if (!has('unblockOrder', 'listOrders')) return
  const query = { pageOff: true, status: ['In-Progress', 'Paid'] }
  const waiting = await exchange('listOrders', { token, path: { userId, machineId: '-1' }, query })
  for (const { id, is_active, machine } of rowsOf(waiting).filter((each) => each.is_active === true)) {
    const machineId = asRecord(machine).id ?? facts.machineId
    if (is_active) await exchange('unblockOrder', { token, path: { userId, machineId, orderId: id } })
  }
}

/** The ways to buy: from the wallet, which pays at once, and at a provider, which nobody pays. Only what the server offers. */
export async function openShops(scope: Scope, wanted = ['Wallet', 'Card', 'MealCard']): Promise<Shop[]> {
  const { access, facts, exchange, customer, guest } = scope
  const buyer = customer ?? guest
  if (!access.mayWrite || !scope.has('createOrder') || !buyer) return []
  if (!facts.isForSale) {
    scope.missing('order', `the machine ${facts.machineId} has nothing for sale: name another one with --machine`)
    return []
  }
  await releaseWaiting(scope, buyer)
  const products = dataOf(await exchange('getMachineProducts', { path: { machineId: facts.machineId } }))
  const stock = linesOf(products)
  const most = Number(products.max_order_quantity ?? 5)
  const methods = await methodsOf(scope, buyer)
  return wanted
    .filter((method) => methods.includes(method) && (!walletOf({ method }) || customer !== undefined))
    .map((method) => ({ scope, buyer, method, stock, most }))
}
