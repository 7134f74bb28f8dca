/** Hand-made changes of generated files, each of them small. */

type Edit =
  | { kind: 'change'; of: (text: string) => string }
  | { kind: 'remove' }
  | { kind: 'rename'; to: string }
  | { kind: 'add'; text: string }
  | { kind: 'link'; to: string }

export interface Tampering {
  name: string
  /** In generated/. */
  file: string
  edit: Edit
}

const change = (name: string, file: string, of: (text: string) => string): Tampering => ({
  name,
  file,
  edit: { kind: 'change', of },
})
const swap = (name: string, file: string, old: string | RegExp, next: string) =>
  change(name, file, (text) => text.replace(old, next))

const document = [
  swap('another version', 'openapi.json', '"version": "1.0.0"', '"version": "1.0.1"'),
  swap('another bound', 'openapi.json', '"maximum": 1000000', '"maximum": 1000001'),
  swap('another value', 'openapi.json', '"Partially-Dispensed"', '"Partly-Dispensed"'),
  swap('another example', 'openapi.json', '"ref_id": "', '"ref_id": "x'),
  swap('keys in another order', 'openapi.json', /^( +"minLength": 1),\n( +"maxLength": 64),/m, '$2,\n$1,'),
  change('the document in one line', 'openapi.json', (text) => JSON.stringify(JSON.parse(text))),
]

const types = [
  swap('a text that is a number', 'types.ts', 'order_number: string;', 'order_number: number;'),
  swap('a field gone', 'types.ts', /^ +is_active: boolean;\n/m, ''),
  swap('a field that may be missing', 'types.ts', 'is_deleted: boolean;', 'is_deleted?: boolean;'),
  swap('a field more', 'types.ts', 'is_deleted: boolean;', 'is_deleted: boolean;\n            note?: string;'),
  swap('a union shorter', 'types.ts', /"credit" \| "debit"/, '"credit"'),
  swap('any in place of a type', 'types.ts', 'status: components["schemas"]["OrderStatus"];', 'status: any;'),
  swap('a comment', 'types.ts', 'For people.', 'For people!'),
  swap('no warning not to edit', 'types.ts', /^.*\n/, ''),
  swap(
    'a line switched off for the checker',
    'types.ts',
    'export interface paths',
    '// @ts-ignore\nexport interface paths',
  ),
]

const validators = [
  swap('an amount that may be negative', 'zod/schemas.ts', 'MoneyMin = 0', 'MoneyMin = -1'),
  swap('a validator that takes anything', 'zod/orders.ts', '"status": OrderItemStatus', '"status": zod.any()'),
  swap('a field that need not come', 'zod/orders.ts', '"amount": Money', '"amount": zod.optional(Money)'),
  swap('a value more', 'zod/orders.ts', "'completed', 'failed'", "'completed', 'failed', 'lost'"),
  swap('a pattern without its end', 'zod/schemas.ts', /\$'\)/, "')"),
  swap('a whole number that is none', 'zod/orders.ts', 'zod.int()', 'zod.number()'),
  swap('a text of any length', 'zod/schemas.ts', /\.check\([^)]*maxLength\(productNameMax\)\)/, ''),
]

const operations = [
  swap('another path', 'operations/orders.ts', '/dispense/v2', '/dispense/v1'),
  swap('another method', 'operations/orders.ts', "'unblockOrder', 'patch'", "'unblockOrder', 'post'"),
  swap(
    'two paths exchanged',
    'operations/machines.ts',
    /(\/v1\/customers\/machines)('.*\n.*)(\/v1\/customers\/machines\/{id})/,
    '$3$2$1',
  ),
  swap('an operation gone', 'operations/orders.ts', /^export const getReceipt .*\n/m, ''),
  swap('an operation more', 'operations/offers.ts', /$/, 'export const noOffers = 1\n'),
  swap('the validator of another answer', 'operations/orders.ts', /GetOrderResponse\)/, 'UnblockOrderResponse)'),
  swap(
    'a call without its token',
    'operations/wallets.ts',
    'GetWalletBalanceResponse)',
    "GetWalletBalanceResponse, { access: 'none' })",
  ),
  swap('an order without its key', 'operations/orders.ts', ", { headers: ['Idempotency-Key'] }", ''),
  swap('an operation that weighs more', 'operations/cart.ts', '/*#__PURE__*/ ', ''),
  swap('a hook of another operation', 'hooks/orders.ts', 'queryHook(getOrder)', 'queryHook(getReceipt)'),
  swap('a hook gone', 'hooks/refunds.ts', /^export const useCreateRefund .*\n/m, ''),
]

const files: Tampering[] = [
  { name: 'a file gone', file: 'zod/cart.ts', edit: { kind: 'remove' } },
  { name: 'a file of another name', file: 'hooks/auth.ts', edit: { kind: 'rename', to: 'hooks/Auth.ts' } },
  { name: 'a file more', file: 'zod/extra.ts', edit: { kind: 'add', text: 'export {}\n' } },
  { name: 'a folder more', file: 'patches/orders.ts', edit: { kind: 'add', text: 'export {}\n' } },
  { name: 'a hidden file more', file: '.keep', edit: { kind: 'add', text: '' } },
  { name: 'a file emptied', file: 'operations/refunds.ts', edit: { kind: 'add', text: '' } },
  { name: 'a link in place of a file', file: 'zod/offers.ts', edit: { kind: 'link', to: 'zod/offers.ts' } },
  { name: 'a link more', file: 'linked.ts', edit: { kind: 'link', to: 'types.ts' } },
  change('a space at an end', 'operations/cart.ts', (text) => text.replace('\n', ' \n')),
  change('no last line end', 'hooks/wallets.ts', (text) => text.trimEnd()),
  change('an empty line more', 'zod/refunds.ts', (text) => `${text}\n`),
  change('line ends of another system', 'zod/wallets.ts', (text) => text.replaceAll('\n', '\r\n')),
  change('a mark at the start', 'hooks/machines.ts', (text) => `\uFEFF${text}`),
  change('a letter that looks the same', 'operations/wallets.ts', (text) => text.replace('balance', 'b\u0430lance')),
]

export const tamperings: Tampering[] = [...document, ...types, ...validators, ...operations, ...files]
