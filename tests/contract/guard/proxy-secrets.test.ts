import { expect, test } from 'vitest'
import { foundWithoutSecrets, withoutSecrets } from './proxy-secrets.ts'

const call = { method: 'POST', path: '/v1/auth/verify-otp', headers: { authorization: 'Bearer abc', accept: '*/*' } }

test('of a call its secrets are masked, in headers and at any depth of the body', () => {
  const body = JSON.stringify({ otp: '123456', data: [{ accessToken: 'abc', id: 7 }] })
  expect(withoutSecrets({ ...call, body })).toEqual({
    ...call,
    headers: { authorization: 'HIDDEN', accept: '*/*' },
    body: '{"otp":"HIDDEN","data":[{"accessToken":"HIDDEN","id":7}]}',
  })
  expect(withoutSecrets({ ...call, body: 'otp=123456' }).body).toBe('HIDDEN')
})

test('of a finding too', () => {
  const wrong = (pointer: string, found: string, check = 'request') =>
    foundWithoutSecrets({ check, pointer, expected: 'string', found }).found
  expect(wrong('/body/otp', '"123456"')).toBe('HIDDEN')
  expect(wrong('/header/refreshToken', 'rt_1')).toBe('HIDDEN')
  expect(wrong('/data', '{"accessToken":"abc"}', 'body')).toBe('{"accessToken":"HIDDEN"}')
  expect(wrong('/body', 'otp=123456')).toBe('HIDDEN')
  expect(wrong('/query/limit', 'many')).toBe('many')
})
