/** Which responses and refusals say whether a machine is online, and how old each of them is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getMachine, getMachineProducts, listMachines } from '#generated/operations/machines.ts'
import { getOrder, listOrders } from '#generated/operations/orders.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { forgetStatus, knownStatus, recordStatus } from '../machine/known-status.ts'
import { productsResponse } from '../machine/products.sample.ts'
import { sampleOrder } from './order.sample.ts'
import { quoteQuery } from './quote.ts'
import { recordStatuses } from './record-statuses.ts'

const { machine: where } = sampleOrder()
const machine = { ...where, id: 'VM-1', online_status: 'offline' } as const
const order = sampleOrder({ machine })
const line = { id: 'p', product: { mrp: 35, recipe_ingredients: [] }, cartQty: 1, motor_id: 'm', selectedSugar: 0 }
const client = createQueryClient()
client.setDefaultOptions({ queries: { retry: false, staleTime: 0 } })

let stop = () => {}
beforeEach(() => {
  signInAs('u')
  stop = recordStatuses(client)
})
afterEach(() => {
  stop()
  client.clear()
  forgetStatus('VM-1')
})

const products = (online_status: 'online' | 'offline') => productsResponse('latte', { online_status }).data
const productsQuery = { ...getMachineProducts.options({ machineId: 'VM-1' }), staleTime: 0 }

test.each([
  ['products', () => client.query(productsQuery), products('offline')],
  ['a machine', () => client.query(getMachine.options({ id: 'vm-1' })), machine],
  ['a search', () => client.query(listMachines.options({ keyword: 'lobby' })), [machine]],
  [
    'a followed order',
    () => client.query({ queryKey: [...getOrder.key(), 'u', 'o'], queryFn: () => Promise.resolve(order) }),
    null,
  ],
  ['an order', () => client.query(getOrder.options({ userId: 'u', machineId: '-1', orderId: 'o' })), order],
  ['the active orders', () => client.query(listOrders.options({ userId: 'u', machineId: '-1' })), [order]],
])('%s: the machine’s status is known', async (_, load, data) => {
  serve(() =>
    Array.isArray(data) ? Response.json({ code: '200', data, meta: { page: 1, limit: 10, total: 1 } }) : data,
  )
  await load()
  expect(knownStatus('VM-1')).toBe('offline')
})

test('a cart that is refused because its machine is offline makes it known; another refusal does not', async () => {
  const quote = () => client.query(quoteQuery('VM-1', [line as never], [])).catch(() => undefined)
  serve(() => refusal(400, 'CART_1000'))
  await quote()
  expect(knownStatus('VM-1')).toBeUndefined()
  serve(() => refusal(400, 'CART_1002'))
  await quote()
  expect(knownStatus('VM-1')).toBe('offline')
})

test('products that are loaded again and say the same are newer than a message in between', async () => {
  serve(() => products('online'))
  await client.query(productsQuery)
  recordStatus('VM-1', 'offline', undefined, 'live')
  expect(knownStatus('VM-1')).toBe('offline')
  await client.query(productsQuery)
  expect(knownStatus('VM-1')).toBe('online')
})

test('a message is newer than a response that was requested before it', async () => {
  let respond = (_: unknown) => {}
  serve(() => new Promise((resolve) => (respond = resolve)))
  const loading = client.query(productsQuery)
  await vi.waitFor(() => expect(client.isFetching()).toBe(1))
  recordStatus('VM-1', 'offline', undefined, 'live')
  respond(products('online'))
  await loading
  expect(knownStatus('VM-1')).toBe('offline')
})
