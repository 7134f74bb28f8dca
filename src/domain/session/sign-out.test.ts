// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { signOut as signOutCall } from '#generated/operations/auth.ts'
import { NetworkError } from '#shared/api/errors.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { signOut } from './sign-out.ts'

beforeEach(() => {
  clearExcept([])
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  for (const key of ['accessToken', 'refreshToken', 'machineId', 'cartId', 'hasProduct', 'orderId'] as const)
    write(key, 'x')
  write('theme', 'dark')
})

test.each([
  ['told', () => Promise.resolve({} as never)],
  ['out of reach', () => Promise.reject(new NetworkError('', { operationId: 'signOut', requestId: 'r' }))],
])('signing out clears the storage, the server %s', async (_, answer) => {
  const call = vi.spyOn(signOutCall, 'call').mockImplementation(answer)
  await signOut()
  expect(call).toHaveBeenCalledOnce()
  for (const key of ['accessToken', 'refreshToken', 'machineId', 'cartId', 'hasProduct', 'orderId'] as const)
    expect(read(key), key).toBeNull()
  expect(read('theme')).toBe('dark')
})
