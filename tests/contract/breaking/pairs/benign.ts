/** Edits that hurt nobody: what only gives more or asks for less, and what says the same. */
import type { Edit } from './edit.ts'
import * as by from './edit.ts'
import { onlyWords, sameMeaning } from './same-meaning.ts'

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
