import { expect, test, vi } from 'vitest'
import { apiBase, claimsOf } from './claims.ts'

const claims = { sub: 'u', is_guest_user: false, is_new: false, country_warehouse_id: '7' }
const own = window.location.origin
const encode = (value: object) => btoa(JSON.stringify(value))

test('the claims of a token are read; what is none has none', () => {
  const token = `${encode({ alg: 'none' })}.${encode({ ...claims, iat: 1, exp: 2 })}.x`
  expect(claimsOf(token)).toMatchObject(claims)
  expect([claimsOf('nonsense'), claimsOf(null)]).toEqual([null, null])
})

test('the base that a token names is used where its origin is allowed', () => {
  expect(apiBase({ ...claims, baseUrl: `${own}/india/` } as never)).toBe(`${own}/india`)
  expect(apiBase(claims as never)).toBe(own)
})

test('a token sends customers nowhere else, and it is reported', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(apiBase({ ...claims, baseUrl: 'https://evil.example' } as never)).toBe(own)
  expect(warn).toHaveBeenCalledOnce()
})
