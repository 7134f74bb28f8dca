/** The mock server in other countries, with currencies of zero, two or three decimals. */
import { expect, test } from 'vitest'
import { placeOf } from '#mock/seeds/place.ts'
import { device, startMock } from './mock-client.ts'

// biome-ignore lint/suspicious/noExplicitAny: responses that the mock validates
type Json = any

test.each([
  ['ja-JP', 'JPY', 'Includes 消費税 8%'],
  ['de-DE', 'EUR', 'Includes MwSt. 19\u00a0%'],
  ['en-US', 'USD', 'Sales tax 8%'],
  ['ar-KW', 'KWD', 'Prices include all taxes.'],
])('%s: quote, order, payment and receipt agree in %s', async (locale, currency, tax) => {
  const place = placeOf({ locale, currency })
  const mock = await startMock({ place })
  try {
    const { token, userId } = await mock.guest()
    const machine = (await mock.call('GET', '/v1/customers/machines/VM-1001')).body.data
    expect(machine.opening_hours.time_zone).toBe(place.timeZone)
    expect([machine.location.latitude, machine.location.longitude]).toEqual(place.center)
    const { planograms, inventories } = (await mock.call('GET', '/v1/customers/machines/VM-1001/products')).body.data
    const { product } = inventories[0].batches[0]
    const line = { product_id: product.id, motor_id: planograms[0].motor_id, price: product.mrp, quantity: 3 }
    const items = [{ ...line, custom_ingredients: [] }]
    const { body } = await mock.call('POST', '/v1/vending-machine/VM-1001/cart/validate', { token, body: { items } })
    const { total_amount, discount_amount, net_payable_amount, taxes = [] } = body.data
    const added = taxes.reduce((sum: number, each: Json) => sum + (each.included ? 0 : each.amount), 0)
    expect(body.data.currency).toBe(currency)
    expect(net_payable_amount).toBeCloseTo(total_amount - discount_amount + added, 6)
    for (const amount of [total_amount, net_payable_amount, ...taxes.map((each: Json) => each.amount)])
      expect(Number(amount.toFixed(place.digits))).toBe(amount)

    const orders = `/v1/users/${userId}/vending-machine/VM-1001/orders`
    const ids = { user_id: userId, vending_machine_id: 'VM-1001', source_id: null, payment_method: 'Card' }
    const made = await mock.call('POST', orders, {
      token,
      headers: { 'Idempotency-Key': `${device}-${currency}` },
      body: { ...ids, products: items, total_amount, net_payable_amount },
    })
    const { order_id, payment } = made.body.data
    expect(payment.fields.amount).toBe(net_payable_amount.toFixed(place.digits))
    const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
    const decided = await fetch(`${mock.url}/providers/card/decide`, form({ ...payment.fields, decision: 'approve' }))
    const result = [...(await decided.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
    await fetch(`${mock.url}/payments/card/return`, { ...form(Object.fromEntries(result)), redirect: 'manual' })
    const order = (await mock.call('GET', `${orders}/${order_id}`, { token })).body.data
    expect(order).toMatchObject({ status: 'Paid', currency, net_payable_amount, refundable_amount: net_payable_amount })
    const { link } = (await mock.call('GET', `${orders}/${order_id}/receipt`, { token })).body.data
    const receipt = await (await fetch(link)).text()
    expect(receipt).toContain(place.show(net_payable_amount))
    expect(receipt).toContain(tax)
  } finally {
    await mock.close()
  }
})

test('a product with a minimum age is sold only with that age confirmed, at a machine that checks it', async () => {
  const mock = await startMock({ place: placeOf({ locale: 'de-DE', currency: 'EUR' }) })
  try {
    const { token, userId } = await mock.guest()
    const tryAt = async (machineId: string) => {
      const { data } = (await mock.call('GET', `/v1/customers/machines/${machineId}/products`)).body
      const products = data.inventories.flatMap(({ batches }: Json) => batches.map(({ product }: Json) => product))
      const product = products.find(({ min_age }: Json) => min_age)
      const { id: product_id, motor_id } = product
      const line = { product_id, motor_id, price: product.mrp, quantity: 1, custom_ingredients: [] }
      const path = `/v1/vending-machine/${machineId}/cart/validate`
      const quote = await mock.call('POST', path, { token, body: { items: [line] } })
      const order = async (confirmed_age?: number) => {
        const ids = { user_id: userId, vending_machine_id: machineId, source_id: null, payment_method: 'Card' }
        const { total_amount, net_payable_amount } = quote.body.data ?? {
          total_amount: product.mrp,
          net_payable_amount: product.mrp,
        }
        const amounts = { total_amount, net_payable_amount, ...(confirmed_age && { confirmed_age }) }
        const made = await mock.call('POST', `/v1/users/${userId}/vending-machine/${machineId}/orders`, {
          token,
          headers: { 'Idempotency-Key': `${device}-${machineId}-${confirmed_age}` },
          body: { ...ids, products: [line], ...amounts },
        })
        return made.status
      }
      return {
        checks: data.checks_age ?? false,
        statuses: [quote.status, await order(), await order(product.min_age - 1), await order(product.min_age)],
      }
    }
    expect(await tryAt('VM-1060')).toEqual({ checks: false, statuses: [400, 400, 400, 400] })
    expect(await tryAt('VM-1002')).toEqual({ checks: true, statuses: [200, 400, 400, 200] })
  } finally {
    await mock.close()
  }
})
