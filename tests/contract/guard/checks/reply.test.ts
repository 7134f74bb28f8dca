/** Each check of a reply fires on what it is for, and stays silent on what is documented. */
import { describe, expect, test } from 'vitest'
import type { Reply } from '../client.ts'
import { bundled } from '../contract.ts'
import { checkReply } from './reply.ts'
import { badRequestIsRefused, goodRequestIsRead } from './request.ts'
import { createValidators } from './validators.ts'

const contract = bundled()
const validators = createValidators(contract)
const json = { 'content-type': 'application/json; charset=utf-8' }

const reply = (status: number, body: unknown, headers: Record<string, string> = json): Reply => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, headers, text, body: typeof body === 'string' ? undefined : body, milliseconds: 1 }
}
const wrongs = (id: string, given: Reply, mayFail = false) =>
  checkReply({ operation: contract.operation(id), reply: given, validators }, mayFail).map(
    ({ check, pointer }) => `${check} ${pointer}`,
  )

const ticket = { code: '200', data: { ref_id: 'otp-1', resend_after: 30, otp_length: 6 } }
const error = { code: 'OTP_4290', message: 'Please wait.' }
const refused = reply(422, { code: 'REQUEST_4220', message: 'No.' })

describe('a reply', () => {
  test.each(contract.operations.flatMap(({ id, answers }) => answers.map((answer) => ({ id, answer }))))(
    '$id $answer.status: every example of the document passes',
    ({ id, answer: { status, type, examples } }) => {
      for (const example of examples) {
        const text = type === 'text/event-stream' ? `data: ${JSON.stringify(example)}\n\n` : example
        const headers = { 'content-type': type, ...(status === 429 && { 'retry-after': '30' }) }
        expect(wrongs(id, reply(status, text, headers), true)).toEqual([])
      }
    },
  )

  test.each([
    ['no answer', reply(0, 'connection refused', {}), ['answered ']],
    ['an undocumented status', reply(418, ticket), ['status ']],
    [
      'another media type',
      reply(200, 'hello', { 'content-type': 'text/html' }),
      ['content-type /headers/content-type'],
    ],
    ['no JSON', reply(200, '{"code"'), ['body ']],
    [
      'a missing field',
      reply(200, { code: '200', data: { ref_id: 'otp-1', resend_after: 30 } }),
      ['body /data/otp_length'],
    ],
    ['a wrong type', reply(200, { ...ticket, data: { ...ticket.data, otp_length: '6' } }), ['body /data/otp_length']],
    ['an unknown enum value', reply(200, { ...ticket, code: '201' }), ['body /code']],
    ['a field nobody documented', reply(200, { ...ticket, debug: true }), ['undocumented-field /debug']],
    ['a missing header', reply(429, error), ['header /headers/Retry-After']],
    [
      'a header that is no number',
      reply(429, error, { ...json, 'retry-after': 'soon' }),
      ['header /headers/Retry-After'],
    ],
    ['a failing server', reply(500, { code: 'SERVER_5000', message: 'No.' }), ['server-error ']],
  ])('%s is told', (_, given, expected) => {
    expect(wrongs('requestOtp', given)).toEqual(expected)
  })

  test('a failure that was asked for is none', () => {
    expect(wrongs('requestOtp', reply(500, { code: 'SERVER_5000', message: 'No.' }), true)).toEqual([])
  })

  test('messages of a stream are held against their schema', () => {
    const stream = (text: string) => wrongs('streamMachine', reply(200, text, { 'content-type': 'text/event-stream' }))
    const message = { entityName: 'machine', action: 'update', data: { id: 'VM-1', online_status: 'online' } }
    expect(stream(`: hello\n\ndata: ${JSON.stringify(message)}\n\n`)).toEqual([])
    expect(stream(`data: ${JSON.stringify({ ...message, action: 'gone' })}\n\n`)).toEqual(['stream /0/action'])
    expect(stream('data: {"entity\n\n')).toEqual(['stream '])
    expect(stream('hello\n\n')).toEqual(['stream '])
  })

  test('a union names what is wrong in one finding', () => {
    const data = { order_id: 'ord-1', payment_method: 'Card', payment: { kind: 'cash' } }
    expect(wrongs('createOrder', reply(200, { code: '200', data }))).toEqual(['body /data/payment'])
  })
})

describe('a request', () => {
  const field = { place: 'body', pointer: '/phone', required: true, isClosed: false, schema: {}, source: '#' } as const
  const operation = contract.operation('requestOtp')
  const bad = { field, keyword: 'pattern', isValid: false }

  test('a bad one that is taken is told', () => {
    expect(badRequestIsRefused(operation, bad, reply(200, ticket))).toMatchObject([
      { check: 'bad-request-refused:pattern', pointer: '/body/phone' },
    ])
    expect(badRequestIsRefused(operation, bad, reply(404, error))).toHaveLength(1)
    expect(badRequestIsRefused(operation, bad, refused)).toEqual([])
  })

  test('a path may be unknown before it is malformed, a body of another type 415', () => {
    const inPath = { ...bad, field: { ...field, place: 'path' as const } }
    expect(badRequestIsRefused(operation, inPath, reply(404, error))).toEqual([])
    expect(badRequestIsRefused(operation, { ...bad, keyword: 'mediaType' }, reply(415, error))).toEqual([])
  })

  test('a good one that is refused as malformed is told', () => {
    expect(goodRequestIsRead({ ...bad, isValid: true }, refused)).toHaveLength(1)
    expect(goodRequestIsRead({ ...bad, isValid: true }, reply(404, error))).toEqual([])
  })
})
