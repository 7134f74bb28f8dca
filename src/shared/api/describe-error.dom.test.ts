import { expect, test, vi } from 'vitest'
import { texts } from '#shared/texts/catalog.ts'
import { describeError } from './describe-error.ts'
import { ApiError, ContractError, NetworkError, PortalError, TimeoutError } from './errors.ts'

const call = { operationId: 'listOrders', requestId: 'request-1' } as const
const errorResponse = (status: number, code = 'ORDER_1') =>
  new ApiError(call, { status, code, message: 'The server’s message.', body: null })

test.each([
  ['no connection', new NetworkError('', call), texts.errors.unreachable],
  ['no response in time', new TimeoutError('', call), texts.errors.tooSlow],
  ['a failing server', errorResponse(500), texts.errors.server],
  ['an invalid response', new ContractError('', call), texts.errors.server],
  ['a sign-in page of the network', new PortalError('', call), texts.errors.portal],
  ['a rejected call', errorResponse(409), 'The server’s message.'],
  ['a proxy’s page', errorResponse(404, 'HTTP_404'), texts.errors.server],
  ['a call that was not sent while offline', null, texts.errors.offline],
])('%s', (_, error, text) => expect(describeError(error)).toBe(text))

test('a lost connection while the phone is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(describeError(new NetworkError('', call))).toBe(texts.errors.offline)
})
