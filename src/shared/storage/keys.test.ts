// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { type Key, localKeys, sessionKeys } from './keys.ts'
import { read, remove, write } from './storage.ts'

/** Under the specification's names, spelt as it spells them (§3). */
describe('a documented record is kept as it was written', () => {
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
  ] as [Key, never][])('%s', (key, value) => {
    const area = key in sessionKeys ? sessionStorage : localStorage
    write(key, value)
    const stored = area.getItem(key) ?? ''
    remove(key)
    // As another visit finds it: what is read goes through the key's own schema.
    area.setItem(key, stored)
    expect(read(key)).toEqual(value)
  })
})

test('the selected offer alone of the documented ones is of this visit only', () => {
  expect(Object.keys(sessionKeys)).toContain('hasProduct')
  expect(Object.keys(localKeys)).not.toContain('hasProduct')
})
