import { expect, test, vi } from 'vitest'
import { texts } from '#shared/texts/catalog.ts'
import { describeError, messageOf } from './describe-error.ts'
import { ApiError, ContractError, NetworkError, PortalError, TimeoutError } from './errors.ts'
import { unquoted } from './server-language.ts'

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

test.each([
  ['en', 'en', 'PAY_1001', 'The server’s message.'],
  ['de', 'de-AT', 'PAY_1001', 'The server’s message.'],
  ['de', 'en', 'PAY_1001', texts.refusals.PAY_1001],
  ['de', 'en', 'OWN_1', 'The server’s message.'],
  ['de', undefined, 'PAY_1001', texts.refusals.PAY_1001],
  ['de', undefined, 'OWN_1', 'The server’s message.'],
  ['en', undefined, 'PAY_1001', 'The server’s message.'],
])('on a page in %s, a message in %s with the code %s', (page, language, code, expected) => {
  vi.stubGlobal('pageLanguage', page)
  const error = new ApiError(call, { status: 400, code, message: 'The server’s message.', language, body: null })
  expect(unquoted(messageOf(error))).toBe(expected)
})

test('a lost connection while the phone is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(describeError(new NetworkError('', call))).toBe(texts.errors.offline)
})
