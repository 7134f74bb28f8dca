import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configuredBase } from '#shared/api/call-headers.ts'
import { tokenOf } from '#shared/api/server.sample.tsx'

// What else the script does.
vi.mock('./watch-start.ts', () => ({}))
vi.mock('./find-settings.ts', () => ({}))
vi.mock('./appearance.ts', () => ({}))

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('builtFiles', { app: '', first: {}, rest: {}, payment: [] })
  localStorage.setItem('machineId', 'VM-1')
  history.replaceState(null, '', '/products')
})
afterEach(() => localStorage.clear())

const claims = { sub: 'usr-1', is_guest_user: false }

test.each([
  ['no session', null, true],
  ['a session', claims, true],
  ['a session of this API', { ...claims, baseUrl: `${configuredBase()}/` }, true],
  ['a session of another API', { ...claims, baseUrl: 'https://other.test' }, false],
])('with %s, products are requested early (%s, %s)', async (_, session, isAsked) => {
  const ask = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', ask)
  if (session) localStorage.setItem('accessToken', tokenOf(session))
  await import('./ask.ts')
  expect(ask).toHaveBeenCalledTimes(isAsked ? 1 : 0)
})
