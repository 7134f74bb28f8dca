// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { requestOtp } from '#generated/operations/auth.ts'
import { ApiError } from '#shared/api/errors.ts'
import { usePhoneSignIn } from './use-phone-sign-in.ts'

afterEach(cleanup)

test('a code that the server does not send is told in the server’s own words', async () => {
  const answer = { status: 429, code: 'OTP_1003', message: 'Please wait a minute.', body: undefined }
  vi.spyOn(requestOtp, 'call').mockRejectedValue(new ApiError({ operationId: 'requestOtp', requestId: 'r' }, answer))
  const { result } = renderHook(() => usePhoneSignIn())
  await act(() => result.current.send({ phone: '9876543210', country_code: '+91' }))
  expect(result.current).toMatchObject({ error: 'Please wait a minute.', sent: null, isBusy: false })
})
