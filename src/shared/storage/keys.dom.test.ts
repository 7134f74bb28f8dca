import { describe, expect, test } from 'vitest'
import { localKeys, sessionKeys } from './keys.ts'
import { type ReadableKey, read, remove, write } from './storage.ts'

/** docs/product.md defines the names and their spelling (§3). */
describe('a documented record is stored and read back', () => {
  test.each([
    ['accessToken', 'a.b.c'],
    ['refreshToken', 'rt_0000000000000'],
    ['deviceId', 'device-1'],
    ['machineId', 'VM-1001'],
    ['machineType', 'Coffee'],
    ['cartId', 'cart-1'],
    ['cartList', []],
    ['productViewType', 'tray'],
    ['hasSeenCoachmarks', true],
    ['searchCoachmarkSeen', true],
    ['hasSeenUserGuidline', true],
    ['maxOrderQuantity', 5],
    ['pwa_client_location_id', 'loc-1'],
    ['pwa_wallet_id', 'wal-1'],
    ['orderId', 'ord-1'],
    ['theme', 'dark'],
    ['hasProduct', 'off-1'],
  ] as [ReadableKey, never][])('%s', (key, value) => {
    const area = key in sessionKeys ? sessionStorage : localStorage
    write(key as 'cartId', value)
    const stored = area.getItem(key) ?? ''
    remove(key)
    // Written back as on a later visit, so reading uses the schema.
    area.setItem(key, stored)
    expect(read(key)).toEqual(value)
  })
})

test('the selected offer is a session record', () => {
  expect(Object.keys(sessionKeys)).toContain('hasProduct')
  expect(Object.keys(localKeys)).not.toContain('hasProduct')
})
