import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubCalls, tokenOf } from '#shared/api/server.sample.tsx'
import { renew } from '#shared/api/tokens.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { currentSession, onSessionChange, useCustomerKey, wasSessionLost } from './session.ts'
import { ensureGuest } from './sign-in.ts'

const tokens = (sub: string, is_guest_user: boolean, rest = {}) => tokenOf({ sub, is_guest_user, ...rest })
const refreshToken = 'rt_00000000000000000000'
const signIn = (sub: string, isGuest = false, rest = {}) => {
  write('refreshToken', refreshToken)
  act(() => void write('accessToken', tokens(sub, isGuest, rest)))
}
const respond = (status: number) => {
  const data = { accessToken: tokens('gst-1', true), refreshToken, device_id: 'device-1' }
  const code = status === 200 ? '200' : 'AUTH_4010'
  return stubCalls(() => Response.json({ code, message: '…', data }, { status })).asked
}
/** The server ends the session. */
const lose = async (sub: string) => {
  respond(401)
  await act(() => renew(tokens(sub, false)))
}

beforeEach(() => {
  signIn('nobody')
  clearExcept([])
})

test('the customer key changes for another customer, not for the first, a returning one or a new token (§4.25)', () => {
  const { result } = renderHook(useCustomerKey)
  const listener = vi.fn()
  const stop = onSessionChange(listener)
  const keys = ['usr-1', 'usr-1', null, 'usr-1', 'usr-2', null, 'usr-1'].map((sub, iat) => {
    if (sub) signIn(sub, false, { iat })
    else act(() => clearExcept([]))
    return result.current
  })
  const first = keys[0] ?? 0
  expect(keys.map((key) => key - first)).toEqual([0, 0, 0, 0, 1, 1, 2])
  // The renewed token is not reported.
  expect(listener).toHaveBeenCalledTimes(6)
  stop()
  act(() => clearExcept([]))
  expect(listener).toHaveBeenCalledTimes(6)
})

test('a session that the server ended counts as lost until the customer signs in, despite guests (§4.4)', async () => {
  expect(wasSessionLost()).toBe(false)
  signIn('usr-1')
  expect(wasSessionLost()).toBe(false)
  await lose('usr-1')
  expect([currentSession().kind, wasSessionLost()]).toEqual(['expired', true])
  signIn('gst-1', true)
  expect([currentSession().kind, wasSessionLost()]).toEqual(['guest', true])
  signIn('usr-1')
  expect(wasSessionLost()).toBe(false)
})

test.each([
  [200, true, 'guest'],
  [503, false, 'none'],
])('without a session, a guest is signed in if the server responds (%i: %s) (§4.1)', async (status, isDone, kind) => {
  const asked = respond(status)
  expect([await ensureGuest(), currentSession().kind, asked]).toEqual([isDone, kind, ['POST /auth/guest-login']])
})

test('no guest replaces a customer, not even one whose session has ended', async () => {
  signIn('usr-1')
  expect(await ensureGuest()).toBe(true)
  await lose('usr-1')
  const asked = respond(200)
  expect([await ensureGuest(), currentSession().kind, asked]).toEqual([false, 'expired', []])
})
