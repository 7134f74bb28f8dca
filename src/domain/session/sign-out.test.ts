// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { signOut as signOutCall } from '#generated/operations/auth.ts'
import { NetworkError } from '#shared/api/errors.ts'
import { localKeys, sessionKeys } from '#shared/storage/keys.ts'
import { clearExcept } from '#shared/storage/storage.ts'
import { signOut } from './sign-out.ts'

beforeEach(() => {
  clearExcept([])
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  for (const key of Object.keys(localKeys)) localStorage.setItem(key, 'x')
  for (const key of Object.keys(sessionKeys)) sessionStorage.setItem(key, 'x')
})

test.each([
  ['told', () => Promise.resolve({} as never)],
  ['out of reach', () => Promise.reject(new NetworkError('', { operationId: 'signOut', requestId: 'r' }))],
])('signing out clears the storage, the server %s', async (_, answer) => {
  const call = vi.spyOn(signOutCall, 'call').mockImplementation(answer)
  await signOut()
  expect(call).toHaveBeenCalledOnce()
  // The phone's own, and a payment that may be under way.
  expect(Object.keys(localStorage).sort()).toEqual([
    'checkoutAttempt',
    'deviceId',
    'hasSeenCoachmarks',
    'hasSeenUserGuidline',
    'searchCoachmarkSeen',
    'theme',
  ])
  expect(Object.keys(sessionStorage)).toEqual([])
})
