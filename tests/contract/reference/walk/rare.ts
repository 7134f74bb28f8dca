/** The walk’s side paths: what shows only with two lines, a second order, another machine, an empty wallet, an account that left. */
import { at, type Session } from './client.ts'
import type { Walk } from './walk.ts'

const crisps = { product_id: 'prd-pepper-crisps', motor_id: 'm11', price: 35, quantity: 1, custom_ingredients: [] }
const juice = { ...crisps, product_id: 'prd-plum-juice', motor_id: 'm21', price: 60 }
const sugar = [{ ingredient_id: 'ing-sugar', quantity: 5, selected_count: 1 }]
const cup = { ...crisps, product_id: 'rcp-flat-white', motor_id: 'm11', price: 55, custom_ingredients: sugar }

async function quotes({ call, asha: { token } }: Walk) {
  const ask = (step: string, items: object[], machine = 'VM-1001') =>
    call(step, 'POST', `/v1/vending-machine/${machine}/cart/validate`, { token, body: { items } })
  await ask('two lines of one slot', [{ ...juice, quantity: 3 }, juice])
  await ask('past its day', [{ ...juice, motor_id: 'm31' }])
  await ask('a blocked slot', [{ ...crisps, product_id: 'prd-oat-wafer', motor_id: 'm23', price: 25 }])
  await ask('a sweet cup', [cup], 'CF-2001')
}

/** Calls of one customer about orders of one machine. */
function orders({ call }: Walk, { token, userId }: Session, machine = 'VM-1001') {
  const all = `/v1/users/${userId}/vending-machine/${machine}/orders`
  const body = (line: { price: number; quantity: number } = crisps, more: object = {}) => {
    const total_amount = line.price * line.quantity
    const amounts = { total_amount, net_payable_amount: total_amount }
    const who = { user_id: userId, vending_machine_id: machine, source_id: null }
    return { ...who, products: [line], payment_method: 'Card', ...amounts, ...more }
  }
  const create = async (key: string, sent: object) => {
    const headers = { 'Idempotency-Key': `rare-order-${key}` }
    const made = await call(key, 'POST', all, { token, headers, body: sent })
    return String(at(made.body, 'data.order_id'))
  }
  const about = (method: string, id: string, more = '') => call('about', method, `${all}/${id}${more}`, { token })
  return { all, body, create, about }
}

async function refusals(walk: Walk) {
  const { call, asha, guestSession, turn } = walk
  const { body, create, about } = orders(walk, asha)
  await create('of-one-key', body())
  await create('of-one-key', { ...body(), products: [{ ...crisps, motor_id: 'm12' }] })
  await create('above-limit', body({ ...crisps, quantity: 6 }))
  await turn('VM-1001', 'offline')
  await create('while-offline', body())
  await turn('VM-1001', 'online')
  const poor = await walk.customer('9000000098')
  const empty = orders(walk, poor)
  await empty.create('of-an-empty-wallet', empty.body(crisps, { payment_method: 'Wallet' }))
  const id = await create('that-waits', body(crisps, { payment_method: 'Wallet' }))
  await orders(walk, asha, 'VM-1005').about('GET', id)
  await call('orders there', 'GET', orders(walk, asha, 'VM-1005').all, { token: asha.token })
  await orders(walk, guestSession).about('PATCH', id, '/unblock')
  await turn('VM-1001', 'offline')
  await about('POST', id, '/dispense/v2')
  await turn('VM-1001', 'online')
  await call('refund', 'POST', '/v1/refunds', { token: asha.token, body: { order_id: id, mode: 'wallet' } })
  await about('POST', id, '/dispense/v2')
  const coffee = orders(walk, asha, 'CF-2001')
  await coffee.about('GET', await coffee.create('of-a-sweet-cup', coffee.body(cup)))
}

async function leavers({ call, number, verification, customer, tick }: Walk) {
  const sent = await call('a code', 'POST', '/v1/auth/get-otp', { body: number('9000000097') })
  const body = verification('9000000097', at(sent.body, 'data.ref_id'))
  for (const step of ['a code', 'the code again']) await call(step, 'POST', '/v1/auth/verify-otp', { body })
  for (const step of ['leaves', 'comes back']) {
    await tick(2_100)
    const { token } = await customer('9000000096')
    await call(step, 'GET', '/v1/customers/profile', { token })
    await call(step, 'PATCH', '/v1/customers/profile', { token, body: { first_name: 'Once' } })
    await call(step, 'DELETE', '/v1/customers', { token, headers: { device_id: 'device-0000-0001' } })
  }
}

export async function walkAside(walk: Walk) {
  const { call, asha } = walk
  await quotes(walk)
  await refusals(walk)
  await leavers(walk)
  const card = { card_type: 'meal_card', name: 'Described', card_no: '****2222', description: 'Lunch', saveCard: true }
  await call('a described card', 'POST', '/v1/card-details', { token: asha.token, body: card })
  const list = `/v1/transactions/users/${asha.userId}?pageOff=true`
  const { body } = await call('all entries', 'GET', list, { token: asha.token })
  const day = String(at(body, 'data.5.created_at')).slice(0, 10)
  await call('entries from a day', 'GET', `${list}&fromDate=${day}`, { token: asha.token })
  await call('coffee machines', 'GET', '/v1/customers/machines?keyword=coffee')
}
