/** Edits that say the same in other words, however different they look. */
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

export const sameMeaning: Record<string, Edit> = {
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

export const onlyWords: Record<string, Edit> = {
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
