/** Edits that hurt whoever reads answers: something may be missing, or may be what was never promised. */

import type { Edit } from './edit.ts'
import * as by from './edit.ts'

export const answersThatBreak: Record<string, Edit> = {
  'an order loses its status': by.all(
    by.drop(by.inProperties('Order'), 'status'),
    by.replace(by.inSchema('Order'), 'required', by.without('status')),
  ),
  'an order may come without its status': by.replace(by.inSchema('Order'), 'required', by.without('status')),
  'an order calls its status state': by.all(
    by.set(by.inProperties('Order'), { state: by.reference('OrderStatus') }),
    by.drop(by.inProperties('Order'), 'status'),
    by.replace(by.inSchema('Order'), 'required', by.without('status')),
  ),
  'an order has a status never heard of': by.replace(by.inSchema('OrderStatus'), 'enum', by.withEntry('On-Hold')),
  'an order has a status of another name': by.all(
    by.replace(by.inSchema('OrderStatus'), 'enum', by.without('Paid')),
    by.replace(by.inSchema('OrderStatus'), 'enum', by.withEntry('paid')),
  ),
  'an order has any status': by.drop(by.inSchema('OrderStatus'), 'enum'),
  'an order has a status of its own, open': by.set(by.inProperties('Order'), { status: { type: 'string' } }),
  'an order may have a null status': by.set(by.inProperties('Order'), {
    status: { oneOf: [by.reference('OrderStatus'), { type: 'null' }] },
  }),
  'an order is active by a text': by.set(by.inProperty('Order', 'is_active'), { type: 'string' }),
  'an order may be neither active nor not': by.set(by.inProperty('Order', 'is_active'), { type: ['boolean', 'null'] }),
  'an order has one item, not a list': by.set(by.inProperties('Order'), { items: by.reference('OrderItem') }),
  'an order may have no items': by.set(by.inProperty('Order', 'items'), { minItems: 0 }),
  'an order has any number of items': by.drop(by.inProperty('Order', 'items'), 'maxItems'),
  'the items of an order are ids': by.set(by.inProperty('Order', 'items'), { items: by.reference('Id') }),
  'an order loses an optional field': by.drop(by.inProperties('Order'), 'paid_at'),
  'an order was paid on a day': by.set(by.inProperties('Order'), { paid_at: { type: 'string', format: 'date' } }),
  'an order was made at any text': by.set(by.inProperties('Order'), { created_at: { type: 'string' } }),
  'an order was made at a number': by.set(by.inProperties('Order'), { created_at: { type: 'integer' } }),
  'an order number is short': by.set(by.inProperty('Order', 'order_number'), { minLength: 0 }),
  'an order number is long': by.set(by.inProperty('Order', 'order_number'), { maxLength: 200 }),
  'an order number is any long': by.drop(by.inProperty('Order', 'order_number'), 'maxLength'),
  'an order is written for no reader': by.set(by.inProperty('Order', 'order_number'), { writeOnly: true }),
  'the machine of an order is its id': by.set(by.inProperties('Order'), { machine: by.reference('Id') }),
  'the place of a machine loses its address': by.all(
    by.drop(by.inProperties('Place'), 'address'),
    by.replace(by.inSchema('Place'), 'required', by.without('address')),
  ),
  'money may be owed': by.set(by.inSchema('Money'), { minimum: -1000000 }),
  'money has no end': by.drop(by.inSchema('Money'), 'maximum'),
  'money is a text': by.all(
    by.set(by.inSchema('Money'), { type: 'string' }),
    by.drop(by.inSchema('Money'), 'minimum', 'maximum'),
  ),
  'a price may be null': by.set(by.inProperties('Product'), {
    mrp: { anyOf: [by.reference('Money'), { type: 'null' }] },
  }),
  'a price is an object': by.set(by.inProperties('Product'), {
    mrp: { type: 'object', required: ['amount'], properties: { amount: by.reference('Money') } },
  }),
  'a product has no category': by.replace(by.inSchema('Product'), 'required', by.without('category')),
  'a product has a picture of any text': by.drop(by.inProperty('Product', 'image_url'), 'format'),
  'a product has an empty picture': by.set(by.inProperty('Product', 'image_url'), { minLength: 0 }),
  'allergens may be told twice': by.set(by.inProperty('Product', 'allergens'), { uniqueItems: false }),
  'allergens are objects': by.set(by.inProperty('Product', 'allergens'), { items: by.reference('Category') }),
  'nutrition is told in part': by.replace(by.inSchema('Nutrition'), 'required', by.without('sugar_g')),
  'an id is a number': by.all(
    by.set(by.inSchema('Id'), { type: 'integer' }),
    by.drop(by.inSchema('Id'), 'minLength', 'maxLength', 'pattern'),
  ),
  'an id has other letters': by.set(by.inSchema('Id'), { pattern: '^[A-Za-z0-9._:-]+$' }),
  'an id may be empty': by.set(by.inSchema('Id'), { pattern: '^[A-Za-z0-9._-]*$', minLength: 0 }),
  'an id is of any form': by.drop(by.inSchema('Id'), 'pattern'),
  'a receipt is at a relative address': by.set(by.inProperty('Receipt', 'link'), { format: 'uri-reference' }),
  'a quantity in stock is a fraction': by.set(by.inProperty('InventoryBatch', 'quantity'), { type: 'number' }),
  'a quantity in stock may be negative': by.drop(by.inProperty('InventoryBatch', 'quantity'), 'minimum'),
  'a slot has a column zero': by.set(by.inProperty('Slot', 'column_num'), { minimum: 0 }),
  'a machine has a type never heard of': by.replace(by.inSchema('MachineType'), 'enum', by.withEntry('Locker')),
  'a machine is online by a flag': by.all(
    by.set(by.inSchema('OnlineStatus'), { type: 'boolean' }),
    by.drop(by.inSchema('OnlineStatus'), 'enum'),
  ),
  'the live status loses the machine': by.all(
    by.drop(by.inProperties('LiveStatus'), 'id'),
    by.replace(by.inSchema('LiveStatus'), 'required', by.without('id')),
  ),
  'a live message has another action': by.set(by.inProperty('LiveMessage', 'action'), { enum: ['update', 'delete'] }),
  'a payment is made in a way never heard of': by.all(
    (document) => {
      by.at(document, 'components', 'schemas').QrPayment = {
        type: 'object',
        required: ['kind', 'code'],
        properties: { kind: { type: 'string', enum: ['qr'] }, code: { type: 'string' } },
      }
    },
    by.replace(by.inSchema('Payment'), 'oneOf', by.withEntry(by.reference('QrPayment'))),
    (document) =>
      by.set((d) => by.at(d, 'components', 'schemas', 'Payment', 'discriminator', 'mapping'), {
        qr: '#/components/schemas/QrPayment',
      })(document),
  ),
  'a payment is told apart by another field': (document) => {
    for (const name of ['NoPayment', 'RedirectPayment', 'FormPostPayment']) {
      const properties = by.at(by.schema(document, name), 'properties')
      properties.type = properties.kind
      delete properties.kind
      by.replace(by.inSchema(name), 'required', (old) => JSON.parse(JSON.stringify(old).replace('kind', 'type')))(
        document,
      )
    }
    by.at(by.schema(document, 'Payment'), 'discriminator').propertyName = 'type'
  },
  'a payment by form is called post': by.all(
    by.set(by.inProperty('FormPostPayment', 'kind'), { enum: ['post'] }),
    (document) => {
      const mapping = by.at(by.schema(document, 'Payment'), 'discriminator', 'mapping')
      mapping.post = mapping.form_post
      delete mapping.form_post
    },
  ),
  'a payment by form has fields of any kind': by.set(by.inProperty('FormPostPayment', 'fields'), {
    additionalProperties: true,
  }),
  'a payment by form has fields of numbers': by.set(by.inProperty('FormPostPayment', 'fields'), {
    additionalProperties: { type: 'number' },
  }),
  'a payment by form may have no fields': by.drop(by.inProperty('FormPostPayment', 'fields'), 'minProperties'),
  'a redirect has no address': by.replace(by.inSchema('RedirectPayment'), 'required', by.without('url')),
  'a payment has an open end': by.replace(by.inSchema('Payment'), 'oneOf', by.withEntry({ type: 'object' })),
  'a quote is open to a customer of its own': by.set(by.inProperties('CustomIngredient'), { note: { type: 'string' } }),
  'an ingredient is open': by.drop(by.inSchema('CustomIngredient'), 'additionalProperties'),
  'a token loses a claim': by.drop(by.inProperties('AccessTokenClaims'), 'country_warehouse_id'),
  'a token may not say who it is for': by.replace(by.inSchema('AccessTokenClaims'), 'required', by.without('sub')),
  'a token says guest as a number': by.set(by.inProperty('AccessTokenClaims', 'is_guest_user'), { type: 'integer' }),
  'a token is of any form': by.drop(by.inSchema('AccessToken'), 'pattern'),
  'a token is longer': by.set(by.inSchema('AccessToken'), { maxLength: 16384 }),
  'a list does not count': by.replace(by.inSchema('Meta'), 'required', by.without('total')),
  'a list counts from zero': by.set(by.inProperty('Meta', 'page'), { minimum: 0 }),
  'a success has another code': by.set(by.inSchema('Code'), { enum: ['200', '201'] }),
  'an error is coded in small letters': by.set(by.inSchema('ErrorCode'), { pattern: '^[A-Za-z0-9_]+$' }),
  'an error has no message': by.replace(by.inSchema('ErrorAnswer'), 'required', by.without('message')),
  'an order is refused for a reason never heard of': by.replace(
    by.inSchema('OrderErrorCode'),
    'enum',
    by.withEntry('PAY_1004'),
  ),
  'a refund is of a kind never heard of': by.replace(by.inSchema('RefundKind'), 'enum', by.withEntry('goodwill')),
  'a balance without its currency': by.replace(by.inSchema('Balance'), 'required', by.without('currency')),
  'a currency is any word': by.set(by.inSchema('Currency'), { pattern: '^[A-Z]{2,8}$' }),
  'an answer loses its envelope': (document) => {
    by.at(by.inContent('getProfile')(document), 'application/json').schema = by.reference('Profile')
  },
  'an answer gains an envelope': by.set(by.inProperties('OrderAnswer'), {
    data: { type: 'object', required: ['order'], properties: { order: by.reference('Order') } },
  }),
  'an answer has no data': by.replace(by.inSchema('QuoteAnswer'), 'required', by.without('data')),
}

/** What the server sends of itself is read by the app, too. */
export const callsOfTheServer: Record<string, { before: Edit; edit: Edit }> = {
  'a call of the server is gone': {
    before: by.set(by.inOperation('createOrder'), by.calledBack(['order_id'])),
    edit: by.drop(by.inOperation('createOrder'), 'callbacks'),
  },
  'a call of the server tells less': {
    before: by.set(by.inOperation('createOrder'), by.calledBack(['order_id', 'status'])),
    edit: by.set(by.inOperation('createOrder'), by.calledBack(['order_id'])),
  },
}
