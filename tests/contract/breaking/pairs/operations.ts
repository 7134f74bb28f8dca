/** Edits of operations, parameters, bodies, answers, headers and security that hurt whoever calls. */
import { type JsonObject, objectOf } from '../document.ts'
import type { Edit } from './edit.ts'
import * as by from './edit.ts'

const bearer = { bearerAuth: [] }
const scheme = (document: JsonObject) => by.at(document, 'components', 'securitySchemes', 'bearerAuth')

export const operationsThatBreak: Record<string, Edit> = {
  'an operation is gone': (document) => {
    const { item, method } = by.place(document, 'getReceipt')
    delete item[method]
  },
  'a path is gone': (document) => {
    delete by.at(document, 'paths')[by.place(document, 'listRefunds').path]
  },
  'a path is another': by.move('listPaymentOptions', { path: '/v1/payment-methods' }),
  'a path is of the next version': by.move('requestOtp', { path: '/v2/auth/get-otp' }),
  'a path loses its last slash': by.move('listCompanyWalletTransactions', {
    path: '/v1/country-warehouse/{warehouseId}/client-locations/{locationId}/wallet-transactions',
  }),
  'a path holds a machine': by.all(
    by.move('getCart', { path: '/v1/vending-machine/{machineId}/cart/{cartId}' }),
    by.replace(by.inOperation('getCart'), 'parameters', by.withEntry(by.parameterReference('MachineId'))),
  ),
  'an order is dispensed by PUT': by.move('dispenseOrder', { method: 'put' }),
  'an order is unblocked by POST': by.move('unblockOrder', { method: 'post' }),
  'an operation has another name': by.set(by.inOperation('listOrders'), { operationId: 'searchOrders' }),
  'two operations exchange their names': by.all(
    by.set(by.inOperation('getOrder'), { operationId: 'readOrder' }),
    by.set(by.inOperation('getReceipt'), { operationId: 'getOrder' }),
  ),
  'a query parameter is gone': by.dropParameter('listOrders', 'OrderStatuses'),
  'a query parameter is required': by.set(by.inParameter('Page'), { required: true }),
  'a required query parameter is new': by.replace(
    by.inOperation('listMachines'),
    'parameters',
    by.withEntry({ name: 'city', in: 'query', required: true, schema: { type: 'string' } }),
  ),
  'a required query parameter is new beside the operations': (document) => {
    by.place(document, 'listOffers').item.parameters = [
      { name: 'locale', in: 'query', required: true, schema: { type: 'string' } },
    ]
  },
  'a query parameter has another name': by.set(by.inParameter('MachineKeyword'), { name: 'search' }),
  'a query parameter has a capital': by.set(by.inParameter('PageOff'), { name: 'PageOff' }),
  'a query parameter moves into a header': by.set(by.inParameter('Keyword'), { in: 'header' }),
  'a header moves into the query': by.set(by.inParameter('IdempotencyKey'), { in: 'query' }),
  'a header has another name': by.set(by.inParameter('ClientId'), { name: 'X-Client-Id' }),
  'a header is required': by.set(by.inParameter('RequestId'), { required: true }),
  'a required header is new': by.replace(
    by.inOperation('createRefund'),
    'parameters',
    by.withEntry(by.parameterReference('IdempotencyKey')),
  ),
  'a header is shorter': by.set(by.inParameterSchema('IdempotencyKey'), { maxLength: 32 }),
  'a header has fewer letters': by.set(by.inParameterSchema('RequestId'), { pattern: '^[a-f0-9-]+$' }),
  'a parameter is a text': by.set(by.inParameterSchema('Limit'), { type: 'string' }),
  'a parameter is at most 50': by.set(by.inParameterSchema('Limit'), { maximum: 50 }),
  'a parameter sorts in one direction': by.replace(by.inParameterSchema('Direction'), 'enum', by.without('ASC')),
  'a parameter sorts in small letters': by.set(by.inParameterSchema('Direction'), { enum: ['asc', 'desc'] }),
  'a parameter is a longer word': by.set(by.inParameterSchema('MachineKeyword'), { minLength: 5 }),
  'a parameter is a day with its hour': by.set(by.inParameterSchema('FromDate'), { format: 'date-time' }),
  'a parameter takes two states': by.set(by.inParameterSchema('OrderStatuses'), { maxItems: 2 }),
  'a parameter takes one state': by.set(by.inParameter('OrderStatuses'), { schema: by.reference('OrderStatus') }),
  'a list is written once an entry': by.set(by.inParameter('OrderStatuses'), { explode: true }),
  'a list is written with bars': by.set(by.inParameter('OrderStatuses'), { style: 'pipeDelimited' }),
  'a parameter is of one operation only longer': by.exchange('listRefunds', 'Keyword', {
    name: 'keyword',
    in: 'query',
    schema: { type: 'string', maxLength: 8 },
  }),
  'a body is gone': by.drop(by.inOperation('createRefund'), 'requestBody'),
  'a body is asked for': by.set(by.inOperation('dispenseOrder'), {
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
  }),
  'a body is a form': by.replace(by.inBody('saveCard'), 'content', (old) => ({
    'application/x-www-form-urlencoded': objectOf(old)['application/json'],
  })),
  'a success has another status': (document) => {
    const responses = by.inResponses('createOrder')(document)
    responses['201'] = responses['200']
    delete responses['200']
  },
  'a success has a second status': by.set(by.inResponses('createOrder'), {
    '202': { description: 'Later.', content: { 'application/json': { schema: { type: 'object' } } } },
  }),
  'an error is gone': by.drop(by.inResponses('createRefund'), '409'),
  'an error has another status': (document) => {
    const responses = by.inResponses('createOrder')(document)
    responses['412'] = responses['409']
    delete responses['409']
  },
  'an error has other contents': (document) => {
    by.at(by.inContent('createOrder', '400')(document), 'application/json').schema = by.reference('ErrorAnswer')
  },
  'an answer is of another type': by.replace(by.inResponses('getReceipt'), '200', (old) => ({
    ...objectOf(old),
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })),
  'a stream is one answer': by.replace(by.inResponses('streamMachine'), '200', (old) => ({
    ...objectOf(old),
    content: { 'application/json': { schema: by.reference('LiveMessage') } },
  })),
  'an answer has no contents': (document) => {
    delete by.at(by.inResponses('signOut')(document), '200').content
  },
  'an answer loses a header': (document) => {
    delete by.answer(document, 'TooMany').headers
  },
  'an answer may lack a header': by.set((document) => by.at(by.answer(document, 'TooMany'), 'headers', 'Retry-After'), {
    required: false,
  }),
  'an answer has a header of any text': by.set(
    (document) => by.at(by.answer(document, 'TooMany'), 'headers', 'Retry-After'),
    { schema: { type: 'string' } },
  ),
  'an answer has a longer header': by.set(
    (document) => by.at(by.answer(document, 'TooMany'), 'headers', 'Retry-After', 'schema'),
    { maximum: 86400 },
  ),
  'who has no token is refused': by.set(by.inOperation('getMachine'), { security: [bearer] }),
  'a public operation asks for a token': by.set(by.inOperation('requestOtp'), { security: [bearer] }),
  'a public operation falls back to the token of all': by.drop(by.inOperation('signInGuest'), 'security'),
  'a second key is asked for': by.all(
    (document) => {
      by.at(document, 'components', 'securitySchemes').key = { type: 'apiKey', in: 'header', name: 'X-Key' }
    },
    by.set(by.inOperation('createOrder'), { security: [{ ...bearer, key: [] }] }),
  ),
  'another key is asked for': by.all(
    (document) => {
      by.at(document, 'components', 'securitySchemes').key = { type: 'apiKey', in: 'header', name: 'X-Key' }
    },
    by.set(by.inOperation('getProfile'), { security: [{ key: [] }] }),
  ),
  'a scope is asked for': by.set(by.inOperation('deleteCustomer'), { security: [{ bearerAuth: ['delete'] }] }),
  'the token is sent otherwise': by.set(scheme, { scheme: 'basic' }),
  'the server is elsewhere': (document) => {
    document.servers = [{ url: '/api' }]
  },
}
