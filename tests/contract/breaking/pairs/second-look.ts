/** Pairs of a second look, by somebody who had not written the gate: its verdicts on them were first read, then kept. */
import type { Edit } from './edit.ts'
import * as by from './edit.ts'

const errorOf = (document: Parameters<Edit>[0], name: string) => by.at(by.answer(document, name), 'content')

/** Edits that hurt. */
export const secondLookBreaks: Record<string, Edit> = {
  'a sent name has a form': by.set(by.inProperty('ProfileUpdate', 'first_name'), { format: 'hostname' }),
  'a first name is sent with a last name': by.set(by.inSchema('ProfileUpdate'), {
    dependentRequired: { first_name: ['last_name'] },
  }),
  'an order never has an offer': by.set(by.inSchema('OrderRequest'), { not: { required: ['offer_id'] } }),
  'an order by wallet has an offer': by.set(by.inSchema('OrderRequest'), {
    if: { properties: { payment_method: { const: 'Wallet' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['offer_id'] },
  }),
  'an order holds one kind of product at least twice': by.set(by.inProperty('OrderRequest', 'products'), {
    contains: { properties: { quantity: { minimum: 2 } }, required: ['quantity'] },
  }),
  'an ordered quantity is small by allOf': by.set(by.inProperty('OrderProduct', 'quantity'), {
    allOf: [{ maximum: 5 }],
  }),
  'money is more than nothing': by.all(
    by.drop(by.inSchema('Money'), 'minimum'),
    by.set(by.inSchema('Money'), { exclusiveMinimum: 0 }),
  ),
  'an offer names a product twice': by.drop(by.inProperty('Offer', 'product_ids'), 'uniqueItems'),
  'a total is fractional': by.set(by.inProperty('Meta', 'total'), { type: 'number' }),
  'an error in a media type of its own': (document) => {
    const content = errorOf(document, 'NotFound')
    content['application/problem+json'] = content['application/json'] ?? null
    delete content['application/json']
  },
  'the server has moved below a path': by.set((document) => document, { servers: [{ url: '/api' }] }),
  'a list of states is sent one by one': by.set(by.inParameter('OrderStatuses'), { explode: true }),
  'a branch is told by another word': (document) => {
    const mapping = by.at(by.schema(document, 'Payment'), 'discriminator', 'mapping')
    const { form_post, ...others } = mapping
    by.at(by.schema(document, 'Payment'), 'discriminator').mapping = { ...others, form: form_post ?? null }
    by.property(document, 'FormPostPayment', 'kind').const = 'form'
  },
  'a wait is told as a date': (document) => {
    by.at(by.answer(document, 'TooMany'), 'headers', 'Retry-After').schema = { type: 'string' }
  },
  'a cookie is asked for': by.replace(
    by.inOperation('listOffers'),
    'parameters',
    by.withEntry({ name: 'city', in: 'cookie', required: true, schema: { type: 'string' } }),
  ),
}

/** Edits that hurt nobody. */
export const secondLookHarmless: Record<string, Edit> = {
  'an optional header of any form': by.drop(by.inParameterSchema('RequestId'), 'pattern'),
  'an operation is on its way out': by.set(by.inOperation('getReceipt'), { deprecated: true }),
  'a quantity above nothing instead of at least one': by.all(
    by.drop(by.inProperty('OrderProduct', 'quantity'), 'minimum'),
    by.set(by.inProperty('OrderProduct', 'quantity'), { exclusiveMinimum: 0 }),
  ),
  'a body that may come along': by.set(by.inOperation('dispenseOrder'), {
    requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
  }),
  'another way to sign in': (document) => {
    by.at(document, 'components', 'securitySchemes').key = { type: 'apiKey', in: 'header', name: 'X-Key' }
    by.operation(document, 'getProfile').security = [{ bearerAuth: [] }, { key: [] }]
  },
  'a wait is shorter': (document) => {
    by.at(by.answer(document, 'TooMany'), 'headers', 'Retry-After', 'schema').maximum = 600
  },
  'an answer has a default': by.set(by.inProperty('Order', 'is_deleted'), { default: false }),
  'a value named alone': by.all(
    by.drop(by.inProperty('OtpVerification', 'code_challenge_method'), 'enum'),
    by.set(by.inProperty('OtpVerification', 'code_challenge_method'), { const: 'S256' }),
  ),
  'an order number is longer than before': by.set(by.inProperty('Order', 'order_number'), { minLength: 5 }),
  'an empty name of an ingredient is refused no more': by.set(by.inProperty('SavedCard', 'name'), { minLength: 0 }),
}
