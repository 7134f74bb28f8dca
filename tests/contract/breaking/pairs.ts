/** Edits of today's document, and whether each breaks an existing app. */
import { isObject, type Json, type JsonObject, objectOf } from './document.ts'

export type Edit = (document: JsonObject) => void

const mediaTypes: Record<string, string> = {
  json: 'application/json',
  jsonUtf8: 'application/json; charset=utf-8',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
}

/** `Order/paid_at` is a property of a schema, `#Limit` a parameter, `!TooMany` a shared response, `getOrder` an operation. */
function keysOf(document: JsonObject, path: string): string[] {
  const [first = '', ...rest] = path.replaceAll('/', '.properties.').split('.')
  const keys = rest.map((key) => mediaTypes[key] ?? key)
  if (first === '') return keys
  if (first.startsWith('#')) return ['components', 'parameters', first.slice(1), ...keys]
  if (first.startsWith('!')) return ['components', 'responses', first.slice(1), ...keys]
  if (/^[A-Z]/.test(first)) return ['components', 'schemas', first, ...keys]
  for (const [address, item] of Object.entries(objectOf(document.paths)))
    for (const [method, operation] of Object.entries(objectOf(item)))
      if (objectOf(operation).operationId === first) return ['paths', address, method, ...keys]
  throw new Error(`No operation ${first}`)
}

/** The parent of a place, and its key. Throws if the place doesn't exist: then the table needs an update. */
function holder(document: JsonObject, path: string): [JsonObject, string] {
  const keys = keysOf(document, path)
  const last = keys.pop() ?? ''
  const found = keys.reduce<Json | undefined>((value, key) => (value as JsonObject | undefined)?.[key], document)
  if (!isObject(found) && !Array.isArray(found)) throw new Error(`Nothing at ${path}`)
  return [found as JsonObject, last]
}
const change =
  (path: string, next: (value: Json | undefined) => Json | undefined): Edit =>
  (document) => {
    const [place, key] = holder(document, path)
    const value = next(place[key])
    if (value === undefined) delete place[key]
    else place[key] = value
  }
const set = (path: string, value: Json) => change(path, () => structuredClone(value))
const drop = (path: string) =>
  change(path, (value) => {
    if (value === undefined) throw new Error(`Nothing to drop at ${path}`)
    return undefined
  })
const listed = (value: Json | undefined) => (Array.isArray(value) ? value : [])
const add = (path: string, entry: Json) => change(path, (list) => [...listed(list), entry])
const cut = (path: string, entry: Json) =>
  change(path, (list) => listed(list).filter((other) => JSON.stringify(other) !== JSON.stringify(entry)))
const reverse = (path: string) => change(path, (list) => [...listed(list)].reverse())
const move =
  (path: string, to: string): Edit =>
  (document) => {
    const [[place, key], [target, name]] = [holder(document, path), holder(document, to)]
    target[name] = place[key]
    delete place[key]
  }
function all(...edits: Edit[]): Edit {
  return (document) => edits.forEach((edit) => void edit(document))
}
/** Moves an operation to another path or method. */
function reroute(id: string, path: (old: string) => string, method?: string): Edit {
  return (document) => {
    const [, address = '', verb = ''] = keysOf(document, id)
    const paths = objectOf(document.paths)
    const { [verb]: operation, ...others } = objectOf(paths[address])
    paths[address] = others
    paths[path(address)] = { ...objectOf(paths[path(address)]), [method ?? verb]: operation }
  }
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const shared = (name: string) => ({ $ref: `#/components/parameters/${name}` })
const text = { type: 'string' }
const query = (name: string, more: JsonObject = {}): JsonObject => ({ name, in: 'query', schema: text, ...more })
const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } })

const mapping = 'Payment.discriminator.mapping'
const receipt = 'getReceipt.responses.200.content'

export const breaking: Record<string, Edit> = {
  // What the app sends.
  'a request field becomes required': add('OrderRequest.required', 'offer_id'),
  'a new request field is required': all(set('OrderRequest/coupon', text), add('OrderRequest.required', 'coupon')),
  'a request field is removed from a closed object': drop('OrderRequest/offer_id'),
  'null is no longer accepted': set('OrderRequest/source_id.type', 'string'),
  'a request field gets a lower maximum': set('OrderProduct/quantity.maximum', 10),
  'a request field gets a higher minimum': set('OrderProduct/quantity.minimum', 2),
  'a request field changes its type': set('OrderProduct/quantity.type', 'string'),
  'a request field gets multipleOf': set('OrderProduct/quantity.multipleOf', 2),
  'a request number becomes an integer': set('CustomIngredient/quantity.type', 'integer'),
  'a request list gets shorter': set('OrderRequest/products.maxItems', 20),
  'a request list must have unique items': set('OrderRequest/products.uniqueItems', true),
  'a request object needs two fields': set('ProfileUpdate.minProperties', 2),
  'a request enum loses a value': set('RefundRequest/mode', { type: 'string', enum: ['source'] }),
  'a request field gets an enum': set('OtpRequest/country_code', { type: 'string', enum: ['+91'] }),
  'a request field gets a constant': set('SavedCard/saveCard.const', true),
  'a request pattern narrows': set('OtpVerification/otp.pattern', '^[0-9]{6}$'),
  'a request text gets shorter than its pattern': set('Phone.minLength', 5),
  'a request gets a format that excludes numbers': all(
    drop('OrderProduct/quantity.maximum'),
    set('OrderProduct/quantity.format', 'int32'),
  ),
  'a request pattern becomes another': set('OtpVerification/otp.pattern', '^(0|1)+$'),
  'a request field gets a format': set('ProfileUpdate/first_name.format', 'hostname'),
  'a request text gets shorter': set('ProfileUpdate/email.maxLength', 100),
  'a request field becomes read-only': set('ProfileUpdate/first_name.readOnly', true),
  'a request is narrowed by allOf': set('createRefund.requestBody.content.json.schema', {
    allOf: [ref('RefundRequest'), { required: ['note'] }],
  }),
  'a request is narrowed beside its $ref': set('createRefund.requestBody.content.json.schema.maxProperties', 1),
  'a body field gets a default': set('ProfileUpdate/gender.default', 'female'),
  'a request body is removed': drop('createRefund.requestBody'),
  'a request body becomes required': set('dispenseOrder.requestBody', { required: true, content: json({}) }),
  'a request body becomes a form': move('saveCard.requestBody.content.json', 'saveCard.requestBody.content.form'),
  // What the app reads.
  'a response may lack a field': cut('Order.required', 'status'),
  'an optional field of a response is removed': drop('Order/paid_at'),
  'a response gets a new enum value': add('OrderStatus.enum', 'On-Hold'),
  'a response renames an enum value': all(cut('OrderStatus.enum', 'Paid'), add('OrderStatus.enum', 'paid')),
  'a response enum allows any value': drop('OrderStatus.enum'),
  'a response may be null': set('Order/is_active.type', ['boolean', 'null']),
  'a response may be null by a branch': set('Product/mrp', { anyOf: [ref('Money'), { type: 'null' }] }),
  'a response changes its type': set('Order/is_active.type', 'string'),
  'a list becomes one object': set('Order/items', ref('OrderItem')),
  'the items of a list change': set('Order/items.items', ref('Id')),
  'a list may be empty': set('Order/items.minItems', 0),
  'a list may contain duplicates': drop('Offer/product_ids.uniqueItems'),
  'a response loses its format': drop('Picture.format'),
  'a response widens its pattern': set('Id.pattern', '^[A-Za-z0-9._:-]+$'),
  'a response gets a lower minimum': set('Money.minimum', -5),
  'a response loses its maximum': drop('Money.maximum'),
  'an integer becomes a number': set('InventoryBatch/quantity.type', 'number'),
  'a response becomes write-only': set('Order/order_number.writeOnly', true),
  'a closed object opens': drop('CustomIngredient.additionalProperties'),
  'a closed object gets a field': set('CustomIngredient/note', text),
  'the values of a map change': set('FormPostPayment/fields.additionalProperties', { type: 'number' }),
  'a response gets a branch': add('Payment.oneOf', { type: 'object' }),
  'a response that does not grow gets a named branch': all(
    drop('Payment.x-grows'),
    add('Payment.oneOf', ref('Place')),
    set(`${mapping}.place`, '#/components/schemas/Place'),
  ),
  'a response that grows renames a value': all(cut('PaymentMethod.enum', 'Card'), add('PaymentMethod.enum', 'Cards')),
  'a response that grows allows any value': drop('PaymentMethod.enum'),
  'a key of the discriminator is renamed': move(`${mapping}.form_post`, `${mapping}.post`),
  'the discriminator loses its keys': drop(mapping),
  'the discriminator is another field': set('Payment.discriminator.propertyName', 'type'),
  'a response loses its envelope': set('getProfile.responses.200.content.json.schema', ref('Profile')),
  'a success has another status': move('createOrder.responses.200', 'createOrder.responses.201'),
  'a second success status is added': set('createOrder.responses.202', {
    description: 'Later.',
    content: json({ type: 'object' }),
  }),
  'an error is removed': drop('createRefund.responses.409'),
  'a response has another media type': move(`${receipt}.json`, `${receipt}.text`),
  'a response has no content': drop('signOut.responses.200.content'),
  'a response loses a header': drop('!TooMany.headers.Retry-After'),
  'a header changes its type': set('!TooMany.headers.Retry-After.schema', text),
  // What the app receives.
  'a webhook is removed': drop('.webhooks.pushMessage'),
  'a webhook loses a field': all(cut('PushMessage.required', 'path'), drop('PushMessage/path')),
  'a webhook gets wider': set('PushMessage/path.pattern', '^'),
  'a webhook has another method': move('.webhooks.pushMessage.post', '.webhooks.pushMessage.put'),
  'a webhook must be answered otherwise': move(
    '.webhooks.pushMessage.post.responses.201',
    '.webhooks.pushMessage.post.responses.204',
  ),
  // How the app calls.
  'an operation is removed': drop('getReceipt'),
  'a path changes': reroute('requestOtp', (path) => path.replace('v1', 'v2')),
  'a path loses its last slash': reroute('listCompanyWalletTransactions', (path) => path.replace(/\/$/, '')),
  'path parameters swap places': reroute('getReceipt', (path) =>
    path.replace('{userId}', '{x}').replace('{orderId}', '{userId}').replace('{x}', '{orderId}'),
  ),
  'a method changes': reroute('dispenseOrder', (path) => path, 'put'),
  'an operation is renamed': set('listOrders.operationId', 'searchOrders'),
  'a parameter is removed': cut('listOrders.parameters', shared('OrderStatuses')),
  'a parameter becomes required': set('#Page.required', true),
  'a new parameter is required': add('listMachines.parameters', query('city', { required: true })),
  'a parameter is renamed': set('#MachineKeyword.name', 'search'),
  'a parameter moves into a header': set('#Keyword.in', 'header'),
  'a parameter narrows': set('#Limit.schema.maximum', 50),
  'a parameter may no longer be empty': drop('#Keyword.allowEmptyValue'),
  'a parameter loses a value': cut('#Direction.schema.enum', 'ASC'),
  'a list is serialized differently': set('#OrderStatuses.explode', true),
  'a path part is serialized differently': set('#OrderId.style', 'label'),
  "a parameter's schema becomes content": all(drop('#Keyword.schema'), set('#Keyword.content', json(text))),
  'a public operation needs a token': set('requestOtp.security', [{ bearerAuth: [] }]),
  'a bad token is no longer ignored': drop('requestOtp.x-token'),
  'a scope is needed': set('deleteCustomer.security', [{ bearerAuth: ['delete'] }]),
  'the token is sent differently': set('.components.securitySchemes.bearerAuth.scheme', 'basic'),
  'the server moves': set('.servers', [{ url: '/api' }]),
  'an operation moves to another server': set('getOrder.servers', [{ url: 'https://orders.example' }]),
  'a path moves to another server': (document) => {
    const [item] = holder(document, 'getOrder')
    item.servers = [{ url: 'https://orders.example' }]
  },
}

export const harmless: Record<string, Edit> = {
  'a second webhook': set('.webhooks.stockAlert', { post: { requestBody: { content: json(text) }, responses: {} } }),
  'a webhook gets a field': all(set('PushMessage/badge', text), add('PushMessage.required', 'badge')),
  'a webhook gets narrower': set('PushMessage/body.maxLength', 100),
  'a receiver of a webhook may answer otherwise': set('.webhooks.pushMessage.post.responses.204', {
    description: 'Done.',
  }),
  'a webhook is described': set('.webhooks.pushMessage.post.summary', 'Other words.'),
  'a new callback': set('createOrder.callbacks', { paid: { '{$request.body#/url}': { post: { responses: {} } } } }),
  'formats for generators': all(set('Money.format', 'double'), set('OrderProduct/quantity.format', 'int32')),
  'a length that the pattern implies': all(set('Phone.minLength', 4), set('Phone.maxLength', 15)),
  'a discriminator that names schemas': all(
    set(`${mapping}.none`, 'NoPayment'),
    set(`${mapping}.redirect`, 'RedirectPayment'),
  ),
  'a new error code': add('OrderErrorCode.enum', 'PAY_1004'),
  'any error code': drop('OtpErrorCode.enum'),
  'a pattern with a group': set('Phone.pattern', '^(?:[0-9]){4,15}$'),
  'a pattern with alternatives in another order': set('ClockTime.pattern', '^(24:00|(2[0-3]|[01]\\d):[0-5]\\d)$'),
  'a pattern without a needless end': set('PushMessage/path.pattern', '^[/][\\s\\S]*$'),
  'nothing at all': () => {},
  'new descriptions': all(
    set('Order.description', 'Other words.'),
    set('getOrder.summary', 'Other'),
    set('Money.examples', [1]),
  ),
  'a deprecation': all(set('getReceipt.deprecated', true), set('Order/is_deleted.deprecated', true)),
  'an extension': set('getOrder.x-owner', 'orders'),
  'a different order': all(reverse('Order.required'), reverse('OrderStatus.enum'), reverse('Payment.oneOf')),
  'parameters in a different order': reverse('listOrders.parameters'),
  'an inlined reference': (document) => {
    const [schemas] = holder(document, 'OrderMachine')
    set('Order/machine', schemas.OrderMachine ?? null)(document)
  },
  'a reference wrapped in allOf': set('Order/machine', { allOf: [ref('OrderMachine')] }),
  'an enum without a type': drop('OrderStatus.type'),
  'a type as a list': set('Order/is_active.type', ['boolean']),
  'a character class for digits': set('Phone.pattern', '^\\d{4,15}$'),
  'an equivalent exclusive bound': all(
    drop('OrderProduct/quantity.minimum'),
    set('OrderProduct/quantity.exclusiveMinimum', 0),
  ),
  'an integer as a number with multipleOf 1': set('OrderProduct/quantity', {
    type: 'number',
    multipleOf: 1,
    minimum: 1,
    maximum: 100,
  }),
  'unused $defs': set('Order.$defs', { Note: text }),
  'an unused schema': set('.components.schemas.Unused', text),
  'an explicit additionalProperties: true': set('Order.additionalProperties', true),
  'a parameter may be empty': set('#Limit.allowEmptyValue', true),
  'an explicit default style': all(set('#Keyword.style', 'form'), set('#Page.explode', false)),
  'a header name in lowercase': set('#RequestId.name', 'x-request-id'),
  'the same server on an operation': (document) => set('getOrder.servers', document.servers ?? [])(document),
  'a renamed path parameter': all(
    cut('getMachine.parameters', shared('Id')),
    add('getMachine.parameters', shared('MachineId')),
    reroute('getMachine', (path) => path.replace('{id}', '{machineId}')),
  ),
  'a media type with a charset': move(`${receipt}.json`, `${receipt}.jsonUtf8`),
  'a response gets a field': all(set('Order/note', text), add('Order.required', 'note')),
  'a response always has a field': add('Order.required', 'paid_at'),
  'a response that grows gets a value': add('PaymentMethod.enum', 'Coins'),
  'a response that grows gets a named branch': all(
    add('Payment.oneOf', ref('Place')),
    set(`${mapping}.place`, '#/components/schemas/Place'),
  ),
  'a response loses an enum value': cut('OrderItemStatus.enum', 'Failed'),
  'a response gets narrower': all(set('Order/order_number.minLength', 5), set('OrderListResponse/data.maxItems', 100)),
  'a response object is closed': set('Balance.additionalProperties', false),
  'a response has a default': set('Order/is_deleted.default', false),
  'a response loses a branch': all(cut('Payment.oneOf', ref('FormPostPayment')), drop(`${mapping}.form_post`)),
  'a new error': set('getOrder.responses.502', { $ref: '#/components/responses/ServerError' }),
  'another media type': set('getReceipt.responses.200.content.text', { schema: text }),
  'a new header': set('getOrder.responses.200.headers.ETag', { schema: text }),
  'an optional request field': set('OrderRequest/note', text),
  'a request field becomes optional': cut('OrderRequest.required', 'source_id'),
  'a request accepts more': all(set('OrderProduct/quantity.maximum', 1000), drop('OtpVerification/otp.pattern')),
  'a request object is opened': drop('RefundRequest.additionalProperties'),
  'a request may be null': set('ProfileUpdate/email.type', ['string', 'null']),
  'a body becomes optional': set('updateProfile.requestBody.required', false),
  'an optional parameter': add('listOffers.parameters', query('city')),
  'a parameter becomes optional': set('#ClientId.required', false),
  'a parameter gets a default': set('#Limit.schema.default', 10),
  'a new operation': (document) => {
    objectOf(document.paths)['/v1/news'] = { get: { operationId: 'listNews', responses: {} } }
  },
  'a bad token is ignored': set('listMachines.x-token', 'ignored'),
  'no token is needed': set('listPaymentOptions.security', [{ bearerAuth: [] }, {}]),
  'an additional server': add('.servers', { url: 'https://api.example' }),
}
