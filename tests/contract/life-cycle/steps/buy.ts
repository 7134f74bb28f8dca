/** Quotes and orders: what they cost, when they are refused, and what a key is worth. */
import { ask } from '../ask.ts'
import { isOnline } from '../look/goods.ts'
import { cents, hold, holds, type Known, type Model, type Schema, type Who } from '../model.ts'
import type { Step } from './step.ts'
import type { Taken } from './take.ts'

type Asked = Pick<Extract<Step, { kind: 'quote' }>, 'who' | 'units' | 'withOffer'>

const unchanged: Taken = { isUnchanged: true, views: { orders: ['customer', 'guest'] } }

/** Minor units that the offer takes off these lines. */
function discountOf(offer: Schema<'Offer'>, items: Schema<'QuoteItem'>[]): number {
  const eligible = items
    .filter(({ product_id }) => offer.product_ids?.includes(product_id) ?? true)
    .reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0)
  const off = offer.offer_type === 'percentage' ? Math.round((eligible * offer.value) / 100) : cents(offer.value)
  return Math.min(off, eligible, offer.max_discount_amount === undefined ? off : cents(offer.max_discount_amount))
}

const claim = { rule: 'quote-fits-stock', operation: 'validateCart' } as const

/** Asks for a quote and holds it against shelf and offer; undefined where it was refused. */
export async function quote(model: Model, { who, units, withOffer }: Asked): Promise<Schema<'Quote'> | undefined> {
  const { shelf, target, seen, mostUnits } = model
  const items = shelf.flatMap(({ productId, motorId, price }, index) => {
    const quantity = units[index] ?? 0
    return quantity > 0
      ? [{ product_id: productId, motor_id: motorId, price: price / 100, quantity, custom_ingredients: [] }]
      : []
  })
  if (items.length === 0) return undefined
  const offer = withOffer ? model.offer : undefined
  const { status, code, data } = await ask(model, who, 'validateCart', {
    params: { machineId: target.machineId },
    body: { items, ...(offer && { offer_id: offer.id }) },
  })
  const asked = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const left = (motorId: string) => seen.stock[shelf.findIndex((each) => each.motorId === motorId)] ?? 0
  const sold = items.map(({ motor_id, quantity }) => Math.min(quantity, left(motor_id)))
  if (!data) {
    const reasons = [
      ...(asked > mostUnits ? ['CART_1003'] : []),
      ...(sold.every((count) => count === 0) ? ['CART_1000'] : []),
      ...((await isOnline(model)) ? [] : ['CART_1002']),
      ...(offer ? ['OF_1004'] : []),
    ]
    holds(
      model,
      claim,
      status === 400 && reasons.includes(code),
      `200${reasons.map((reason) => `, ${reason}`).join('')}`,
      { status, code },
    )
    return undefined
  }
  const found = data.items.map(({ quantity, removedQty, outOfStockItem }) => [quantity, removedQty, outOfStockItem])
  const expected = items.map(({ quantity }, index) => [sold[index], quantity - (sold[index] ?? 0), sold[index] === 0])
  if (target.isAlone) hold(model, { ...claim, pointer: '/data/items' }, found, expected)
  holds(model, claim, asked <= mostUnits, `at most ${mostUnits} units`, asked)
  const total = data.items.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0)
  const [told, off, net] = [data.total_amount, data.discount_amount, data.net_payable_amount].map(cents)
  const amounts = { rule: 'net-is-total-minus-discount', operation: 'validateCart', pointer: '/data' } as const
  hold(model, amounts, [told, net], [total, total - (off ?? 0)])
  holds(model, amounts, (net ?? 0) >= 0, 'at least 0', net)
  const discount = offer ? discountOf(offer, data.items) : 0
  hold(
    model,
    { rule: 'discount-is-the-offers', operation: 'validateCart', pointer: '/data/discount_amount' },
    off,
    discount,
  )
  return data
}

/** Everything that forbids the order now, as far as its customer can know. */
function reasonsAgainst(
  { seen, target, actors }: Model,
  { who, method, net }: { who: Who; method: Schema<'PaymentMethod'>; net: number },
): string[] {
  const isOpen = [...seen.orders.values()].some(
    ({ is_active, machine, user_id }) => is_active && machine.id === target.machineId && user_id === actors[who].userId,
  )
  const wallet = method === 'Wallet' ? 'own' : method === 'CompanyWallet' ? 'company' : undefined
  const isForeign = wallet && (who === 'guest' || !seen.wallets[wallet])
  const isShort = wallet && !isForeign && (seen.wallets[wallet]?.balance ?? 0) < net
  return [...(isOpen ? ['PAY_1003'] : []), ...(isForeign ? ['PAY_1002'] : []), ...(isShort ? ['PAY_1001'] : [])]
}

const send = (model: Model, { who, key, body }: Pick<Known, 'who' | 'key' | 'body'>) =>
  ask(model, who, 'createOrder', {
    params: { machineId: model.target.machineId },
    headers: { 'idempotency-key': key },
    body,
  })

export async function order(model: Model, step: Extract<Step, { kind: 'order' }>): Promise<Taken> {
  const { who, method, isHonest } = step
  const priced = await quote(model, step)
  if (!priced || priced.items.some(({ removedQty }) => removedQty > 0)) return unchanged
  const { items, total_amount, net_payable_amount } = priced
  const net = cents(net_payable_amount)
  model.keys += 1
  const key = `life-cycle-${model.target.now().toString(36)}-${String(model.keys).padStart(4, '0')}`
  const body: Known['body'] = {
    user_id: model.actors[who].userId ?? '-',
    vending_machine_id: model.target.machineId,
    products: items.map(({ product_id, motor_id, price, quantity, custom_ingredients }) => ({
      product_id,
      motor_id,
      price,
      quantity,
      custom_ingredients,
    })),
    payment_method: method,
    source_id: null,
    total_amount,
    net_payable_amount: isHonest ? net_payable_amount : Math.max(0, net - 100) / 100,
    ...(priced.offer_id && { offer_id: priced.offer_id }),
  }
  const { status, code, data } = await send(model, { who, key, body })
  const isClaimTrue = body.net_payable_amount === net_payable_amount
  if (!isClaimTrue) {
    const refused = { rule: 'order-costs-its-quote', operation: 'createOrder' } as const
    holds(model, refused, status === 400, '400 CART_1001', { status, code })
    return unchanged
  }
  const reasons = reasonsAgainst(model, { who, method, net })
  const may = { rule: 'order-is-made-when-it-may', operation: 'createOrder' } as const
  if (!data) {
    // Elsewhere an order from before this sequence may still be open.
    const isKnown = reasons.includes(code) || (!model.target.isAlone && code === 'PAY_1003')
    holds(model, may, status === 400 && isKnown, reasons.join(' or ') || '200', { status, code })
    return { ...unchanged, views: { ...unchanged.views, wallets: true } }
  }
  hold(model, may, reasons, [])
  const isWallet = data.payment.kind === 'none'
  model.orders.push({
    id: data.order_id,
    who,
    key,
    body,
    quote: priced,
    payment: data.payment,
    isProven: isWallet,
    isAsked: false,
    isReleased: false,
  })
  return { views: { orders: [who], stock: true, wallets: isWallet } }
}

/** The same key again: with the same body the same order, with another one a refusal; nothing changes either way. */
export async function again(model: Model, known: Known, isSame: boolean): Promise<Taken> {
  const [first, ...rest] = known.body.products
  if (!first) return unchanged
  const other = { ...known.body, products: [{ ...first, quantity: first.quantity + 1 }, ...rest] }
  const { status, data } = await send(model, { ...known, body: isSame ? known.body : other })
  const key = { rule: 'one-key-one-order', operation: 'createOrder' } as const
  if (isSame) hold(model, key, [status, data?.order_id, data?.payment], [200, known.id, known.payment])
  else hold(model, key, status, 409)
  return { isUnchanged: true, views: { orders: [known.who], wallets: true } }
}
