import { beforeEach, expect, test } from 'vitest'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { listOffers } from '#generated/operations/offers.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { prepareCheckout } from './prepare-checkout.ts'

const options = ['Wallet', 'CompanyWallet', 'Card'].map((method) => ({ method, name: method, is_enabled: true }))
const answers: [RegExp, unknown][] = [
  [/validate$/, sampleCheckout().quote],
  [/payment-options$/, { payment_options: options }],
  [/pluxee-details$/, []],
  [/balance$/, { balance: 120.5, currency: 'INR' }],
  [/location-wallet$/, { clientLocation: { id: 'loc-1', name: 'Tower' }, wallet: { id: 'wal-1' } }],
]
const respond = ({ pathname }: URL) => answers.find(([path]) => path.test(pathname))?.[1] ?? refusal(404)

async function prepare(prepareScreen = prepareCheckout) {
  const asked = serve(respond)
  const client = createQueryClient()
  client.setQueryData(listOffers.options({ machineId: 'VM-1001', pageOff: true }).queryKey, {
    code: '200',
    data: [],
    meta: { page: 1, limit: 10, total: 0 },
  })
  await prepareScreen(client)
  return asked.map((url) => url.replace(/^.*(?=\/)|\?.*$/g, ''))
}

beforeEach(() => {
  write('machineId', 'VM-1001')
  write('cartList', [sampleLine()])
})

test('a guest’s price and methods are requested together', async () => {
  signInAs('gst-1', true)
  expect((await prepare()).sort()).toEqual(['/payment-options', '/products', '/validate'])
})

test('an account’s cards and balances are requested, too', async () => {
  signInAs('usr-1')
  const asked = await prepare()
  expect(asked.length).toBeGreaterThan(5)
  expect(asked).toContain('/validate')
})

test.each([
  ['without a session', () => write('cartList', [sampleLine()])],
  ['with an empty cart', () => [signInAs('gst-1', true), write('cartList', [])]],
])('nothing is requested %s', async (_, begin) => {
  begin()
  expect(await prepare()).toEqual([])
})

test('a short line, which the screen tries again, has no price yet', async () => {
  signInAs('gst-1', true)
  write('cartList', [sampleLine({ removedQty: 1 })])
  expect(await prepare()).toEqual(['/payment-options'])
})

test('what was asked once the cart rested is not asked again by the finger on the link', async () => {
  signInAs('usr-1')
  const asked = await prepare(async (client) => {
    await prepareCheckout(client)
    await prepareCheckout(client)
  })
  // Two balances.
  const answered = asked.filter((path) => path !== '/products')
  expect(answered.length).toBeGreaterThan(4)
  expect(new Set(answered).size).toBe(answered.length - 1)
})
