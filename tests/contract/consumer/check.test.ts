/** What the app uses, held against the document: each rule fires. */
import { describe, expect, it, test } from 'vitest'
import { document } from '../document.ts'
import { check } from './check.ts'
import { linesOf } from './collect.ts'
import { allPlaces, recorded } from './index.ts'
import { documentedCodes, sourceText, unknownCodes, unnamed } from './named.ts'
import { unread } from './unread.ts'

const places = [
  { operation: 'getOrder', pointer: 'call', values: [] },
  { operation: 'getOrder', pointer: '/data', values: [] },
  { operation: 'getOrder', pointer: '/data/status', values: ['Paid', 'Failed'] },
]
const all = { call: [], '/data': [], '/data/status': ['Paid', 'Failed'] }
const read = { getOrder: all }
const ids = (...given: Parameters<typeof check>) => check(...given).findings.map(({ id }) => id)
const reason = { operations: ['getOrder'], reason: 'for later' }

it('what is all used has no finding', () => {
  expect(ids(places, read, [])).toEqual([])
})

it('an unused place, an unused value and an operation that is never called are told', () => {
  expect(ids(places, { getOrder: { ...all, '/data/status': ['Paid'] } }, [])).toEqual([
    'consumer-unused:getOrder:/data/status=Failed',
  ])
  expect(ids(places, {}, [])).toEqual([
    'consumer-unused:getOrder:call',
    'consumer-unused:getOrder:/data',
    'consumer-unused:getOrder:/data/status',
    'consumer-unused:getOrder:/data/status=Paid',
    'consumer-unused:getOrder:/data/status=Failed',
  ])
})

it('a reason explains a place with all beneath it, or some values alone', () => {
  const unused = { getOrder: { call: [] } }
  expect(ids(places, unused, [{ ...reason, pointer: '/data' }])).toEqual([])
  const value = { ...reason, pointer: '/data/status', values: ['Failed'] }
  expect(ids(places, { getOrder: { ...all, '/data/status': ['Paid'] } }, [value])).toEqual([])
})

it('a reason that is none is told: idle, too wide, empty, of an operation that is not there', () => {
  expect(ids(places, read, [{ ...reason, pointer: '/data/gone' }])).toEqual([
    'consumer-idle-reason:getOrder:/data/gone',
  ])
  const half = { getOrder: { ...all, '/data/status': ['Paid'] } }
  expect(ids(places, half, [{ ...reason, pointer: '/data/status' }])).toEqual([
    'consumer-wide-reason:getOrder:/data/status',
    'consumer-wide-reason:getOrder:/data/status=Paid',
  ])
  const value = { ...reason, pointer: '/data/status', values: ['Failed'] }
  expect(ids(places, half, [{ ...value, reason: ' ' }])).toEqual(['consumer-empty-reason:getOrder:/data/status'])
  expect(ids(places, half, [{ ...value, operations: ['getOrder', 'noSuch'] }])).toEqual([
    'consumer-idle-reason:noSuch:/data/status',
  ])
})

it('a used place, or value, that is gone from the document is told', () => {
  const more = { ...all, '/data/gone': [], '/data/status': ['Paid', 'Failed', 'Ghost'] }
  expect(ids(places, { getOrder: more }, [])).toEqual([
    'consumer-gone:getOrder:/data/status=Ghost',
    'consumer-gone:getOrder:/data/gone',
  ])
})

describe('the record', () => {
  test('explains today’s document', () => {
    expect(ids(allPlaces(), recorded(), unread)).toEqual([])
  })

  test('is of today’s source', () => {
    expect(unnamed(recorded(), sourceText())).toEqual([])
    const gone = { getOrder: { call: [], '/data/no_such_field': [] }, noSuchCall: { call: [] } }
    expect(unnamed(gone, sourceText()).map(({ id }) => id)).toEqual([
      'consumer-unnamed:getOrder:/data/no_such_field',
      'consumer-unnamed:noSuchCall:call',
    ])
  })

  test.each([
    ['getOrder', '/data/new_field'],
    ['listOrders', '/data/*/new_field'],
    ['getCart', '/data/items/*/product/new_field'],
    ['getMachine', '/data/slots/*/new_field'],
    ['getMachineProducts', '/data/planograms/*/recipe/product/offers/*/new_field'],
    ['listOrderTransactions', '/data/*/new_field'],
    ['createOrder', 'body/new_field'],
    ['listOrders', 'query/new_filter'],
    ['newOperation', 'call'],
  ])('a new part of %s is not explained: %s', (operation, pointer) => {
    const found = ids([...allPlaces(), { operation, pointer, values: [] }], recorded(), unread)
    expect(found).toEqual([`consumer-unused:${operation}:${pointer}`])
  })
})

it('every error code that the app tells apart is documented', () => {
  expect(unknownCodes(sourceText(), documentedCodes(document))).toEqual([])
  const [found] = unknownCodes("if (error.code === 'CART_9999')", documentedCodes(document))
  expect(found?.id).toBe('consumer-unknown-code:CART_9999')
})

it('a request is told by its operation and all it carries', () => {
  const url = 'http://app.example/v1/users/u1/vending-machine/-1/orders?status=Paid,Failed&page=1'
  expect(linesOf({ method: 'GET', url, headers: ['client_id'], body: '' })).toEqual([
    ['listOrders', 'call', null],
    ['listOrders', 'query/status', 'Paid'],
    ['listOrders', 'query/status', 'Failed'],
    ['listOrders', 'query/page', '1'],
    ['listOrders', 'header/client_id', null],
  ])
  const body = JSON.stringify({ phone: '1', items: [{ id: 'a' }] })
  const post = { method: 'POST', url: 'http://a.example/v1/auth/get-otp', headers: ['X-Request-Id'], body }
  expect(linesOf(post).map(([, pointer]) => pointer)).toEqual([
    'call',
    'header/x-request-id',
    'body/phone',
    'body/items',
    'body/items/*/id',
  ])
  expect(linesOf({ ...post, url: 'http://a.example/media/x.svg' })).toEqual([])
})
