import { describe, expect, test } from 'vitest'
import { localKeys, sessionKeys } from './keys.ts'
import { readOwned } from './owned.ts'
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

describe('what a screen reads of a stored record is checked, whatever the record is made of', () => {
  const stored = <K extends ReadableKey>(key: K, value: unknown) => {
    localStorage.setItem(key, JSON.stringify(value))
    return read(key)
  }
  const storedFavorites = (value: object) => {
    localStorage.setItem('favorites', JSON.stringify(value))
    return readOwned('favorites', null)
  }
  const nonsense = [null, 7, 'x', {}, ['x', 7], true]
  const place = { name: 'Tower', address: 'Street' }
  const needed = { id: 'VM-1', name: 'Lobby', place }

  test.each(['location', 'opening_hours', 'slots', 'machine_type', 'online_status'])(
    'a machine’s %s is left out if it can’t be read',
    (field) => {
      for (const value of nonsense) expect(stored('recentMachines', [{ ...needed, [field]: value }])).toEqual([needed])
      expect(storedFavorites({ owner: null, products: [], machines: [{ ...needed, [field]: 7 }] })).toEqual({
        owner: null,
        products: [],
        machines: [needed],
      })
    },
  )

  test('an open payment stays open without a currency that can’t be read', () => {
    const attempt = {
      idempotencyKey: 'k',
      request: { user_id: 'u', vending_machine_id: 'm', payment_method: 'Card' },
      quote: { net_payable_amount: 35 },
      lines: [],
      startedAt: 'x',
    }
    for (const currency of nonsense)
      expect(stored('checkoutAttempt', { ...attempt, quote: { net_payable_amount: 35, currency } })).toEqual(attempt)
  })

  test('fields of a newer version are kept', () => {
    expect(stored('recentMachines', [{ ...needed, floor: 3 }])).toEqual([{ ...needed, floor: 3 }])
  })
})
