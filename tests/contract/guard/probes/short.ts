/** A wallet with too little pays nothing, own or company, also not the second of two orders at the same time. */
import type { Schema } from '../contract.ts'
import type { RuleId } from '../rules.ts'
import { costOf } from '../scope.ts'
import { codeOf, expectEqual, minor } from './probe.ts'
import {
  buy,
  createOrder,
  endOrder,
  expectMade,
  expectRefused,
  look,
  onOrder,
  orderIdOf,
  quotedRequest,
  type Shop,
  walletOf,
} from './shop.ts'
import { inRounds, together } from './together.ts'

/** The carts of one product each, cheapest first, and what they cost without taxes. */
const cartsOf = ({ stock, most }: Shop) =>
  stock
    .flatMap(({ line, units, deposit }) =>
      Array.from({ length: Math.min(units, most) }, (_, index) => {
        const cart = { ...line, quantity: index + 1 } as Schema
        return { cart, cost: minor(costOf(cart, deposit)) }
      }),
    )
    .toSorted((a, b) => a.cost - b.cost)

/** Taxes come on top of the costs. */
const withTaxes = (cost: number) => (cost * 10) / 9

/** A cart of which the wallet can pay one, and not two. */
const oneOfTwo = (shop: Shop, balance: number) =>
  cartsOf(shop).find(({ cost }) => cost > balance / 2 && withTaxes(cost) < balance)?.cart

/** Thousandths as an amount of the currency, rounded up or down to its decimals. */
const roundedBy = (round: (units: number) => number, thousandths: number, unit: number) =>
  round((thousandths * unit) / 1000) / unit

/** The balances with which a wallet can pay one of two orders, and not the dearest one. */
function wantedBalance(shop: Shop, unit: number): string | undefined {
  const carts = cartsOf(shop)
  const dearest = carts.at(-1)?.cost ?? 0
  const ranges = carts.map(({ cost }) => {
    return [roundedBy(Math.ceil, withTaxes(cost), unit), Math.min(2 * cost, dearest) / 1000] as const
  })
  const [least, most] = ranges.toSorted(([a, b], [c, d]) => d - c - (b - a))[0] ?? [0, 0]
  return least < most ? `give the ${walletOf(shop)?.called} at least ${least}, and less than ${most}` : undefined
}

/** Two orders at the same time that the wallet can pay only one of, and the replay of the one it paid. */
async function emptied(shop: Shop, check: RuleId) {
  const { scope } = shop
  await inRounds(scope, check, async () => {
    const before = await look(shop)
    const { balance, unit } = before
    if (balance === undefined) return 'the balance can’t be read'
    const wanted = wantedBalance(shop, unit)
    const [least, most] = [roundedBy(Math.ceil, balance / 2, unit), roundedBy(Math.floor, (balance * 9) / 10, unit)]
    const notHere = `no product costs between ${least} and ${most}, so that the wallet has enough for one of two orders${wanted ? `: ${wanted}` : ''}`
    const cart = oneOfTwo(shop, balance)
    if (!cart) return notHere
    const body = await quotedRequest(shop, cart)
    const net = minor(body.net_payable_amount)
    if (net * 2 <= balance || net > balance) return notHere
    const keys = [scope.key(), scope.key()]
    const { sent, isShown } = await together(
      scope,
      keys.map((key) => () => createOrder(shop, key, body)),
    )
    const paid = sent.filter(({ status }) => status === 200)
    const [first] = paid
    if (!first) return `of two orders at the same time, both got ${sent[0]?.status} ${sent[0] && codeOf(sent[0])}`
    const why = 'the wallet has enough for one of two orders'
    const isOne = expectEqual(scope, { check, sent: first, pointer: '', found: paid.length, is: 1, why })
    if (isOne) {
      await expectMade(shop, before, first, { check, made: 1, charged: net, why })
      const again = await createOrder(shop, keys[sent.indexOf(first)] ?? '', body)
      const found = [again.status, orderIdOf(again)]
      const about = { check: 'key:replay', sent: again, pointer: '/data' }
      const is = [200, orderIdOf(first)]
      expectEqual(scope, { ...about, found, is, why: 'the order of the key, which comes before the balance' })
    }
    for (const each of paid) await endOrder(shop, orderIdOf(each))
    return isOne ? isShown : why
  })
}

/** An order that costs more than the wallet has. */
async function tooDear(shop: Shop, check: RuleId) {
  const { scope } = shop
  const dearest = cartsOf(shop).at(-1)
  const { balance, unit } = await look(shop)
  if (!dearest || balance === undefined) return scope.doubt(check, 'the balance can’t be read')
  const body = await quotedRequest(shop, dearest.cart)
  if (minor(body.net_payable_amount) <= balance) {
    const wanted = wantedBalance(shop, unit) ?? `give the ${walletOf(shop)?.called} less than ${dearest.cost / 1000}`
    return scope.doubt(check, `the wallet has more than the dearest order costs: ${wanted}`)
  }
  const why = 'the wallet does not have that much'
  await expectRefused(shop, body, { check, statuses: [400], why, code: 'PAY_1001' })
}

const mostSpent = 6

/** What to order from a wallet with too much, so that it has less than the dearest cart costs, and enough for one of two others. */
function nextSpent(shop: Shop, balance: number, orders: number): Schema | undefined {
  const carts = cartsOf(shop)
  const dearest = carts.at(-1)
  const fits = (left: number) => dearest !== undefined && left < dearest.cost && oneOfTwo(shop, left) !== undefined
  if (!dearest || fits(balance)) return undefined
  const last = carts.findLast(({ cost }) => fits(balance - cost))
  const isNear = balance >= dearest.cost && balance < (orders + 1) * dearest.cost
  return (last ?? (isNear ? dearest : undefined))?.cart
}

/** Spends so much of a wallet, if a few orders are enough. Returns them. */
async function spend(shop: Shop): Promise<string[]> {
  const { scope } = shop
  const made: string[] = []
  if (!scope.has('unblockOrder', 'createRefund')) return made
  while (made.length < mostSpent) {
    const { balance = 0 } = await look(shop)
    const cart = nextSpent(shop, balance, mostSpent - made.length)
    const { orderId } = cart ? await buy(shop, scope.key(), cart) : {}
    if (orderId === undefined) break
    await onOrder(shop, 'unblockOrder', orderId)
    made.push(orderId)
  }
  return made
}

/** The orders that lower the balance are refunded afterwards. */
export async function short(shop: Shop) {
  const check = walletOf(shop)?.short
  if (!check) return
  const spent = await spend(shop)
  await tooDear(shop, check)
  await emptied(shop, check)
  for (const orderId of spent) await endOrder(shop, orderId)
}
