import { beforeEach, describe, expect, test, vi } from 'vitest'
import '#shared/api/client.ts'
import { localKeys, sessionKeys } from '#shared/storage/keys.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { endSessions, forgetAccount, forgetGuest, signOut } from './sign-out.ts'

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, is_guest_user: false })).replaceAll('=', '')}.x`
const mine = tokenOf('usr-1')
const attemptOf = (user_id: string) => write('checkoutAttempt', { request: { user_id } } as never)
const json = (status: number) =>
  new Response(JSON.stringify(status === 200 ? { code: '200', data: null } : { code: 'AUTH_4010', message: 'No.' }), {
    status,
  })

beforeEach(() => {
  clearExcept([])
  write('accessToken', mine)
  write('refreshToken', 'rt_00000000000000000000')
})

const fillStorage = () => {
  for (const key of Object.keys(localKeys)) if (!localStorage.getItem(key)) localStorage.setItem(key, 'x')
  for (const key of Object.keys(sessionKeys)) sessionStorage.setItem(key, 'x')
}

/** What stays, whoever uses the phone. */
const ofThePhone = [
  'consent',
  'hasSeenCoachmarks',
  'hasSeenUserGuidline',
  'language',
  'searchCoachmarkSeen',
  'sessionsToEnd',
  'textSize',
  'theme',
]

test('signing out clears the storage at once, before any server call', () => {
  fillStorage()
  signOut()
  // The phone's own records, and sessions that the server still has to end.
  expect(Object.keys(localStorage).sort()).toEqual([...ofThePhone, 'avoid', 'avoidKept', 'deviceId'].sort())
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(JSON.stringify({ ...localStorage })).not.toContain('rt_0')
})

describe('the server ends a signed-out session', () => {
  const call = vi.fn()
  beforeEach(() => {
    call.mockReset()
    vi.stubGlobal('fetch', (request: Request) => call(request.headers.get('authorization')))
  })

  test.each([
    ['at once if it responds', () => Promise.resolve(json(200)), null],
    ['at once if the session is already over', () => Promise.resolve(json(401)), null],
    ['later if it can’t be reached', () => Promise.reject(new TypeError('offline')), [mine]],
    ['later if it fails', () => Promise.resolve(json(500)), [mine]],
  ])('%s', async (_, response, left) => {
    call.mockImplementation(response)
    signOut()
    await endSessions()
    expect(call).toHaveBeenCalledExactlyOnceWith(`Bearer ${mine}`)
    expect(read('sessionsToEnd')).toEqual(left)
  })

  test('separately from others, and without a call if there is none', async () => {
    await endSessions()
    expect(call).not.toHaveBeenCalled()
    const other = tokenOf('usr-2')
    write('sessionsToEnd', [mine, other])
    call.mockImplementation(async (authorization) => json(authorization === `Bearer ${mine}` ? 200 : 500))
    await endSessions()
    expect(read('sessionsToEnd')).toEqual([other])
  })

  test('after its open payment has ended', async () => {
    call.mockImplementation(async () => json(200))
    attemptOf('usr-1')
    signOut()
    await endSessions()
    expect(call).not.toHaveBeenCalled()
    expect(read('attemptSession')).toMatchObject({ userId: 'usr-1', accessToken: mine })
    write('checkoutAttempt', { request: { user_id: 'usr-1' }, settled: true } as never)
    expect(read('attemptSession')).toBeNull()
    await endSessions()
    expect(call).toHaveBeenCalledOnce()
  })
})

test('a deleted account leaves only settings of the phone and sessions of others', () => {
  const other = tokenOf('usr-2')
  write('sessionsToEnd', [mine, other])
  attemptOf('usr-1')
  fillStorage()
  forgetAccount()
  expect(Object.keys(localStorage).sort()).toEqual(ofThePhone)
  expect([Object.keys(sessionStorage), read('sessionsToEnd')]).toEqual([[], [other]])
})

test('a guest whom the server can’t delete leaves the phone as a deleted account does, and the server ends the session', () => {
  const guest = `e30.${btoa(JSON.stringify({ sub: 'gst-1', is_guest_user: true }))}.x`
  fillStorage()
  write('accessToken', guest)
  write('guestUserId', 'gst-1')
  write('sessionsToEnd', [mine])
  forgetGuest()
  expect(Object.keys(localStorage).sort()).toEqual(ofThePhone)
  expect(read('sessionsToEnd')).toEqual([mine, guest])
})

test.each([
  ['without a payment has none afterwards', null, null],
  ['takes its own open payment along', 'usr-1', null],
  ['leaves another customer’s open payment', 'gst-1', 'gst-1'],
])('a deleted account %s', (_, maker, left) => {
  if (maker) attemptOf(maker)
  forgetAccount()
  expect(read('checkoutAttempt')?.request.user_id ?? null).toBe(left)
})

test.each([
  ['comes back as the same one, having paid for something', true, 'gst-1'],
  ['is forgotten otherwise', false, null],
])('a guest who signs out %s', (_, hasPaid, left) => {
  write('accessToken', `e30.${btoa(JSON.stringify({ sub: 'gst-1', is_guest_user: true }))}.x`)
  write('guestUserId', 'gst-1')
  if (hasPaid) write('checkoutAttempt', { request: { user_id: 'gst-1' }, settled: true } as never)
  signOut()
  expect(read('guestUserId')).toBe(left)
})
