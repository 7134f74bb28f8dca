import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { currentSession } from '#domain/session/session.ts'
import { createAccessToken, requestOtp, resendOtp, verifyOtp } from '#generated/operations/auth.ts'
import { ApiError } from '#shared/api/errors.ts'
import { tokenOf } from '#shared/api/server.sample.tsx'
import { now } from '#shared/clock.ts'
import { freeLocks } from '#shared/locks.sample.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { codeChallengeOf } from './pkce.ts'
import { usePhoneSignIn } from './use-phone-sign-in.ts'

// jsdom has no Web Crypto.
const phone = { phone: '9876543210', country_code: '+91' }
const sent = { ...phone, refId: 'r', length: 6, resendAt: 0, resends: 0 }

afterEach(cleanup)

test('shows the server’s message if it sends no code', async () => {
  const response = { status: 429, code: 'OTP_1003', message: 'Please wait a minute.', body: undefined }
  vi.spyOn(requestOtp, 'call').mockRejectedValue(new ApiError({ operationId: 'requestOtp', requestId: 'r' }, response))
  const { result } = renderHook(() => usePhoneSignIn())
  await act(() => result.current.send(phone))
  expect(result.current).toMatchObject({ error: 'Please wait a minute.', sent: null, isBusy: false })
})

test('shows the server’s message if it rejects the code, and accepts another code', async () => {
  const response = { status: 400, code: 'OTP_1001', message: 'That code isn’t right.', body: undefined }
  vi.spyOn(verifyOtp, 'call').mockRejectedValue(new ApiError({ operationId: 'verifyOtp', requestId: 'r' }, response))
  const { result } = renderHook(() => usePhoneSignIn())
  await act(() => result.current.verify(sent, '000000'))
  expect(result.current).toMatchObject({ error: 'That code isn’t right.', unfinished: null, isBusy: false })
})

test('two taps request one code', async () => {
  const ticket = { ref_id: 'otp-1', resend_after: 30, otp_length: 6 }
  const ask = vi.spyOn(requestOtp, 'call').mockResolvedValue({ code: '200', data: ticket })
  const { result } = renderHook(() => usePhoneSignIn())
  await act(() => Promise.all([result.current.send(phone), result.current.send(phone)]))
  expect(ask).toHaveBeenCalledOnce()
})

test('allows another code only after the server’s Retry-After', async () => {
  const response = { status: 429, code: 'OTP_4290', message: 'Please wait.', body: undefined, retryAfter: 40 }
  vi.spyOn(resendOtp, 'call').mockRejectedValue(new ApiError({ operationId: 'resendOtp', requestId: 'r' }, response))
  const { result } = renderHook(() => usePhoneSignIn())
  await act(() => result.current.resend(sent))
  expect(Math.round(((result.current.sent?.resendAt ?? 0) - now()) / 1000)).toBe(40)
})

test('requests a new code if the last one was used up', async () => {
  const response = { status: 404, code: 'FOUND_4040', message: 'Please request a new code.', body: undefined }
  vi.spyOn(resendOtp, 'call').mockRejectedValue(new ApiError({ operationId: 'resendOtp', requestId: 'r' }, response))
  const ticket = { ref_id: 'otp-2', resend_after: 30, otp_length: 6 }
  vi.spyOn(requestOtp, 'call').mockResolvedValue({ code: '200', data: ticket })
  const { result } = renderHook(() => usePhoneSignIn())
  await act(() => result.current.resend(sent))
  expect(result.current).toMatchObject({ sent: { refId: 'otp-2', resends: 1 }, error: null })
})

test('requests a code for the phone number', async () => {
  const ticket = { ref_id: 'otp-1', resend_after: 30, otp_length: 6 }
  const ask = vi.spyOn(requestOtp, 'call').mockResolvedValue({ code: '200', data: ticket })
  const { result } = renderHook(() => usePhoneSignIn())
  await act(() => result.current.send(phone))
  expect(ask).toHaveBeenCalledExactlyOnceWith({ body: phone })
  expect(result.current).toMatchObject({ sent: { ...phone, refId: 'otp-1', length: 6 }, error: null })
})

test('verifies the code with a challenge, exchanges it with the verifier and signs the customer in', async () => {
  vi.stubGlobal('navigator', { locks: freeLocks })
  const accessToken = `e30.${btoa(JSON.stringify({ sub: 'usr-1', is_guest_user: false }))}.x`
  const earned = { code: '200', data: { auth_code: 'code' } } as const
  const tokens = { code: '200', data: { accessToken, refreshToken: 'rt_00000000000000000000' } } as const
  const proof = vi.spyOn(verifyOtp, 'call').mockResolvedValue(earned)
  const exchange = vi.spyOn(createAccessToken, 'call').mockResolvedValue(tokens)
  const { result } = renderHook(() => usePhoneSignIn())
  await act(() => result.current.verify(sent, '123456'))
  const { code_verifier = '' } = exchange.mock.lastCall?.[0].body ?? {}
  const code_challenge = codeChallengeOf(code_verifier)
  const proved = { ...phone, ref_id: 'r', otp: '123456', code_challenge, code_challenge_method: 'S256' }
  expect(proof).toHaveBeenCalledExactlyOnceWith({ body: proved })
  expect(exchange.mock.lastCall?.[0].body.auth_code).toBe('code')
  expect(currentSession()).toMatchObject({ kind: 'registered', userId: 'usr-1' })
})

test('the exchange contains the device id, and the push token if there is one', async () => {
  vi.stubGlobal('navigator', { locks: freeLocks })
  vi.spyOn(verifyOtp, 'call').mockResolvedValue({ code: '200', data: { auth_code: 'code' } } as never)
  const exchange = vi.spyOn(createAccessToken, 'call').mockRejectedValue(new Error('stop here'))
  const { result } = renderHook(() => usePhoneSignIn())
  const lastBody = () => exchange.mock.lastCall?.[0].body

  clearExcept([])
  write('deviceId', 'device-1')
  await act(() => result.current.verify(sent, '123456'))
  expect(lastBody()).toMatchObject({ device_type: 'web', device_id: 'device-1' })
  expect(lastBody()).not.toHaveProperty('fcm_token')

  const subscription = { endpoint: 'https://push.example/1', auth: 'a', p256dh: 'p' }
  const issueTo = (sub: string, isGuest: boolean) => {
    write('accessToken', tokenOf({ sub, is_guest_user: isGuest }))
    writeOwned('pushRegistration', sub, { token: 'issued', createTime: 1, subscription, vapidKey: 'key' })
  }
  issueTo('gst-1', true)
  await act(() => result.current.verify(sent, '123456'))
  expect(lastBody()).toMatchObject({ fcm_token: 'issued' })

  // Another tab has signed in to an account meanwhile: its messages are not this customer's.
  issueTo('usr-9', false)
  await act(() => result.current.verify(sent, '123456'))
  expect(lastBody()).not.toHaveProperty('fcm_token')
})

const failed = (status: number, code: string) =>
  new ApiError(
    { operationId: 'createAccessToken', requestId: 'r' },
    { status, code, message: 'No.', body: { code, message: 'No.' } },
  )

test.each([
  ['refuses the proof, which is used up', 'start-over', failed(400, 'AUTH_4000')],
  ['fails', 'retry', failed(500, 'SERVER_5000')],
  ['asks to wait', 'retry', failed(429, 'OTP_4290')],
  ['can’t be reached', 'retry', new Error('lost')],
  ['is hidden by a portal’s page', 'retry', failed(403, 'HTTP_403')],
] as const)('if the server %s after the code was right, the customer can go on: %s', async (_, unfinished, failure) => {
  vi.stubGlobal('navigator', { locks: freeLocks })
  const verify = vi.spyOn(verifyOtp, 'call').mockResolvedValue({ code: '200', data: { auth_code: 'code' } } as never)
  const exchange = vi.spyOn(createAccessToken, 'call').mockRejectedValue(failure)
  const { result } = renderHook(() => usePhoneSignIn())
  await act(() => result.current.verify(sent, '123456'))
  expect(result.current.unfinished).toBe(unfinished)
  const kept = result.current.sent
  expect(kept === null).toBe(unfinished === 'start-over')
  if (!kept) return
  // The next attempt sends the same proof: the code can't be verified a second time.
  await act(() => result.current.verify(kept, '123456'))
  expect(verify).toHaveBeenCalledOnce()
  expect(exchange).toHaveBeenCalledTimes(2)
})
