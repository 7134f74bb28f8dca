/** The optional operations of the mock server. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, startMock } from './mock-client.ts'

// biome-ignore lint/suspicious/noExplicitAny: responses of many operations; the mock validates each against the document
type Json = any

let mock: Mock
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

async function customer(world: string, phone?: string) {
  const { token, userId, claims } = await mock.customer(phone, world)
  const call = async (method: string, path: string, body?: Json): Promise<Json> => {
    const { status, body: response } = await mock.call(method, path, { world, token, body })
    return { status, code: response?.code, data: response?.data }
  }
  return { userId, claims, call }
}

test('the token lists the offered features, and a plain server lists and sends none', async () => {
  expect((await customer('features')).claims.features).toContain('favorites')
  const { claims: guestClaims } = await mock.guest('features')
  expect(guestClaims.features).not.toContain('favorites')
  const { claims, call } = await customer('plain--features')
  expect(claims).not.toHaveProperty('features')
  const { data } = await call('GET', '/v1/customers/machines/VM-1001')
  expect(data).not.toHaveProperty('location')
  expect((await call('GET', '/v1/refunds')).data[0]).not.toHaveProperty('stages')
})

test('a favorite is stored once, loses its alert after a restock, and can be removed', async () => {
  const { call } = await customer('favorites')
  const path = '/v1/customers/favorites/product/prd-peanut-chikki'
  await call('PUT', '/v1/customers/favorites/machine/CF-2001', {})
  // VM-1002 does not sell it, and in VM-1001 it is sold out.
  await call('PUT', path, { notify_machine_ids: ['VM-1001', 'VM-1002'] })
  await call('PUT', path, {})
  const list = async () => (await call('GET', '/v1/customers/favorites')).data
  expect(await list()).toMatchObject([
    { kind: 'product', target_id: 'prd-peanut-chikki', notify_machine_ids: ['VM-1001', 'VM-1002'] },
    { kind: 'machine', machine: { id: 'CF-2001' } },
  ])
  await call('POST', '/__mock/stock/VM-1001', { slot: 'B5', units: 2 })
  expect((await list())[0].notify_machine_ids).toEqual(['VM-1002'])
  expect((await call('PUT', path, { notify_machine_ids: ['VM-1001'] })).data.notify_machine_ids).toEqual([])
  expect((await call('PUT', '/v1/customers/favorites/product/prd-nobody', {})).status).toBe(404)
  await call('DELETE', path)
  expect(await list()).toHaveLength(1)
  const { token } = await mock.guest('favorites')
  expect((await mock.call('GET', '/v1/customers/favorites', { world: 'favorites', token })).status).toBe(403)
})

test('a wish counts once per customer regardless of case, spaces and an earlier guest, and an unreviewed wish stays private', async () => {
  const [regular, low] = [await customer('wishes'), await customer('wishes', '9876500002')]
  const path = '/v1/vending-machine/VM-1001/wishes'
  for (const text of ['Fresh fruit', 'fresh FRUIT']) await regular.call('POST', path, { text })
  await regular.call('POST', path, { text: 'Something rude' })
  expect((await low.call('GET', path)).data[0]).toMatchObject({ text: 'Fresh fruit', count: 15, is_mine: false })
  const { token } = await mock.guest('wishes')
  await mock.call('POST', path, { world: 'wishes', token, body: { text: ' Fresh fruit  ' } })
  await mock.call('POST', path, { world: 'wishes', token, body: { text: '  Mango ' } })
  const { call } = await customer('wishes', '9876500002')
  const [fruit, ...others] = (await call('GET', path)).data
  expect(fruit).toMatchObject({ count: 16, is_mine: true })
  expect(others).toContainEqual(expect.objectContaining({ text: 'Mango', count: 1, is_mine: true }))
  expect((await call('POST', path, { text: 'FRESH fruit' })).data.count).toBe(16)
  const texts = async ({ call }: typeof regular) => (await call('GET', path)).data.map(({ text }: Json) => text)
  expect(await texts(regular)).toContain('Something rude')
  expect(await texts(low)).not.toContain('Something rude')
})

test('nearby machines are sorted by distance', async () => {
  const { body } = await mock.call('GET', '/v1/nearby-machines?latitude=12.98&longitude=77.6')
  expect(body.data[0]).toMatchObject({ id: 'CF-2002', opening_hours: { time_zone: 'Asia/Kolkata' } })
})

test('a card refund passes through its stages, and a claim for an item of an old order is reviewed', async () => {
  const { call, userId } = await customer('refunds')
  const history = (await call('GET', `/v1/users/${userId}/vending-machine/-1/orders?pageOff=true`)).data as Json[]
  const [order] = history.filter(
    ({ refundable_amount, payment_method }) => refundable_amount && payment_method === 'Card',
  )
  await call('POST', '/v1/refunds', { order_id: order.id, mode: 'source' })
  const orderOf = async (id: string) => (await call('GET', `/v1/users/${userId}/vending-machine/-1/orders/${id}`)).data
  const read = async () => (await orderOf(order.id)).refund
  const names = async () => (await read()).stages.map(({ name }: Json) => name)
  expect(await read()).toMatchObject({ destination: { method: 'Card' }, expected_on: '2026-11-07' })
  expect(await names()).toEqual(['Accepted'])
  await mock.advance(30_000, 'refunds')
  expect(await read()).toHaveProperty('bank_reference')
  await mock.advance(30_000, 'refunds')
  expect(await names()).toEqual(['Accepted', 'Sent', 'Credited'])

  const old = history.find(({ status }) => status === 'Dispensed')
  const claim = { order_id: old.id, mode: 'wallet', item_id: old.items[0].id }
  expect(await call('POST', '/v1/refunds', claim)).toMatchObject({ status: 409, code: 'REFUND_4092' })
  expect((await orderOf(old.id)).items[0].in_review).toBe(true)
})

test('an item is rated separately', async () => {
  const { call, userId } = await customer('ratings')
  const [order] = (await call('GET', `/v1/users/${userId}/vending-machine/-1/orders?status=Dispensed`)).data
  const path = `/v1/users/${userId}/vending-machine/-1/orders/${order.id}`
  await call('POST', `${path}/rating`, { rating: 1, item_id: order.items[0].id })
  const { items, rating } = (await call('GET', path)).data
  expect([items[0].rating, rating]).toEqual([1, undefined])
  expect((await call('POST', `${path}/rating`, { rating: 1, item_id: 'itm-none' })).status).toBe(404)
})
