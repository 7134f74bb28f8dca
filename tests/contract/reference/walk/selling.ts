/** The walk's middle: carts, orders, dispensing, refunds. */
import { at, type Exchange, type Session } from './client.ts'
import type { Walk } from './walk.ts'

const line = (product_id: string, motor_id: string, price: number, quantity: number) => ({
  product_id,
  motor_id,
  price,
  quantity,
  custom_ingredients: [],
})
const crisps = (quantity: number) => line('prd-pepper-crisps', 'm11', 35, quantity)
const juice = (quantity: number) => line('prd-plum-juice', 'm21', 60, quantity)
const wafer = line('prd-oat-wafer', 'm22', 25, 1)

async function carts({ call, asha, guestSession }: Walk) {
  const { token } = asha
  const validate = (step: string, body: object, machine = 'VM-1001', own = token) =>
    call(step, 'POST', `/v1/vending-machine/${machine}/cart/validate`, { token: own, body })
  const quoted = await validate('quote', { items: [crisps(2)], offer_id: 'off-10' })
  await validate('short', { items: [juice(5)] })
  await validate('too many', { items: [crisps(6)] })
  await validate('sold out', { items: [line('prd-ginger-fizz', 'm32', 40, 1)] })
  await validate('another price', { items: [{ ...crisps(1), price: 30 }] })
  await validate('price as text', { items: [{ ...crisps(1), price: '35' }] })
  await validate('none', { items: [{ ...crisps(1), quantity: 0 }] })
  await validate('half a bag', { items: [{ ...crisps(1), quantity: 0.5 }] })
  await validate('no such offer', { items: [crisps(1)], offer_id: 'off-99' })
  await validate('offline', { items: [line('prd-ginger-fizz', 'm11', 40, 1)] }, 'VM-1005')
  await validate('no such machine', { items: [crisps(1)] }, 'VM-0')
  await validate('by a bad token', { items: [crisps(1)] }, 'VM-1001', 'not.a.token')
  const cart = (step: string, id: unknown, own = token) =>
    call(step, 'GET', `/v1/vending-machine/-1/cart/${id}`, { token: own })
  await cart('cart', at(quoted.body, 'data.cart_id'))
  await cart('cart of another', at(quoted.body, 'data.cart_id'), guestSession.token)
  await cart('no such cart', 'cart-9999')
}

/** Calls of one customer about orders at VM-1001. */
function seller({ call, tick }: Walk, { token, userId }: Session) {
  let keys = 0
  const all = `/v1/users/${userId}/vending-machine/VM-1001/orders`
  const order = (products: ReturnType<typeof crisps>[], more: object = {}) => {
    const total = products.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    return {
      user_id: userId,
      vending_machine_id: 'VM-1001',
      products,
      payment_method: 'Wallet',
      net_payable_amount: total,
      source_id: null,
      total_amount: total,
      ...more,
    }
  }
  const create = (step: string, body: object, key = `key-0000-0000-${++keys}-${userId}`) =>
    call(step, 'POST', all, { token, body, headers: key ? { 'Idempotency-Key': key } : {} })
  const about = (method: string, step: string, id: unknown, more = '') =>
    call(step, method, `${all}/${id}${more}`, { token })
  const read = (id: unknown) => about('GET', 'order', id)
  const stock = () => call('stock', 'GET', '/v1/customers/machines/VM-1001/products')
  const balance = () => call('balance', 'GET', `/v1/wallets/${userId}/balance`, { token })
  const refund = (step: string, order_id: unknown, mode = 'source') =>
    call(step, 'POST', '/v1/refunds', { token, body: { order_id, mode } })
  const dispense = (step: string, id: unknown) => about('POST', step, id, '/dispense/v2')
  const pay = async ({ body }: Exchange) => {
    const fields = new URLSearchParams(at(body, 'data.payment.fields') as Record<string, string> | undefined)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await call('pay', 'POST', '/provider/pay', { body: fields.toString(), headers })
  }
  return { order, create, about, read, stock, balance, refund, dispense, pay, tick }
}
type Seller = ReturnType<typeof seller>

/** Paid by wallet with a discount, sent again, dispensed. */
async function byWallet({ order, create, read, stock, balance, refund, dispense, tick, about }: Seller) {
  const body = order([crisps(2)], { offer_id: 'off-10', net_payable_amount: 63 })
  const key = 'key-of-the-one-order'
  await create('no key', body, '')
  await create('unknown field', { ...body, colour: 'red' })
  await create('another net', { ...body, net_payable_amount: 1 })
  await create('another user', { ...body, user_id: 'usr-other' })
  const made = await create('order', body, key)
  const id = at(made.body, 'data.order_id')
  await create('the same again', body, key)
  await create('the key with other contents', { ...body, offer_id: 'off-20' }, key)
  await create('while another waits', body)
  await balance()
  await read(id)
  await stock()
  await dispense('dispense', id)
  await tick(160)
  await read(id)
  await dispense('dispense while it does', id)
  await tick(2_000)
  await read(id)
  await stock()
  await dispense('dispense again', id)
  await refund('refund of a dispensed order', id)
  await about('GET', 'receipt', id, '/receipt')
  await tick(2_000)
  return String(id)
}

/** One product comes out, the other does not; refunded once, into the wallet. */
async function partly({ order, create, read, balance, refund, dispense, tick }: Seller) {
  const made = await create('order that gets stuck', order([crisps(1), wafer]))
  const id = at(made.body, 'data.order_id')
  await dispense('dispense', id)
  await tick(2_000)
  await read(id)
  await refund('bad mode', id, 'cash')
  await refund('refund', id, 'wallet')
  await refund('refund again', id, 'wallet')
  await balance()
  await read(id)
}

/** Nothing comes out; given back from the company's wallet. */
async function notAtAll({ order, create, read, refund, dispense, tick }: Seller) {
  const made = await create('order of a stuck product', order([wafer], { payment_method: 'CompanyWallet' }))
  const id = at(made.body, 'data.order_id')
  await dispense('dispense', id)
  await tick(2_000)
  await read(id)
  await refund('refund of the failed', id)
}

/** Waiting for a provider: nothing to dispense, no receipt; let go once paid. */
async function byCard({ order, create, read, about, refund, dispense, pay }: Seller) {
  const made = await create('card order', order([crisps(1)], { payment_method: 'Card' }))
  const id = at(made.body, 'data.order_id')
  await about('GET', 'receipt of an unpaid order', id, '/receipt')
  await refund('refund of an unpaid order', id)
  await dispense('dispense unpaid', id)
  await pay(made)
  await read(id)
  await about('PUT', 'another method', id, '/unblock')
  await about('GET', 'unblock by GET', id, '/unblock')
  await about('PATCH', 'unblock', id, '/unblock')
  await create('meal card order', order([crisps(1)], { payment_method: 'MealCard' }))
  await read('ord-9999')
  for (const [method, more] of [
    ['POST', '/dispense/v2'],
    ['PATCH', '/unblock'],
    ['GET', '/receipt'],
  ] as const)
    await about(method, 'of no order', 'ord-9999', more)
}

/** Answers the id of an order of the first customer. */
export async function sellThrough(walk: Walk): Promise<string> {
  await carts(walk)
  const asha = seller(walk, walk.asha)
  const id = await byWallet(asha)
  const released = await asha.create('order to let go', asha.order([crisps(1)]))
  await asha.about('PATCH', 'unblock', at(released.body, 'data.order_id'), '/unblock')
  await asha.refund('refund of what was paid', at(released.body, 'data.order_id'))
  await partly(asha)
  await notAtAll(asha)
  await byCard(asha)
  const guest = seller(walk, walk.guestSession)
  await guest.create('wallet of a guest', guest.order([crisps(1)]))
  const made = await guest.create('card order of a guest', guest.order([crisps(1)], { payment_method: 'Card' }))
  await guest.refund('into a wallet', at(made.body, 'data.order_id'), 'wallet')
  return id
}
