import { expect, test, vi } from 'vitest'
import { apiBase, claimsOf } from './claims.ts'

const claims = { sub: 'u', is_guest_user: false, is_new: false, country_warehouse_id: '7' }
const own = window.location.origin
const encode = (value: object) => btoa(JSON.stringify(value))

test('reads the claims of a token, and returns null for anything else', () => {
  const token = `${encode({ alg: 'none' })}.${encode({ ...claims, iat: 1, exp: 2 })}.x`
  expect(claimsOf(token)).toMatchObject(claims)
  expect([claimsOf('nonsense'), claimsOf(null)]).toEqual([null, null])
})

test('uses the base URL in a token if its origin is allowed', () => {
  expect(apiBase({ ...claims, baseUrl: `${own}/india/` } as never)).toBe(`${own}/india`)
  expect(apiBase(claims as never)).toBe(own)
})

test('ignores and reports a base URL at any other origin', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(apiBase({ ...claims, baseUrl: 'https://evil.example' } as never)).toBe(own)
  expect(warn).toHaveBeenCalledOnce()
})
