/** Where the customer is, and what they can do about their order there. */
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, renderQuerying, serve, signInAs } from '#shared/api/server.sample.tsx'
import { read, write } from '#shared/storage/storage.ts'
import { forgetStatus, recordStatus } from '../machine/known-status.ts'
import { sampleAttempt, sampleOrder } from './order.sample.ts'
import { recordStatuses } from './record-statuses.ts'
import { useEnding } from './use-ending.ts'

const { machine } = sampleOrder()
/** The server's current response. */
let respond: () => unknown

const shopAt = (id: string) => {
  write('machineId', id)
  write('recentMachines', [{ ...machine, id, name: 'Shop’s own' } as never])
}

async function follow(visited?: string | null) {
  const { result, ...rest } = renderQuerying((place) => useEnding('ord-1', 'machine', place), visited)
  await waitFor(() => expect(result.current.ending).not.toBeNull())
  return { now: () => result.current, stage: () => result.current.ending?.stage, ...rest }
}

beforeEach(() => {
  respond = () => sampleOrder()
  serve(() => respond())
  signInAs('gst-1', true)
})

afterEach(() => forgetStatus(machine.id))

test.each([
  ['if the customer’s machine is unknown', undefined, null, 'ready', '', '/products'],
  ['at the chosen machine, without a link', null, 'VM-1001', 'ready', 'Shop’s own', '/products'],
  [
    'at the opened machine, ignoring case and spaces in its number',
    ' vm-1001',
    'VM-2',
    'ready',
    ' vm-1001',
    '/machine/%20vm-1001',
  ],
  ['not while another machine is chosen', undefined, 'VM-2', 'elsewhere', 'Shop’s own', '/products'],
  ['not while another machine is opened', 'VM-3', 'VM-1001', 'elsewhere', 'VM-3', '/machine/VM-3'],
  ['at the opened machine that is also the chosen one', 'VM-1001', 'VM-1001', 'ready', 'Shop’s own', '/products'],
])('an order can be dispensed %s', async (_, visited, shop, stage, placeName, shopPath) => {
  if (shop) shopAt(shop)
  const { now } = await follow(visited)
  expect(now()).toMatchObject({ ending: { stage }, placeName, shopPath })
  expect(read('visitedMachine')).toBe(visited ?? null)
})

test('the last opened machine is stored for this tab', async () => {
  const { rerender, unmount } = await follow('VM-3')
  rerender('VM-4')
  unmount()
  expect((await follow()).now()).toMatchObject({ placeName: 'VM-4', ending: { stage: 'elsewhere' } })
})

test('nothing can be dispensed if the server reports the machine offline', async () => {
  respond = () => sampleOrder({ machine: { ...machine, online_status: 'offline' } })
  expect((await follow()).stage()).toBe('machine-offline')
})

test('a machine that refused as offline stays so until the customer checks again or a newer response says otherwise', async () => {
  const { now, stage, client } = await follow()
  const refuse = () => act(() => recordStatus(machine.id, 'offline'))
  refuse()
  expect(stage()).toBe('machine-offline')
  act(() => void now().checkAgain())
  expect(stage()).toBe('ready')
  refuse()
  recordStatuses(client)
  respond = () => sampleOrder({ machine: { ...machine, online_status: 'online' } })
  await act(() => client.refetchQueries())
  expect(stage()).toBe('ready')
})

test('a machine that other responses report offline dispenses nothing', async () => {
  const { stage } = await follow()
  act(() => recordStatus(machine.id, 'offline'))
  expect(stage()).toBe('machine-offline')
})

test('there is no ending before the first response', () => {
  respond = () => new Promise(() => undefined)
  expect(renderQuerying(() => useEnding('ord-1', 'machine')).result.current).toMatchObject({
    ending: null,
    order: undefined,
  })
})

test.each([
  ['missing', () => refusal(404)],
  ['unread', () => refusal(500, 'SERVER_5000')],
])('an order that could not be loaded is %s', async (stage, response) => {
  respond = response
  shopAt('VM-2')
  expect((await follow()).now()).toMatchObject({ orderId: 'ord-1', ending: { stage }, isCutOff: stage === 'unread' })
})

test.each([true, false])(
  'only a payment of this phone can be continued, and offline is reported: %s',
  async (isOwn) => {
    respond = () => sampleOrder({ status: 'Pending', is_active: false, refundable_amount: 0 })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOwn)
    if (isOwn) write('checkoutAttempt', { ...sampleAttempt, orderId: 'ord-1' })
    const { ending } = (await follow()).now()
    expect([ending?.actions.includes('continue-paying'), ending?.isPhoneOffline]).toEqual([isOwn, !isOwn])
  },
)

test('another customer’s order, which is read because its payment is open, is shown to nobody else', async () => {
  write('checkoutAttempt', { ...sampleAttempt, orderId: 'ord-1' })
  respond = () => sampleOrder({ status: 'Pending', is_active: false })
  const accessToken = read('accessToken') ?? ''
  const { now, client } = await follow()
  expect(now().order?.user_id).toBe('gst-1')
  const session = { userId: 'gst-1', accessToken, refreshToken: 'r'.repeat(16), isSignedOut: true }
  act(() => {
    write('attemptSession', session)
    signInAs('usr-2')
  })
  await waitFor(() => expect(now().ending?.stage).toBe('missing'))
  expect(now().order).toBeUndefined()
  expect(client.getQueryCache().findAll({ queryKey: ['getOrder', 'usr-2'] })).toEqual([])
})
