/**
 * One walk through every operation, by good calls and bad ones, against a backend whose clock stands still.
 * Two clean backends answer it alike to the byte, so whatever differs is a planted fault's doing.
 */
import { type Client, createClient, type Exchange, type Session } from './client.ts'
import { walkAside } from './rare.ts'
import { sellThrough } from './selling.ts'
import { signInThrough } from './signing-in.ts'

export interface Walk extends Client {
  asha: Session
  guestSession: Session
  /** Moves the backend's clock, in milliseconds. */
  tick(ms: number): Promise<unknown>
  /** Switches a machine on or off. */
  turn(machineId: string, online_status: 'online' | 'offline'): Promise<unknown>
}

async function customer({ call, asha, guestSession, guestBody, ...walk }: Walk) {
  const { token } = asha
  const profile = (step: string, body: unknown) => call(step, 'PATCH', '/v1/customers/profile', { token, body })
  const read = () => call('profile', 'GET', '/v1/customers/profile', { token })
  await call('no profile of a guest', 'GET', '/v1/customers/profile', { token: guestSession.token })
  await call('no profile without a token', 'GET', '/v1/customers/profile')
  await profile('bad e-mail', { email: 'nobody' })
  await profile('nothing changed', {})
  await profile('broken JSON', '{"first')
  await profile('long name', { first_name: 'x'.repeat(81) })
  await profile('new name', { first_name: 'Usha', gender: 'other' })
  await read()

  const push = (step: string, body: unknown) => call(step, 'POST', '/v1/notifications/update', { token, body })
  await push('push', guestBody({ fcm_token: 'a-token' }))
  await push('push token as number', guestBody({ fcm_token: 7 }))
  await push('huge body', guestBody({ fcm_token: 'x'.repeat(300_000) }))
  await call('payment options', 'GET', '/v1/payment-options', { token })
  await call('payment options without token', 'GET', '/v1/payment-options')
  await call('payment options by POST', 'POST', '/v1/payment-options', { token })

  const cards = (own = token) => call('cards', 'GET', '/v1/customers/pluxee-details', { token: own })
  const card = { card_type: 'meal_card', name: 'Second card', card_no: '****1111', saveCard: true }
  const save = (step: string, body: object) => call(step, 'POST', '/v1/card-details', { token, body })
  await save('a card', card)
  await save('a card without consent', { ...card, saveCard: false })
  await save('a full card number', { ...card, card_no: '6070930000004242' })
  await cards()
  await cards(guestSession.token)
  await call('delete a card', 'DELETE', '/v1/customers/pluxee-details/src-0001', { token })
  await call('delete it again', 'DELETE', '/v1/customers/pluxee-details/src-0001', { token })
  await cards()

  const leaving = await walk.customer('9000000099')
  const headers = { device_id: 'device-0000-0001' }
  await call('delete a guest', 'DELETE', '/v1/customers', { token: guestSession.token, headers })
  await call('delete the account', 'DELETE', '/v1/customers', { token: leaving.token, headers })
  await call('profile of the deleted', 'GET', '/v1/customers/profile', { token: leaving.token })
}

async function browse({ call, asha, listen, turn }: Walk) {
  const { token } = asha
  const machines = '/v1/customers/machines'
  await call('search', 'GET', `${machines}?keyword=tower`)
  await call('search too short', 'GET', `${machines}?keyword=t`)
  await call('machine', 'GET', `${machines}/VM-1001`)
  await call('unknown machine', 'GET', `${machines}/VM-0`)
  await call('coffee', 'GET', `${machines}/CF-2001/products`, { token })
  await call('products by a bad token', 'GET', `${machines}/VM-1001/products`, { token: 'not.a.token' })
  const offers = '/v1/offers/vending-machine/VM-1001/all'
  await call('offers', 'GET', `${offers}?pageOff=true`)
  await call('offers with a bad id', 'GET', offers, { headers: { 'x-request-id': 'no good, is it' } })
  await call('stream of an unknown machine', 'GET', '/v1/sse/machines/VM-0', { token })
  await listen('stream', 'VM-1001', token, async () => {
    await turn('VM-1001', 'offline')
    await turn('VM-1001', 'online')
  })
  await listen('stream without token', 'VM-1001', undefined, async () => {})
}

async function ledgers({ call, asha, guestSession }: Walk) {
  const { token, userId } = asha
  const get = (step: string, path: string, own = token) => call(step, 'GET', path, { token: own })
  const company = '/v1/country-warehouse/79/client-locations'
  await get('balance', `/v1/wallets/${userId}/balance`)
  await get('balance of another', '/v1/wallets/usr-other/balance')
  await get('no balance of a guest', `/v1/wallets/${guestSession.userId}/balance`, guestSession.token)
  await get('company wallet', `${company}/user/${userId}/location-wallet`)
  await call('company wallet by DELETE', 'DELETE', `${company}/user/${userId}/location-wallet`, { token })
  await get('company balance', `${company}/loc-01/users/${userId}/balance`)
  await get('another company', `${company}/loc-02/users/${userId}/balance`)
  const orders = `/v1/users/${userId}/vending-machine/-1/orders`
  const lists = [
    `${company}/loc-01/wallet-transactions/`,
    `/v1/transactions/users/${userId}`,
    '/v1/order-transactions',
    '/v1/refunds',
    orders,
  ]
  for (const list of lists) for (const page of [1, 3]) await get('a page', `${list}?page=${page}&limit=9`)
  await get('everything', `/v1/transactions/users/${userId}?pageOff=true&page=2`)
  await get('page 0', `${orders}?page=0`)
  await get('too many rows', '/v1/order-transactions?limit=101')
  for (const query of ['type=credit', 'order=ASC', 'fromDate=yesterday', 'keyword=refund'])
    await get('entries', `/v1/transactions/users/${userId}?${query}`)
  for (const query of ['keyword=nothing', 'order=ASC']) await get('history', `/v1/order-transactions?${query}`)
  await get('failed refunds', '/v1/refunds?status=Failed,Initiated')
  for (const query of ['status=Paid,Cancelled', 'status=Sold', 'order=asc']) await get('orders', `${orders}?${query}`)
  await get('orders of another', '/v1/users/usr-other/vending-machine/-1/orders')
  await call('refunds by a bad token', 'GET', '/v1/refunds', { token: 'not.a.token' })
  await call('history without a token', 'GET', '/v1/order-transactions')
  const [head, payload] = token.split('.')
  await get('history by another signature', '/v1/order-transactions', `${head}.${payload}.c2lnbmF0dXJl`)
}

async function growOld({ call, asha, tick }: Walk, orderId: string) {
  const { token, userId } = asha
  await tick(601_000)
  await call('balance by an old token', 'GET', `/v1/wallets/${userId}/balance`, { token })
  await call('order by an old token', 'GET', `/v1/users/${userId}/vending-machine/-1/orders/${orderId}`, { token })
}

/** Every exchange of the walk, in order, to `note`; ends where that throws. */
export async function walkThrough(url: string, note: (exchange: Exchange) => void) {
  const client = createClient(url, note)
  const post = (path: string, body: object) => client.call('switch', 'POST', path, { body })
  const tick = (ms: number) => post('/__mock/clock', { ms })
  const turn = (machineId: string, online_status: string) => post(`/__mock/machines/${machineId}`, { online_status })
  try {
    const sessions = { asha: await client.customer('9876543210'), guestSession: await client.guest() }
    const walk: Walk = { ...client, ...sessions, tick, turn }
    await signInThrough(walk)
    await customer(walk)
    await browse(walk)
    const orderId = await sellThrough(walk)
    await ledgers(walk)
    await walkAside(walk)
    await growOld(walk, orderId)
  } finally {
    client.close()
  }
}
