import { afterEach, expect, test, vi } from 'vitest'
import { deviceId } from '#shared/api/device.ts'
import { currentToken } from '#shared/api/tokens.ts'
import { localKeys, sessionKeys } from '#shared/storage/keys.ts'
import { clearExcept, type ReadableKey, read } from '#shared/storage/storage.ts'
import { currentSession } from './session.ts'

const tokenOf = (claims: unknown) => `e30.${btoa(JSON.stringify(claims))}.x`
const who = { sub: 'usr-1', is_guest_user: false }
const garbage = [
  '',
  ' ',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
  'true',
  '-1',
  '1e999',
  '[]',
  '{}',
  '[null]',
  '{"id":null}',
  '{"__proto__":{"a":1}}',
  '{',
  'aes-ctr:####',
  'a\nb',
  'ünïcödé 🍫',
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
  ...[null, 7, [], {}, { ...who, sub: null }, { ...who, is_guest_user: 'no' }, { ...who, baseUrl: '::' }].map(tokenOf),
  tokenOf({ ...who, country_warehouse_id: {} }),
]

afterEach(() => {
  clearExcept([])
  vi.restoreAllMocks()
})

const keys = [...Object.keys(localKeys), ...Object.keys(sessionKeys)] as ReadableKey[]
test.each(keys)('%s: any stored text is read without failing, twice with the same result', (key) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const area = key in sessionKeys ? sessionStorage : localStorage
  for (const text of garbage) {
    area.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key }))
    const value = read(key)
    expect(read(key)).toBe(value)
    expect(area.getItem(key)).toBe(value === null ? null : text)
    // None of these is a session, and none may break a header.
    expect([currentToken(), currentSession().kind]).toEqual([null, 'none'])
    expect(deviceId()).toMatch(/^[A-Za-z0-9-]{8,64}$/)
    new Headers({ accessToken: read('accessToken') ?? '', refreshToken: read('refreshToken') ?? '' })
  }
})

test('a numeric warehouse id is read as text', () => {
  localStorage.setItem('accessToken', tokenOf({ ...who, country_warehouse_id: 12 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  expect(currentSession()).toMatchObject({ kind: 'registered', warehouseId: '12' })
})
