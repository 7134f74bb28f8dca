/** Rules of carts, orders, refunds and accounts on the mock server, each with its documented code. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signed } from '#mock/world/orders/payment.ts'
import { device, type Mock, startMock } from './mock-client.ts'

// biome-ignore lint/suspicious/noExplicitAny: responses of many operations; the mock validates each against the document
type Json = any

let mock: Mock
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

let worlds = 0
/** Signs in a customer with a wallet, in a separate world. */
async function shop(machine = 'VM-1001', scenario = 'ordinary') {
  worlds += 1
  const world = `${scenario}--orders-${worlds}`
  const { token, userId } = await mock.customer('9876543210', world)
  const call = async (method: string, path: string, body?: Json, headers = {}): Promise<Json> => {
    const { status, body: response } = await mock.call(method, path, { world, token, body, headers })
    return { status, code: response?.code, data: response?.data }
  }
  const { planograms, inventories } = (await call('GET', `/v1/customers/machines/${machine}/products`)).data
  const lines: Json[] = planograms.map((slot: Json) => {
    const { batches = [] } = inventories.find(({ slot_id }: Json) => slot_id === slot.id) ?? {}
    const { id, mrp } = slot.recipe?.product ?? batches[0].product
    return { product_id: id, motor_id: slot.motor_id, price: mrp, quantity: 1, custom_ingredients: [] }
  })
  const orders = `/v1/users/${userId}/vending-machine/${machine}/orders`
  const quote = (items: Json[], offer_id?: string) =>
    call('POST', `/v1/vending-machine/${machine}/cart/validate`, { items, ...(offer_id && { offer_id }) })
  const order = (more: Json = {}, key = `key-${worlds}`.padEnd(16, '0')) => {
    const amounts = { total_amount: lines[0].price, net_payable_amount: lines[0].price }
    const ids = { user_id: userId, vending_machine_id: machine, source_id: null }
    const body = { ...ids, products: [lines[0]], payment_method: 'Wallet', ...amounts, ...more }
    return call('POST', orders, body, { 'Idempotency-Key': key })
  }
  const refund = (order_id: string) => call('POST', '/v1/refunds', { order_id, mode: 'wallet' })
  const takeOffline = () => call('POST', `/__mock/machines/${machine}`, { online_status: 'offline' })
  return { world, token, call, lines, orders, quote, order, refund, takeOffline }
}

describe('a cart is rejected', () => {
  test.each<[string, string, (line: Json) => [Json[], string?]]>([
    ['at another price', 'CART_1001', (line) => [[{ ...line, price: line.price + 1 }]]],
    ['above the limit', 'CART_1003', (line) => [[{ ...line, quantity: 6 }]]],
    ['with a product that the machine lacks', 'CART_1000', (line) => [[{ ...line, product_id: 'prd-none' }]]],
    ['with a slot that the machine lacks', 'CART_1000', (line) => [[{ ...line, motor_id: 'motor-none' }]]],
    ['with an unknown offer', 'OF_1004', (line) => [[line], 'no-such-offer']],
  ])('%s', async (_, code, cart) => {
    const { quote, lines } = await shop()
    expect(await quote(...cart(lines[0]))).toMatchObject({ status: 400, code })
  })

  test('if its order names another machine in the body than in the path', async () => {
    const { order } = await shop()
    expect(await order({ vending_machine_id: 'VM-1002' })).toMatchObject({ status: 403, code: 'AUTH_4030' })
  })

  test('by an offline machine, which also rejects and dispenses no order', async () => {
    const { quote, order, lines, call, orders, takeOffline } = await shop()
    const { order_id } = (await order()).data
    await takeOffline()
    expect(await quote([lines[0]])).toMatchObject({ status: 400, code: 'CART_1002' })
    expect(await order({}, 'another-key-00001')).toMatchObject({ status: 400, code: 'CART_1002' })
    const dispensed = await call('POST', `${orders}/${order_id}/dispense/v2`)
    expect(dispensed).toMatchObject({ status: 409, code: 'ORDER_4092' })
  })
})

test('a quote offers nothing from an empty or blocked slot, and two lines share the stock of a slot', async () => {
  const { quote, lines } = await shop()
  const sold = async (...items: Json[]) => (await quote(items)).data?.items.map(({ quantity }: Json) => quantity)
  expect(await sold(lines[0], lines[10], lines[16])).toEqual([1, 0, 0])
  // Its slot holds three.
  const scarce = lines[8]
  expect(await sold({ ...scarce, quantity: 2 }, { ...scarce, quantity: 2 })).toEqual([2, 1])
})

test('a cart that was quoted with an unknown product can be read, without it', async () => {
  const { quote, call, lines } = await shop()
  const unknown = { ...lines[0], product_id: 'prd-unknown' }
  const { cart_id } = (await quote([lines[0], unknown])).data
  const { status, data } = await call('GET', `/v1/vending-machine/-1/cart/${cart_id}`)
  expect([status, data.items.map(({ id }: Json) => id)]).toEqual([200, [lines[0].product_id]])
})

test('a quote can be read again as a cart, but only by its own customer (§6.4)', async () => {
  const { quote, lines, call, world } = await shop()
  const { cart_id, items, ...amounts } = (await quote([lines[0]])).data
  const { data } = await call('GET', `/v1/vending-machine/-1/cart/${cart_id}`)
  expect(data).toMatchObject({ ...amounts, items: [{ id: items[0].product_id, cartQty: 1 }] })
  const { token } = await mock.guest(world)
  expect((await mock.call('GET', `/v1/vending-machine/-1/cart/${cart_id}`, { world, token })).status).toBe(404)
})

test('a cup keeps its sugar from the quote to the order', async () => {
  const { quote, lines, call, order, orders } = await shop('CF-2001')
  const { data } = await call('GET', '/v1/customers/machines/CF-2001/products')
  const { product } = data.planograms[0].recipe
  const { ingredient_id, quantity, name, max_count } = product.recipe_ingredients.find(
    ({ is_customizable }: Json) => is_customizable,
  )
  const cup = { ...lines[0], custom_ingredients: [{ ingredient_id, quantity, selected_count: 2 }] }
  const quoted = (await quote([cup])).data
  expect(quoted.items[0].custom_ingredients).toEqual(cup.custom_ingredients)
  expect((await call('GET', `/v1/vending-machine/-1/cart/${quoted.cart_id}`)).data.items[0].selectedSugar).toBe(2)
  const { order_id } = (await order({ products: [cup] })).data
  const ordered = (await call('GET', `${orders}/${order_id}`)).data.items[0]
  expect(ordered.custom_ingredients).toEqual(cup.custom_ingredients)
  expect(ordered.customized_ingredient).toEqual({ name, max_count })
})

test('a cup with more sugar than its recipe takes, or with something else in it, can’t be sold', async () => {
  const { quote, order, lines, call } = await shop('CF-2001')
  const { data } = await call('GET', '/v1/customers/machines/CF-2001/products')
  const { recipe_ingredients } = data.planograms[0].recipe.product
  const sugar = recipe_ingredients.find(({ is_customizable }: Json) => is_customizable)
  const fixed = recipe_ingredients.find(({ is_customizable }: Json) => !is_customizable)
  const cupWith = ({ ingredient_id, quantity }: Json, selected_count = 1) => ({
    ...lines[0],
    custom_ingredients: [{ ingredient_id, quantity, selected_count }],
  })
  const impossible = [cupWith(sugar, sugar.max_count + 1), cupWith(fixed), cupWith({ ...sugar, ingredient_id: 'salt' })]
  for (const cup of impossible) {
    expect(await quote([cup])).toMatchObject({ status: 400, code: 'CART_1000' })
    expect(await order({ products: [cup] })).toMatchObject({ status: 400, code: 'CART_1000' })
  }
  const [kept, left] = (await quote([cupWith(sugar, sugar.max_count), impossible[0]])).data.items
  expect([kept.quantity, left.quantity, left.outOfStockItem]).toEqual([1, 0, true])
})

describe('an order is rejected', () => {
  test.each<[string, number, string, (line: Json) => Json]>([
    ['for another total', 400, 'CART_1001', ({ price }) => ({ total_amount: price + 1 })],
    ['for a smaller net amount', 400, 'CART_1001', () => ({ net_payable_amount: 0 })],
    ['at another price', 400, 'CART_1001', (line) => ({ products: [{ ...line, price: line.price + 1 }] })],
    ['above the limit', 400, 'CART_1003', (line) => ({ products: [{ ...line, quantity: 6 }] })],
    ['with an unknown offer', 400, 'OF_1004', () => ({ offer_id: 'no-such-offer' })],
    ['on a card that is not saved', 400, 'PAY_1002', () => ({ payment_method: 'MealCard', source_id: 'no-such-card' })],
    ['in the name of another user', 403, 'AUTH_4030', () => ({ user_id: 'somebody-else' })],
  ])('%s', async (_, status, code, more) => {
    const { order, lines } = await shop()
    expect(await order(more(lines[0]))).toMatchObject({ status, code })
  })
})

test('403 takes precedence over 404, and 404 over 409', async () => {
  const { world, call, order, orders } = await shop()
  const { token } = await mock.guest(world)
  const unknown = { order_id: 'no-such-order', mode: 'wallet' }
  expect((await mock.call('POST', '/v1/refunds', { world, token, body: unknown })).status).toBe(403)
  const { order_id } = (await order()).data
  const item = { item_id: 'no-such-item' }
  expect((await call('POST', `${orders}/${order_id}/rating`, { ...item, rating: 1 })).status).toBe(404)
  await call('POST', '/v1/refunds', { order_id, mode: 'source' })
  expect((await call('POST', '/v1/refunds', { ...item, order_id, mode: 'source' })).status).toBe(404)
})

test('an unpaid order can’t be dispensed or refunded and has no receipt', async () => {
  const { order, call, orders, refund } = await shop()
  const { order_id } = (await order({ payment_method: 'Card' })).data
  const dispensed = await call('POST', `${orders}/${order_id}/dispense/v2`)
  expect(dispensed).toMatchObject({ status: 409, code: 'ORDER_4091' })
  expect(await call('GET', `${orders}/${order_id}/receipt`)).toMatchObject({ status: 409, code: 'ORDER_4093' })
  expect(await refund(order_id)).toMatchObject({ status: 409, code: 'REFUND_4090' })
})

test('a paid order has a receipt, is found only under its own machine, and is refunded once, in full', async () => {
  const { world, order, call, orders, refund } = await shop()
  const { order_id } = (await order()).data
  const receipt = await call('GET', `${orders}/${order_id}/receipt`)
  expect(receipt.status).toBe(200)
  // India's tax invoice.
  const invoice = await (await fetch(receipt.data.link, { headers: { 'x-mock-world': world } })).text()
  expect(invoice).toMatch(/Tax invoice 26-27\/A-\d+<br>Example .*GSTIN\s27\w{13} .*, HSN 2106<\/td>/s)
  const german = { 'x-mock-world': world, 'accept-language': 'de' }
  const inGerman = await (await fetch(receipt.data.link, { headers: german })).text()
  expect(inGerman).toMatch(/lang="de".*Beleg A-\d+.*Meersalz-Chips.*Bezahlt \(/s)
  expect((await call('GET', `${orders.replace('VM-1001', 'VM-1005')}/${order_id}`)).status).toBe(404)
  const [item] = (await call('GET', `${orders}/${order_id}`)).data.items
  const claim = { order_id, mode: 'wallet', item_id: item.id }
  expect(await call('POST', '/v1/refunds', claim)).toMatchObject({ status: 409, code: 'REFUND_4090' })
  expect((await call('GET', `${orders}/${order_id}`)).data.items).toEqual([item])
  expect((await refund(order_id)).data).toMatchObject({ kind: 'full', mode: 'wallet' })
  expect(await refund(order_id)).toMatchObject({ status: 409, code: 'REFUND_4091' })
})

test('in the scenario of an ending offer, each ends once a cart was priced with it, in whatever order', async () => {
  const { quote, lines } = await shop('VM-1001', 'offer-ends')
  const cart = [{ ...lines[0], quantity: 2 }, lines[6]]
  const codes: string[] = []
  for (const offer of [undefined, 'off-20', 'off-sweet-25', 'off-sweet-25']) codes.push((await quote(cart, offer)).code)
  expect(codes).toEqual(['200', '200', '200', 'OF_1004'])
})

/** Two bags at full price and a bar with 25 % off, of which the second line jams. */
async function jammed(isBarFirst: boolean, offer: string, scenario = 'item-fails') {
  const { quote, order, lines, call, orders, refund } = await shop('VM-1001', scenario)
  const [bags, bar] = [{ ...lines[0], quantity: 2 }, lines[6]]
  const products = isBarFirst ? [bar, bags] : [bags, bar]
  const quoted = (await quote(products, offer)).data
  const { total_amount, net_payable_amount } = quoted
  const { order_id } = (await order({ products, offer_id: offer, total_amount, net_payable_amount })).data
  await call('POST', `${orders}/${order_id}/dispense/v2`)
  await call('POST', '/__mock/clock', { ms: 20_000 })
  const read = (await call('GET', `${orders}/${order_id}`)).data
  return { quoted, read, refunded: (await refund(order_id)).data, call, orders }
}

describe('the refund of a line is what that line cost', () => {
  test.each([
    ['the bags at full price jam', true, 70],
    ['the bar with 25 % off jams', false, 67.5],
  ])('%s', async (_, isBarFirst, amount) => {
    const { quoted, read, refunded, call, orders } = await jammed(isBarFirst, 'off-sweet-25')
    expect(quoted.net_payable_amount).toBe(137.5)
    const cost = ({ discount_amount, net_amount }: Json) => [discount_amount, net_amount]
    const costs = isBarFirst
      ? [
          [22.5, 67.5],
          [0, 70],
        ]
      : [
          [0, 70],
          [22.5, 67.5],
        ]
    expect([quoted.items.map(cost), read.items.map(cost)]).toEqual([costs, costs])
    expect(read.items.map((item: Json) => item.refundable_amount)).toEqual([0, amount])
    const { id: item_id, quantity, name } = read.items[1]
    const summary = quantity > 1 ? `${quantity} × ${name}` : name
    expect(refunded).toMatchObject({ amount, kind: 'partial', lines: [{ item_id, quantity, amount }], summary })
    expect((await call('GET', `/v1/refunds?keyword=${encodeURIComponent(name)}`)).data).toContainEqual(refunded)
    const { refund } = (await call('GET', `${orders}/${read.id}`)).data
    expect(refund).toMatchObject({ id: refunded.id, amount })
    expect(refund).not.toHaveProperty('summary')
  })

  test('a fixed amount off is spread over all lines, and what is left of it goes to the largest rest', async () => {
    const { quoted, refunded } = await jammed(true, 'off-20')
    // ₹20 × 90 ÷ 160 = 11.25 and ₹20 × 70 ÷ 160 = 8.75.
    expect(quoted.items.map((item: Json) => item.net_amount)).toEqual([78.75, 61.25])
    expect(refunded.amount).toBe(61.25)
  })

  test('an added tax is part of what a line costs', async () => {
    const { quote, lines } = await shop('VM-1001', 'tax-added')
    const { items, net_payable_amount } = (await quote([{ ...lines[0], quantity: 2 }, lines[6]], 'off-sweet-25')).data
    expect(net_payable_amount).toBe(148.5)
    expect(items.map((item: Json) => item.net_amount)).toEqual([75.6, 72.9])
  })

  test('a server without the optional fields sends none', async () => {
    const { quote, lines, call } = await shop('VM-1001', 'plain')
    const { items } = (await quote([lines[0]])).data
    const [refund] = (await call('GET', '/v1/refunds')).data
    for (const sent of [items[0], refund])
      for (const name of ['discount_amount', 'net_amount', 'lines', 'summary']) expect(sent).not.toHaveProperty(name)
  })
})

test('two slots may sell one product at different prices', async () => {
  const { call, quote, lines } = await shop()
  await call('POST', '/__mock/price/VM-1001', { slot: 'D3', price: 60 })
  const [cola, dear] = [lines[18], { ...lines[20], price: 60 }]
  expect(cola.product_id).toBe(dear.product_id)
  expect((await quote([cola, dear])).data).toMatchObject({ total_amount: 100 })
  expect(await quote([cola, { ...dear, price: 40 }])).toMatchObject({ status: 400, code: 'CART_1001' })
})

/** Tells the server that the provider has the money: by the provider's server, or by the customer's browser. */
function confirm(url: string, world: string, by: 'webhook' | 'return' = 'webhook') {
  const { txnid = '', amount = '', currency = '', app = '' } = Object.fromEntries(new URL(url).searchParams)
  const body = new URLSearchParams(signed({ txnid, amount, currency, app, status: 'success' }))
  const target = new URL(`/payments/meal-card/${by}`, url)
  return fetch(target, { method: 'POST', headers: { 'x-mock-world': world }, body, redirect: 'manual' })
}

test('an order can’t be given up while its payment is being confirmed', async () => {
  const { order, call, orders, world } = await shop('VM-1001', 'late')
  const { order_id, payment } = (await order({ payment_method: 'MealCard' })).data
  await confirm(payment.url, world)
  expect(await call('PATCH', `${orders}/${order_id}/unblock`)).toMatchObject({ status: 409, code: 'ORDER_4094' })
})

describe('a payment in a UPI app', () => {
  /** What the provider tells the server, which is all that counts. */
  const tell = async (world: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(signed({ currency: 'INR', status: 'success', ...fields }))
    const headers = { 'x-mock-world': world }
    return (await fetch(`${mock.url}/payments/upi/webhook`, { method: 'POST', headers, body })).status
  }
  async function toApprove(scenario = 'ordinary') {
    const { world, call, order, orders } = await shop('VM-1001', scenario)
    const { order_id: id, payment } = (await order({ payment_method: 'UPI' })).data
    const read = async () => (await call('GET', `${orders}/${id}`)).data
    return { world, order, id, payment, read, amount: payment.amount.toFixed(2) }
  }

  test('has its amount in the link, and less and less time', async () => {
    const { world, order, id, payment, amount } = await toApprove()
    const facts = { pa: 'vending@mockbank', tr: id, am: amount, cu: 'INR' }
    expect(Object.fromEntries(new URL(payment.link).searchParams)).toMatchObject(facts)
    await mock.advance(60_000, world)
    expect((await order({ payment_method: 'UPI' })).data.payment).toEqual({ ...payment, expires_in: 240 })
  })

  test('counts once, however often it is reported', async () => {
    const { world, id, read, amount } = await toApprove()
    expect([await tell(world, { txnid: id, amount }), await tell(world, { txnid: id, amount })]).toEqual([200, 200])
    expect(await read()).toMatchObject({ status: 'Paid', payment_method: 'UPI' })
    expect(await tell(world, { txnid: id, amount, status: 'failure' })).toBe(200)
    expect((await read()).status).toBe('Paid')
  })

  test.each([
    ['a decline', 'declined', 0],
    ['no answer', 'expired', 6 * 60_000],
  ])('%s cancels its order, and an approval after that is refunded', async (_, cancel_reason, ms) => {
    const { world, id, read, amount } = await toApprove()
    if (ms) await mock.advance(ms, world)
    else await tell(world, { txnid: id, amount, status: 'failure' })
    expect(await read()).toMatchObject({ status: 'Cancelled', cancel_reason })
    await tell(world, { txnid: id, amount })
    expect(await read()).toMatchObject({ status: 'Cancelled', refund: { amount: Number(amount), mode: 'source' } })
  })

  test.each([{ amount: '1.00' }, { currency: 'EUR' }, { txnid: 'ord-other' }])(
    'is not settled by %o',
    async (other) => {
      const { world, id, read, amount } = await toApprove()
      expect(await tell(world, { txnid: id, amount, ...other })).toBe(400)
      expect((await read()).status).toBe('Pending')
    },
  )

  test('is neither offered nor accepted by a server without it', async () => {
    const { call, order } = await shop('VM-1001', 'plain')
    expect(JSON.stringify((await call('GET', '/v1/payment-options')).data)).not.toMatch(/"UPI|UPI app/)
    expect(await order({ payment_method: 'UPI' })).toMatchObject({ status: 400, code: 'PAY_1002' })
  })
})

test('a profile update keeps the fields that were not sent', async () => {
  const { call } = await shop()
  const before = (await call('GET', '/v1/customers/profile')).data
  await call('PATCH', '/v1/customers/profile', { first_name: 'Guard' })
  expect((await call('GET', '/v1/customers/profile')).data).toEqual({ ...before, first_name: 'Guard' })
})

test('a meal card is saved only with consent and can be deleted', async () => {
  const { call } = await shop()
  const card = { card_type: 'meal_card', name: 'Lunch', card_no: '****1234', description: 'For lunch' }
  const refused = await call('POST', '/v1/card-details', { ...card, saveCard: false })
  expect(refused).toMatchObject({ status: 400, code: 'CARD_1001' })
  const saved = (await call('POST', '/v1/card-details', { ...card, saveCard: true })).data
  const list = async () => (await call('GET', '/v1/customers/pluxee-details')).data
  expect(await list()).toContainEqual({ ...card, source_id: saved.source_id })
  const path = `/v1/customers/pluxee-details/${saved.source_id}`
  expect((await call('DELETE', path)).status).toBe(200)
  expect(await list()).not.toContainEqual(expect.objectContaining({ source_id: saved.source_id }))
  expect((await call('DELETE', path)).status).toBe(404)
})

test('only the first payment with a saved card asks for its number', async () => {
  const { call, order, world } = await shop()
  const pay = async (key: string) => {
    const made = await order({ payment_method: 'MealCard', source_id: 'src-regular-1' }, `${key}-000000000000`)
    const { order_id, payment } = made.data
    const asked = (await (await fetch(payment.url, { headers: { 'x-mock-world': world } })).text()).includes(
      'card number',
    )
    await confirm(payment.url, world)
    await call('POST', '/v1/refunds', { order_id, mode: 'source' })
    return asked
  }
  expect([await pay('first'), await pay('second')]).toEqual([true, false])
})

describe('the payment of a key', () => {
  const keyed = (key: string) => ({ 'Idempotency-Key': key })
  /** Asks as somebody without a session, or ends the payment. */
  const asAnyone = async (world: string, key: string, method = 'GET') => {
    const { status, body } = await mock.call(method, '/v1/payment-attempt', { world, headers: keyed(key) })
    return [status, body.data]
  }
  const key = 'key-of-one-payment'

  test('is told to anyone who has the key, without personal data, until its order expires', async () => {
    const { world, order, lines } = await shop()
    expect(await asAnyone(world, key)).toEqual([200, { outcome: 'none' }])
    const { order_id } = (await order({ payment_method: 'Card' }, key)).data
    const facts = { order_id, net_payable_amount: lines[0].price, currency: 'INR' }
    expect(await asAnyone(world, key)).toEqual([
      200,
      { outcome: 'open', ...facts, ends_at: '2026-11-02T09:10:00.000Z' },
    ])
    await mock.advance(11 * 60_000, world)
    expect(await asAnyone(world, key)).toEqual([200, { outcome: 'canceled', ...facts }])
  })

  test('can be ended by anyone who has the key, but never once it is paid', async () => {
    const { world, call, order, orders } = await shop()
    const { order_id } = (await order({ payment_method: 'Card' }, key)).data
    expect(await asAnyone(world, key, 'DELETE')).toMatchObject([200, { outcome: 'canceled', order_id }])
    expect((await call('GET', `${orders}/${order_id}`)).data).toMatchObject({ cancel_reason: 'given_up' })
    const paid = 'key-of-a-paid-order'
    await order({}, paid)
    expect(await asAnyone(world, paid, 'DELETE')).toMatchObject([200, { outcome: 'paid' }])
  })

  test('becomes void if it has no order, so a request on its way can’t charge later', async () => {
    const { world, order } = await shop()
    expect(await asAnyone(world, key, 'DELETE')).toEqual([200, { outcome: 'none' }])
    expect(await order({}, key)).toMatchObject({ status: 409, code: 'ORDER_4095' })
  })

  test('is looked up before price, stock and balance: a repeated call returns the first order', async () => {
    const { order, call, world } = await shop('VM-1001', 'wallet-short')
    const first = await order({ payment_method: 'Card' }, key)
    await call('POST', '/__mock/machines/VM-1001', { online_status: 'offline' })
    expect(await order({ payment_method: 'Card' }, key)).toEqual(first)
    expect((await asAnyone(world, key))[1].outcome).toBe('open')
  })
})

describe('a payment’s return address', () => {
  const ask = async (token: string, world: string) => {
    const { status, body } = await mock.call('GET', '/v1/returned-payment', {
      world,
      headers: { 'Payment-Token': token },
    })
    return [status, body.data ?? body.code]
  }
  const refused = [404, 'ORDER_4041']

  /** The id of a paid order, and the token with which its payment returns. */
  const returned = async ({ order, world }: Awaited<ReturnType<typeof shop>>, key: string) => {
    const { order_id, payment } = (await order({ payment_method: 'MealCard' }, key)).data
    const address = new URL((await confirm(payment.url, world, 'return')).headers.get('location') ?? '')
    expect(address.search).toBe(`?order_id=${order_id}`)
    return { order_id, token: address.hash.replace('#payment=', '') }
  }

  test('has a token with which any browser reads how the payment stands, for an hour, without personal data', async () => {
    const at = await shop()
    const { order_id, token } = await returned(at, 'key-of-a-returned-one')
    const facts = {
      outcome: 'paid',
      order_id,
      order_number: expect.any(String),
      net_payable_amount: at.lines[0].price,
      currency: 'INR',
    }
    expect(await ask(token, at.world)).toEqual([200, facts])
    await mock.advance(59 * 60_000, at.world)
    expect(await ask(token, at.world)).toEqual([200, facts])
    await mock.advance(2 * 60_000, at.world)
    expect(await ask(token, at.world)).toEqual(refused)
  })

  test('refuses every token that the server has not made like this', async () => {
    const at = await shop()
    const first = await returned(at, 'key-of-the-first-order')
    await at.call('POST', '/v1/refunds', { order_id: first.order_id, mode: 'source' })
    const second = await returned(at, 'key-of-the-second-one')
    const [, , signature] = first.token.split('.')
    const [id, expiry] = second.token.split('.')
    for (const token of [
      `${id}.${expiry}.${signature}`,
      `${id}.${Number(expiry) + 1}.${second.token.split('.')[2]}`,
      `${id}.${expiry}.`.padEnd(40, 'A'),
      'x'.repeat(300),
    ])
      expect(await ask(token, at.world), token).toEqual(refused)
  })

  test('does nothing but answer: it is no access token and no idempotency key', async () => {
    const at = await shop()
    const { order_id, token } = await returned(at, 'key-of-a-safe-order')
    const bearer = { world: at.world, token }
    expect((await mock.call('GET', `${at.orders}/${order_id}`, bearer)).status).toBe(401)
    expect((await mock.call('POST', `${at.orders}/${order_id}/dispense/v2`, bearer)).status).toBe(401)
  })
})

test('the orders of a deleted account are canceled or refunded', async () => {
  const { world, call, order } = await shop()
  await order({ payment_method: 'Card' }, 'key-of-an-open-one')
  await call('DELETE', '/v1/customers', undefined, { device_id: device })
  const { body } = await mock.call('GET', '/v1/payment-attempt', {
    world,
    headers: { 'Idempotency-Key': 'key-of-an-open-one' },
  })
  expect(body.data.outcome).toBe('canceled')
})

test('deleting an account also ends its session', async () => {
  const { call, world } = await shop()
  await call('PATCH', '/v1/customers/profile', { first_name: 'Guard' })
  expect((await call('DELETE', '/v1/customers', undefined, { device_id: 'device-0000-0001' })).status).toBe(200)
  expect((await call('GET', '/v1/customers/profile')).status).toBe(401)
  const { token } = await mock.customer('9876543210', world)
  const { body } = await mock.call('GET', '/v1/customers/profile', { world, token })
  expect(body.data).not.toHaveProperty('first_name')
})

test('another customer can neither see, dispense, release nor refund an order, nor use its key', async () => {
  const { world, order, orders, lines } = await shop()
  const key = 'key-of-one-customer'
  const { order_id } = (await order({}, key)).data
  const guest = await mock.guest(world)
  const own = orders.replace(/users\/[^/]+/, `users/${guest.userId}`)
  for (const path of [`${orders}/${order_id}`, `${own}/${order_id}`])
    for (const [method, target, body] of [
      ['GET', path],
      ['GET', `${path}/receipt`],
      ['POST', `${path}/dispense/v2`],
      ['PATCH', `${path}/unblock`],
      ['POST', '/v1/refunds', { order_id, mode: 'source' }],
    ] as const) {
      const { status } = await mock.call(method, target, { world, token: guest.token, body })
      expect([403, 404], `${method} ${target}`).toContain(status)
    }
  const amounts = { total_amount: lines[0].price, net_payable_amount: lines[0].price }
  const ids = { user_id: guest.userId, vending_machine_id: 'VM-1001', source_id: null }
  const body = { ...ids, products: [lines[0]], payment_method: 'Card', ...amounts }
  const headers = { 'Idempotency-Key': key }
  expect((await mock.call('POST', own, { world, token: guest.token, body, headers })).status).toBe(403)
})
