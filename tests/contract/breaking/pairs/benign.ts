/** Edits that hurt nobody, the tricky ones among them: what looks like a change and says the same, and what only gives more or asks for less. */
import { isObject, type JsonObject, objectOf } from '../document.ts'
import type { Edit } from './edit.ts'
import * as by from './edit.ts'

/** Exchanges keys for the same keys in the opposite order. */
const turned = (value: JsonObject): JsonObject => Object.fromEntries(Object.entries(value).reverse())

/** Turns the order of every object's keys. */
const deepTurned = (value: unknown): never => {
  if (Array.isArray(value)) return value.map(deepTurned) as never
  if (!isObject(value)) return value as never
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, deepTurned(entry)]),
  ) as never
}

const inlined = (document: JsonObject, name: string) => structuredClone(by.schema(document, name))

/** Gives a schema another name, wherever it is named. */
const renamed =
  (name: string, next: string): Edit =>
  (document) => {
    const text = JSON.stringify(document)
      .replaceAll(`#/components/schemas/${name}"`, `#/components/schemas/${next}"`)
      .replace(`"${name}":{`, `"${next}":{`)
    Object.assign(document, JSON.parse(text))
    delete by.at(document, 'components', 'schemas')[name]
  }

const sameMeaning: Record<string, Edit> = {
  'nothing at all': () => {},
  'all keys in another order': (document) => void Object.assign(document, deepTurned(document)),
  'the properties of an order in another order': by.replace(by.inSchema('Order'), 'properties', (old) =>
    turned(objectOf(old)),
  ),
  'required fields in another order': by.replace(by.inSchema('Order'), 'required', by.reversed),
  'values in another order': by.replace(by.inSchema('OrderStatus'), 'enum', by.reversed),
  'parameters in another order': by.replace(by.inOperation('listOrders'), 'parameters', by.reversed),
  'branches in another order': by.replace(by.inSchema('Payment'), 'oneOf', by.reversed),
  'tags in another order': by.replace((document) => document, 'tags', by.reversed),
  'a reference written out': (document) => {
    by.at(by.schema(document, 'Order'), 'properties').machine = inlined(document, 'OrderMachine')
  },
  'a request reference written out': (document) => {
    by.at(by.inBody('createRefund')(document), 'content', 'application/json').schema = inlined(
      document,
      'RefundRequest',
    )
  },
  'a parameter written out': (document) => {
    const parameter = structuredClone(by.parameter(document, 'Keyword'))
    by.exchange('listRefunds', 'Keyword', parameter)(document)
  },
  'an error answer written out': by.replace(by.inResponses('createOrder'), '401', () => ({
    description: 'No.',
    content: { 'application/json': { schema: by.reference('ErrorAnswer') } },
  })),
  'a schema of its own for what was inline': (document) => {
    by.at(document, 'components', 'schemas').ReceiptLink = structuredClone(by.property(document, 'Receipt', 'link'))
    by.at(by.schema(document, 'Receipt'), 'properties').link = by.reference('ReceiptLink')
  },
  'a schema of another name': renamed('OrderItem', 'OrderLine'),
  'a branch of another name': renamed('NoPayment', 'NothingToPay'),
  'a reference wrapped in allOf': by.set(by.inProperties('Order'), {
    machine: { allOf: [by.reference('OrderMachine')] },
  }),
  'a reference wrapped in oneOf': by.set(by.inProperties('Order'), {
    machine: { oneOf: [by.reference('OrderMachine')] },
  }),
  'an object cut in two by allOf': (document) => {
    const { type, properties, required } = by.schema(document, 'Balance')
    const { balance = null, currency = null } = objectOf(properties)
    by.at(document, 'components', 'schemas').Balance = {
      allOf: [
        { type: type ?? null, required: ['balance'], properties: { balance } },
        { type: type ?? null, required: required ?? null, properties: { currency } },
      ],
    }
  },
  'null as a branch, not a type': by.set(by.inProperties('OrderRequest'), {
    source_id: {
      oneOf: [{ type: 'string', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' }, { type: 'null' }],
    },
  }),
  'types in another order': by.set(by.inProperty('OrderRequest', 'source_id'), { type: ['null', 'string'] }),
  'one value as const': by.all(by.drop(by.inSchema('Code'), 'enum'), by.set(by.inSchema('Code'), { const: '200' })),
  'one type as a list': by.set(by.inProperty('Order', 'is_active'), { type: ['boolean'] }),
  'values in two lists': (document) => {
    by.at(document, 'components', 'schemas').OrderErrorCode = {
      anyOf: [
        { type: 'string', enum: ['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004'] },
        { type: 'string', enum: ['PAY_1001', 'PAY_1002', 'PAY_1003'] },
      ],
    }
  },
  'digits as a class': by.set(by.inSchema('Phone'), { pattern: '^\\d{4,15}$' }),
  'a bound by exclusion': by.all(
    by.drop(by.inProperty('OrderProduct', 'quantity'), 'minimum'),
    by.set(by.inProperty('OrderProduct', 'quantity'), { exclusiveMinimum: 0 }),
  ),
  'a bound that is always so': by.set(by.inProperty('Order', 'items'), { minItems: 1, uniqueItems: false }),
  'openness said aloud': by.set(by.inSchema('Order'), { additionalProperties: true }),
  'what may be left out said aloud': by.set(by.inParameter('Page'), { required: false }),
  'a style that was so already': by.set(by.inParameter('Keyword'), { style: 'form', explode: true }),
  'a path style said aloud': by.set(by.inParameter('OrderId'), { style: 'simple', explode: false }),
  'a plain value that does not explode': by.set(by.inParameter('Page'), { explode: false }),
  'a header in other letters': by.set(by.inParameter('RequestId'), { name: 'x-request-id' }),
  'a path parameter of another name': by.all(
    by.move('getMachine', { path: '/v1/customers/machines/{machineId}' }),
    by.exchange('getMachine', 'Id', by.parameterReference('MachineId')),
  ),
  'a media type with its letters': by.replace(by.inResponses('getReceipt'), '200', (old) => ({
    ...objectOf(old),
    content: { 'application/json; charset=utf-8': objectOf(objectOf(old).content)['application/json'] },
  })),
  'the security of all, not its own': by.drop(by.inOperation('getOrder'), 'security'),
  'ways in in another order': by.replace(by.inOperation('getMachine'), 'security', by.reversed),
  'parameters beside the operation': (document) => {
    const { item, operation } = by.place(document, 'getReceipt')
    item.parameters = operation.parameters
    delete operation.parameters
  },
}

const onlyWords: Record<string, Edit> = {
  'a description': by.set(by.inSchema('Order'), { description: 'Another word.' }),
  'a description beside a reference': by.set(by.inProperty('Order', 'status'), { description: 'Where it stands.' }),
  'a summary': by.set(by.inOperation('getOrder'), { summary: 'Look at an order' }),
  'a title and an example': by.set(by.inSchema('Money'), { title: 'Money', examples: [1] }),
  'another tag': by.set(by.inOperation('getReceipt'), { tags: ['payments'] }),
  'an example of an answer': (document) => {
    delete by.at(by.inContent('getOrder')(document), 'application/json').examples
  },
  'a deprecated operation': by.set(by.inOperation('listOrderTransactions'), { deprecated: true }),
  'a deprecated field': by.set(by.inProperty('Order', 'is_deleted'), { deprecated: true }),
  'the title of all': by.set((document) => by.at(document, 'info'), { title: 'Another' }),
  'the form of the token': by.set((document) => by.at(document, 'components', 'securitySchemes', 'bearerAuth'), {
    bearerFormat: 'opaque',
  }),
  'an extension': by.set(by.inOperation('getOrder'), { 'x-owner': 'orders' }),
  'an unused schema': by.set((document) => by.at(document, 'components', 'schemas'), { Unused: { type: 'string' } }),
}

const moreGivenOrLessAsked: Record<string, Edit> = {
  'an optional field in an answer': by.set(by.inProperties('Order'), { note: { type: 'string' } }),
  'a required field in an answer': by.all(
    by.set(by.inProperties('Order'), { note: { type: 'string' } }),
    by.replace(by.inSchema('Order'), 'required', by.withEntry('note')),
  ),
  'an answer always has what it could lack': by.replace(by.inSchema('Order'), 'required', by.withEntry('paid_at')),
  'an answer of fewer values': by.replace(by.inSchema('RefundStatus'), 'enum', (old) => old ?? null),
  'an answer never of one of its values': by.set(by.inProperties('OrderItem'), {
    progress: { type: 'string', enum: ['in-progress', 'completed'] },
  }),
  'an answer within narrower bounds': by.set(by.inProperty('OrderTransaction', 'item_count'), { maximum: 100 }),
  'an answer of a stricter form': by.set(by.inProperty('Order', 'order_number'), { pattern: '^[A-Z0-9-]+$' }),
  'an answer at a full address': by.set(by.inProperty('OrderItem', 'image_url'), { format: 'uri' }),
  'an answer of whole numbers': by.set(by.inProperty('RecipeIngredient', 'quantity'), { type: 'integer' }),
  'an answer of fewer rows': by.set(by.inProperty('OrderListAnswer', 'data'), { maxItems: 100 }),
  'an answer without one of its branches': (document) => {
    by.replace(by.inSchema('Payment'), 'oneOf', (old) => (Array.isArray(old) ? old.slice(0, 2) : []))(document)
    delete by.at(by.schema(document, 'Payment'), 'discriminator', 'mapping').form_post
  },
  'an answer that is closed': by.set(by.inSchema('Balance'), { additionalProperties: false }),
  'an answer in another type for who asks': by.set(by.inContent('getReceipt'), {
    'application/pdf': { schema: { type: 'string' } },
  }),
  'an answer with another header': by.set((document) => by.at(by.inResponses('getOrder')(document), '200'), {
    headers: { ETag: { schema: { type: 'string' } } },
  }),
  'an error never told before': by.set(by.inResponses('getOrder'), {
    '503': { $ref: '#/components/responses/ServerError' },
  }),
  'an optional field in a request': by.set(by.inProperties('OrderRequest'), { note: { type: 'string' } }),
  'a request may leave out what it had to say': by.replace(
    by.inSchema('OrderRequest'),
    'required',
    by.without('source_id'),
  ),
  'a request of more values': by.set(by.inProperty('OtpVerification', 'code_challenge_method'), {
    enum: ['S256', 'S512'],
  }),
  'a request of any value': by.drop(by.inProperty('OtpVerification', 'code_challenge_method'), 'enum'),
  'a request within wider bounds': by.set(by.inProperty('OrderProduct', 'quantity'), { minimum: 0, maximum: 1000 }),
  'a request of a looser form': by.set(by.inProperty('OtpVerification', 'otp'), { pattern: '^[0-9A-Z]{4,10}$' }),
  'a request of any form': by.drop(by.inProperty('OtpVerification', 'otp'), 'pattern'),
  'a request may say null': by.set(by.inProperty('ProfileUpdate', 'email'), { type: ['string', 'null'] }),
  'a request may be fractional': by.set(by.inProperty('OrderProduct', 'quantity'), { type: 'number' }),
  'a request that is open': by.drop(by.inSchema('RefundRequest'), 'additionalProperties'),
  'a request may be empty': by.drop(by.inSchema('ProfileUpdate'), 'minProperties'),
  'a request in another type, too': by.set((document) => by.at(by.inBody('saveCard')(document), 'content'), {
    'application/x-www-form-urlencoded': { schema: by.reference('SavedCard') },
  }),
  'a body may be left out': by.set(by.inBody('updateProfile'), { required: false }),
  'an optional parameter': by.replace(
    by.inOperation('listOffers'),
    'parameters',
    by.withEntry({ name: 'city', in: 'query', schema: { type: 'string' } }),
  ),
  'a parameter may be left out': by.set(by.inParameter('ClientId'), { required: false }),
  'a parameter of more values': by.replace(by.inParameterSchema('Sort'), 'enum', by.withEntry('amount')),
  'a parameter of wider bounds': by.set(by.inParameterSchema('Limit'), { maximum: 500 }),
  'a parameter has a default': by.set(by.inParameterSchema('Limit'), { default: 10 }),
  'an operation that is new': (document) => {
    by.at(document, 'paths')['/v1/news'] = {
      get: { operationId: 'listNews', tags: ['offers'], responses: { '200': { description: 'News.' } } },
    }
  },
  'a method that is new': (document) => {
    by.place(document, 'getProfile').item.put = {
      operationId: 'replaceProfile',
      tags: ['customers'],
      responses: { '200': { description: 'Done.' } },
    }
  },
  'no token is asked for': by.set(by.inOperation('listPaymentOptions'), { security: [{ bearerAuth: [] }, {}] }),
  'another server': by.replace((document) => document, 'servers', by.withEntry({ url: 'https://api.example' })),
}

export const harmless: Record<string, Edit> = { ...sameMeaning, ...onlyWords, ...moreGivenOrLessAsked }

/** Where the document holds no example today, the start is made first. */
export const harmlessFromElsewhere: Record<string, { before: Edit; edit: Edit }> = {
  'a call of the server tells more': {
    before: by.set(by.inOperation('createOrder'), by.calledBack(['order_id'])),
    edit: by.set(by.inOperation('createOrder'), by.calledBack(['order_id', 'status'])),
  },
  'an answer loses its null': {
    before: by.set(by.inProperty('Order', 'is_active'), { type: ['boolean', 'null'] }),
    edit: by.set(by.inProperty('Order', 'is_active'), { type: 'boolean' }),
  },
  'a value that only requests could have comes back': {
    before: by.set(by.inProperties('RefundRequest'), { target: { oneOf: [{ type: 'string' }] } }),
    edit: by.set(by.inProperties('RefundRequest'), { target: { oneOf: [{ type: 'string' }, { type: 'integer' }] } }),
  },
  'a field that only answers have': {
    before: by.set(by.inProperties('RefundRequest'), { seen: { type: 'boolean', readOnly: true } }),
    edit: by.drop(by.inProperties('RefundRequest'), 'seen'),
  },
}
