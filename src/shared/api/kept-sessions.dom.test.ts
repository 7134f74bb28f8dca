import { beforeEach, expect, test } from 'vitest'
import type { StoredAttempt } from '../storage/keys.ts'
import { clearExcept, read, write } from '../storage/storage.ts'
import './kept-sessions.ts'
import { tokenOf } from './server.sample.tsx'

const refreshToken = 'rt_00000000000000000000'
const attempt = { request: { user_id: 'usr-1' }, lines: [], settled: false } as unknown as StoredAttempt
const tokens = (jti: string) => ({ accessToken: tokenOf({ sub: 'usr-1', is_guest_user: false, jti }), refreshToken })

/** As the browser's settings do. */
function clearAll() {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

beforeEach(() => clearExcept([]))

test('the session of an open payment survives with its last tokens when the browser’s data are cleared', () => {
  write('attemptSession', { userId: 'usr-1', ...tokens('old'), isSignedOut: true })
  write('checkoutAttempt', attempt)
  write('attemptSession', { userId: 'usr-1', ...tokens('fresh'), isSignedOut: true })
  clearAll()
  expect(read('attemptSession')).toMatchObject(tokens('fresh'))
})

test('nothing of a customer who has paid, and can sign in again, survives that', () => {
  write('refreshToken', refreshToken)
  write('accessToken', tokens('own').accessToken)
  write('checkoutAttempt', { ...attempt, settled: true })
  clearAll()
  expect(Object.keys(localStorage)).toEqual([])
})
