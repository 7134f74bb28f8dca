/** What the app reads, held against the document: each rule fires. */
import { expect, it } from 'vitest'
import { check } from './check.ts'
import { allPlaces, recorded } from './index.ts'
import { unread } from './unread.ts'

const places = [
  { operation: 'getOrder', pointer: '/data', values: [] },
  { operation: 'getOrder', pointer: '/data/status', values: ['Paid', 'Failed'] },
]
const read = { getOrder: { '/data': [], '/data/status': ['Paid', 'Failed'] } }
const ids = (...given: Parameters<typeof check>) => check(...given).findings.map(({ id }) => id)

it('what is all read has no finding', () => {
  expect(ids(places, read, [])).toEqual([])
})

it('an unread place, an unread value and an unused operation are told', () => {
  expect(ids(places, { getOrder: { '/data': [], '/data/status': ['Paid'] } }, [])).toEqual([
    'consumer-unread:getOrder:/data/status=Failed',
  ])
  expect(ids(places, {}, [])).toEqual([
    'consumer-unread:getOrder:/data',
    'consumer-unread:getOrder:/data/status',
    'consumer-unread:getOrder:/data/status=Paid',
    'consumer-unread:getOrder:/data/status=Failed',
  ])
})

it('a reason explains a place with all its values, or some values alone', () => {
  const reason = { reason: 'for later' }
  expect(ids(places, {}, [{ ...reason, operations: ['**'], pointer: '/data**' }])).toEqual([])
  const value = { ...reason, operations: ['getOrder'], pointer: '/data/status', values: ['Failed'] }
  expect(ids(places, { getOrder: { '/data': [], '/data/status': ['Paid'] } }, [value])).toEqual([])
})

it('a reason for what is read, and a read place that is gone, are told', () => {
  expect(ids(places, read, [{ operations: ['getOrder'], pointer: '/data/status', reason: 'idle' }])).toEqual([
    'consumer-idle-reason:getOrder:/data/status',
  ])
  expect(ids(places, { getOrder: { ...read.getOrder, '/data/gone': [] } }, [])).toEqual([
    'consumer-gone:getOrder:/data/gone',
  ])
})

it('the record explains today’s document', () => {
  expect(ids(answerPlaces(), recorded(), unread)).toEqual([])
})

it.each(['getOrder', 'listOrders', 'getCart', 'listOrderTransactions'])(
  'a new field of %s is not explained',
  (operation) => {
    const isList = operation.startsWith('list')
    const pointer = `/data${isList ? '/*' : ''}/new_field`
    const found = ids([...answerPlaces(), { operation, pointer, values: [] }], recorded(), unread)
    expect(found).toEqual([`consumer-unread:${operation}:${pointer}`])
  },
)
