import { expect, test } from 'vitest'
import { ApiError, NetworkError, undocumentedCode } from './errors.ts'
import * as proofs from './proofs.ts'

const call = { operationId: 'getOrder', requestId: 'r' } as const
const answer = (status: number, code: string, body: unknown = { code, message: 'No.' }) =>
  new ApiError(call, { status, code, message: 'No.', body })
const page = (status: number) => answer(status, `${undocumentedCode}${status}`, '<html>')

const every = Object.entries(proofs)
const provedBy = (error: unknown) => every.filter(([, proves]) => proves(error)).map(([name]) => name)

test.each([
  ['a lost connection', new NetworkError('No response', call)],
  ['a server error', answer(500, 'SRV_5000')],
  ['a gateway’s error', page(502)],
  ['a portal’s page with 401', page(401)],
  ['a proxy’s page with 404', page(404)],
  ['a bug', new TypeError('x')],
])('%s proves nothing', (_, error) => expect(provedBy(error)).toEqual([]))

test.each([
  [400, 'CART_1000', ['isRefused', 'isRefusedForGood', 'rejects']],
  [401, 'AUTH_4010', ['deniesAccess', 'endsSession', 'isRefused', 'rejects']],
  [403, 'AUTH_4030', ['deniesAccess', 'endsGuest', 'isRefused', 'isRefusedForGood', 'rejects']],
  [404, 'MACHINE_4040', ['deniesAccess', 'endsGuest', 'isRefused', 'isRefusedForGood', 'provesGone', 'rejects']],
  [404, 'ORDER_4040', ['endsGuest', 'isRefused', 'isRefusedForGood', 'provesGone', 'provesNoOrder', 'rejects']],
  [409, 'ORDER_4094', ['isRefused', 'rejects']],
  [422, 'REQ_4220', ['endsGuest', 'isRefused', 'isRefusedForGood', 'rejects']],
  [429, 'RATE_4290', ['isRefused']],
])('%i %s of the API', (status, code, proved) => expect(provedBy(answer(status, code)).sort()).toEqual(proved))

test('a body that is only nearly the API’s ends no session', () => {
  expect(provedBy(answer(401, 'AUTH_4010', { code: 'AUTH_4010' }))).not.toContain('endsSession')
})
