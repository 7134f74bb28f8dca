import { expect, test, vi } from 'vitest'
import { errorTexts as texts } from '../texts/errors.ts'
import { describeError } from './describe-error.ts'
import { ApiError, ContractError, NetworkError, TimeoutError } from './errors.ts'

const call = { operationId: 'listOrders', requestId: 'request-1' }
const answered = (status: number, code = 'ORDER_1') =>
  new ApiError(call, { status, code, message: 'The server’s words.', body: null })

test.each([
  ['no connection', new NetworkError('', call), texts.unreachable],
  ['no answer in time', new TimeoutError('', call), texts.tooSlow],
  ['a failing server', answered(500), texts.server],
  ['an unreadable answer', new ContractError('', call), texts.server],
  ['a refusal', answered(409), 'The server’s words.'],
  ['a proxy’s page', answered(404, 'HTTP_404'), texts.server],
  ['a call that waits for a connection', null, texts.offline],
])('%s', (_, error, text) => expect(describeError(error)).toBe(text))

test('a lost connection while the phone is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(describeError(new NetworkError('', call))).toBe(texts.offline)
})
