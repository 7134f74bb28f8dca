/** Orders that stay readable without a connection, only for their customer (docs/decisions/0021). */
import { webcrypto } from 'node:crypto'
import * as idb from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { destroyVault, openVault, sealVault } from '#shared/storage/vault.ts'
import { forgetAccount, signOut } from '../session/sign-out.ts'
import { claimOrders, keepOrders, keptOrders } from './kept-orders.ts'
import { sampleOrder } from './order.sample.ts'

const disk = vi.hoisted(() => new Map())
vi.mock('idb-keyval', () => ({
  get: async (name: string) => disk.get(name),
  set: async (name: string, value: unknown) => void disk.set(name, value),
  del: async (name: string) => void disk.delete(name),
}))

const at = (second: number) => new Date(second * 1_000).toISOString()
const seen = (id: string, made: number, checked = made, user_id = 'usr-1') => ({
  order: sampleOrder({ id, user_id, created_at: at(made) }),
  checkedAt: at(checked),
})
const mine = seen('mine', 1)
const idsOf = async (userId: string) => (await keptOrders(userId)).map(({ order }) => order.id)
const seal = (value: unknown) => sealVault(value, () => true)

beforeEach(() => {
  disk.clear()
  vi.stubGlobal('crypto', webcrypto)
  signInAs('usr-1')
})

test('the latest 200 orders are kept, newest first, each in its latest version', async () => {
  const first = keepOrders('usr-1', [seen('b', 2, 9), seen('c', 3)])
  await Promise.all([first, keepOrders('usr-1', [seen('a', 1), seen('b', 2, 8), seen('c', 3, 7)])])
  expect(await keptOrders('usr-1')).toEqual([seen('c', 3, 7), seen('b', 2, 9), seen('a', 1)])
  const more = Array.from({ length: 200 }, (_, index) => seen(`more-${index}`, 10 + index))
  await keepOrders('usr-1', more)
  expect(await idsOf('usr-1')).toEqual(more.map(({ order }) => order.id).reverse())
})

test('after the phone’s clock was set back, what is read now replaces what was read “later”', async () => {
  const ahead = Date.now() / 1_000 + 86_400
  await keepOrders('usr-1', [seen('a', 1, ahead)])
  const read = seen('a', 1, Date.now() / 1_000 - 60)
  await keepOrders('usr-1', [read])
  expect(await keptOrders('usr-1')).toEqual([read])
})

test('another customer’s orders are not returned, and are replaced', async () => {
  await keepOrders('usr-1', [mine])
  expect(await idsOf('usr-2')).toEqual([])
  signInAs('usr-2')
  await keepOrders('usr-2', [seen('theirs', 1, 1, 'usr-2')])
  expect([await idsOf('usr-2'), await idsOf('usr-1')]).toEqual([['theirs'], []])
})

test('an order of another customer is not stored, even if it was read while this one is signed in', async () => {
  await keepOrders('usr-1', [seen('theirs', 2, 2, 'usr-2'), mine])
  expect(await idsOf('usr-1')).toEqual(['mine'])
  // Stored by an older version.
  await seal({ owner: 'usr-1', orders: [seen('theirs', 2, 2, 'usr-2'), mine] })
  expect(await idsOf('usr-1')).toEqual(['mine'])
})

test('stored orders are deleted when another customer signs in', async () => {
  await keepOrders('usr-1', [mine])
  await claimOrders('usr-1')
  expect(disk.size).toBe(1)
  await claimOrders('gst-2')
  expect(disk.size).toBe(0)
})

test('a guest’s orders stay readable after sign-in, which moves them to the account', async () => {
  signInAs('gst-1')
  write('guestUserId', 'gst-1')
  await keepOrders('gst-1', [seen('mine', 1, 1, 'gst-1')])
  signInAs('usr-1')
  await claimOrders('usr-1')
  expect(await keptOrders('usr-1')).toEqual([mine])
})

test('nothing is written if the customer’s session ends in the meantime', async () => {
  const writing = keepOrders('usr-1', [mine])
  signInAs('usr-2')
  await writing
  expect(disk.size).toBe(0)
})

test.each([signOut, forgetAccount])('orders and key are deleted after %o', async (end) => {
  await keepOrders('usr-1', [mine])
  end()
  await vi.waitFor(() => expect(disk.size).toBe(0))
})

test.each([
  ['orders of a newer app', { owner: 'usr-1', orders: [{ order: { id: 'newer' }, checkedAt: at(1) }, mine] }, ['mine']],
  ['orders without the time of their last check', { owner: 'usr-1', orders: [{ order: mine.order }] }, []],
  ['an invalid record', 'usr-1', []],
])('%s: ignored', async (_, record, left) => {
  await seal(record)
  expect(await idsOf('usr-1')).toEqual(left)
})

test('an order in a state that only a newer server knows stays readable', async () => {
  const order = { ...mine.order, status: 'Reserved' }
  await seal({ owner: 'usr-1', orders: [{ order, checkedAt: at(1) }] })
  expect(await idsOf('usr-1')).toEqual(['mine'])
})

test('each write uses a new key, which can’t be exported, and altered data is not read', async () => {
  await seal('first')
  const { key } = disk.get('vault')
  await seal('second')
  expect([await openVault(), disk.get('vault').key === key]).toEqual(['second', false])
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  new Uint8Array(disk.get('vault').data).reverse()
  expect(await openVault()).toBeUndefined()
})

test.each([true, false])('a browser without working storage causes no error (late: %s)', async (isLate) => {
  const refuse = () => new Error('no')
  const fail = isLate ? () => Promise.reject(refuse()) : vi.fn().mockThrow(refuse())
  for (const name of ['get', 'set', 'del'] as const) vi.spyOn(idb, name).mockImplementation(fail)
  await Promise.all([seal('first'), destroyVault()])
  expect(await openVault()).toBeUndefined()
})
