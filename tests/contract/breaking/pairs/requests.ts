/** Edits that hurt whoever writes requests: less is taken, or more is asked for. */

import type { Edit } from './edit.ts'
import * as by from './edit.ts'

/** A schema that only requests hold, so that a change of it can hurt no reader. */
export const requestsThatBreak: Record<string, Edit> = {
  'an order must name its offer': by.replace(by.inSchema('OrderRequest'), 'required', by.withEntry('offer_id')),
  'an order must carry a new coupon': by.all(
    by.set(by.inProperties('OrderRequest'), { coupon: { type: 'string' } }),
    by.replace(by.inSchema('OrderRequest'), 'required', by.withEntry('coupon')),
  ),
  'an order no longer takes an offer': by.drop(by.inProperties('OrderRequest'), 'offer_id'),
  'an order calls its products items': by.all(
    by.set(by.inProperties('OrderRequest'), { items: { type: 'array', items: by.reference('OrderProduct') } }),
    by.drop(by.inProperties('OrderRequest'), 'products'),
    by.replace(by.inSchema('OrderRequest'), 'required', by.without('products')),
    by.replace(by.inSchema('OrderRequest'), 'required', by.withEntry('items')),
  ),
  'an order takes no null for its source': by.set(by.inProperty('OrderRequest', 'source_id'), { type: 'string' }),
  'an ordered quantity is at most 10': by.set(by.inProperty('OrderProduct', 'quantity'), { maximum: 10 }),
  'an ordered quantity is at least 2': by.set(by.inProperty('OrderProduct', 'quantity'), { minimum: 2 }),
  'an ordered quantity is exclusive of its highest': by.all(
    by.drop(by.inProperty('OrderProduct', 'quantity'), 'maximum'),
    by.set(by.inProperty('OrderProduct', 'quantity'), { exclusiveMaximum: 100 }),
  ),
  'an ordered quantity is a text': by.set(by.inProperty('OrderProduct', 'quantity'), { type: 'string' }),
  'an ordered quantity comes in pairs': by.set(by.inProperty('OrderProduct', 'quantity'), { multipleOf: 2 }),
  'an order holds at most 20 products': by.set(by.inProperty('OrderRequest', 'products'), { maxItems: 20 }),
  'an order holds at least two products': by.set(by.inProperty('OrderRequest', 'products'), { minItems: 2 }),
  'the products of an order are unique': by.set(by.inProperty('OrderRequest', 'products'), { uniqueItems: true }),
  'an ordered ingredient is an integer amount': by.set(by.inProperty('CustomIngredient', 'quantity'), {
    type: 'integer',
  }),
  'an ingredient is counted to 5': by.set(by.inProperty('CustomIngredient', 'selected_count'), { maximum: 5 }),
  'a cart must hold an offer': by.replace(by.inSchema('CartValidation'), 'required', by.withEntry('offer_id')),
  'a cart is sent as one item': by.set(by.inProperties('CartValidation'), {
    items: by.reference('CartValidationItem'),
  }),
  'a line of a cart loses its motor': by.all(
    by.drop(by.inProperties('CartValidationItem'), 'motor_id'),
    by.replace(by.inSchema('CartValidationItem'), 'required', by.without('motor_id')),
  ),
  'a cart is asked for whole prices': by.set(by.inProperties('CartValidationItem'), {
    price: { type: 'integer', minimum: 0, maximum: 1000000 },
  }),
  'a cart is asked for prices as text': by.set(by.inProperties('CartValidationItem'), { price: { type: 'string' } }),
  'a profile must be sent whole': by.set(by.inSchema('ProfileUpdate'), { required: ['first_name', 'last_name'] }),
  'a profile must change two fields': by.set(by.inSchema('ProfileUpdate'), { minProperties: 2 }),
  'a profile changes at most one field': by.set(by.inSchema('ProfileUpdate'), { maxProperties: 1 }),
  'a profile takes no gender': by.drop(by.inProperties('ProfileUpdate'), 'gender'),
  'a profile takes three genders': by.set(by.inProperties('ProfileUpdate'), {
    gender: { type: 'string', enum: ['female', 'male', 'other'] },
  }),
  'a profile takes a birthday with its hour': by.set(by.inProperty('ProfileUpdate', 'date_of_birth'), {
    format: 'date-time',
  }),
  'a profile takes an e-mail of 100 letters': by.set(by.inProperty('ProfileUpdate', 'email'), { maxLength: 100 }),
  'a profile takes an e-mail of one host': by.set(by.inProperty('ProfileUpdate', 'email'), {
    pattern: '@example\\.com$',
  }),
  'a profile no longer writes its name': by.set(by.inProperties('ProfileUpdate'), {
    first_name: { type: 'string', readOnly: true },
  }),
  'a code has six digits': by.set(by.inProperty('OtpVerification', 'otp'), { pattern: '^[0-9]{6}$' }),
  'a code has letters': by.set(by.inProperty('OtpVerification', 'otp'), { pattern: '^[A-Z]{4,8}$' }),
  'a code is a number': by.set(by.inProperties('OtpVerification'), { otp: { type: 'integer', minimum: 0 } }),
  'a challenge has another method': by.set(by.inProperty('OtpVerification', 'code_challenge_method'), {
    enum: ['S512'],
  }),
  'a code is checked with the device': by.all(
    by.set(by.inProperties('OtpVerification'), { device_id: by.reference('DeviceId') }),
    by.replace(by.inSchema('OtpVerification'), 'required', by.withEntry('device_id')),
  ),
  'a phone of ten digits only': by.set(by.inProperties('OtpRequest'), {
    phone: { type: 'string', pattern: '^[0-9]{10}$' },
  }),
  'a phone is written otherwise': by.set(by.inProperties('OtpRequest'), {
    phone: { type: 'string', pattern: '^(0|1)+$' },
  }),
  'a country is an enum': by.set(by.inProperties('OtpRequest'), { country_code: { type: 'string', enum: ['+91'] } }),
  'a device names its push token': by.replace(by.inSchema('GuestLogin'), 'required', by.withEntry('fcm_token')),
  'a device is no web': by.set(by.inSchema('DeviceType'), { enum: ['pwa'] }),
  'a push token is short': by.set(by.inSchema('FcmToken'), { maxLength: 64 }),
  'a refund loses its mode wallet': by.set(by.inProperties('RefundRequest'), {
    mode: { type: 'string', enum: ['source'] },
  }),
  'a refund needs a reason': by.all(
    by.set(by.inProperties('RefundRequest'), { reason: { type: 'string', minLength: 1 } }),
    by.replace(by.inSchema('RefundRequest'), 'required', by.withEntry('reason')),
  ),
  'a refund is asked for in a list': (document) => {
    const content = by.at(by.inBody('createRefund')(document), 'content', 'application/json')
    content.schema = { type: 'array', items: by.reference('RefundRequest') }
  },
  'a saved card is agreed to as text': by.set(by.inProperty('SavedCard', 'saveCard'), { type: 'string' }),
  'a saved card is always agreed to': by.set(by.inProperty('SavedCard', 'saveCard'), { const: true }),
  'a saved card is described in ten letters': by.set(by.inProperty('SavedCard', 'description'), { maxLength: 10 }),
  'a body narrowed beside its reference': (document) => {
    const content = by.at(by.inBody('updatePushToken')(document), 'content', 'application/json')
    content.schema = { ...by.reference('PushTokenUpdate'), maxProperties: 2 }
  },
  'a body narrowed by allOf': (document) => {
    const content = by.at(by.inBody('createRefund')(document), 'content', 'application/json')
    content.schema = { allOf: [by.reference('RefundRequest'), { required: ['note'] }] }
  },
}

const eitherPayment = {
  oneOf: [
    { type: 'object', required: ['kind'], properties: { kind: { const: 'card' } } },
    { type: 'object', required: ['kind'], properties: { kind: { const: 'wallet' } } },
  ],
}

/** Where the document holds no example today, the start is made first. */
export const requestsFromElsewhere: Record<string, { before: Edit; edit: Edit }> = {
  'a request loses a branch': {
    before: by.set(by.inProperties('RefundRequest'), { target: eitherPayment }),
    edit: (document) => {
      const target = by.property(document, 'RefundRequest', 'target')
      target.oneOf = [eitherPayment.oneOf[0] ?? null]
    },
  },
  'a request that was open is closed': {
    before: by.drop(by.inSchema('RefundRequest'), 'additionalProperties'),
    edit: by.set(by.inSchema('RefundRequest'), { additionalProperties: false }),
  },
  'a default is another': {
    before: by.set(by.inParameterSchema('Limit'), { default: 10 }),
    edit: by.set(by.inParameterSchema('Limit'), { default: 50 }),
  },
  'a map of texts becomes one of numbers': {
    before: by.set(by.inProperties('RefundRequest'), {
      notes: { type: 'object', additionalProperties: { type: 'string' } },
    }),
    edit: by.set(by.inProperty('RefundRequest', 'notes'), { additionalProperties: { type: 'number' } }),
  },
  'a body that could be left out is required': {
    before: by.set(by.inBody('updateProfile'), { required: false }),
    edit: by.set(by.inBody('updateProfile'), { required: true }),
  },
}
