/** The document against the specification's own lists (§3, §7): nothing named there may get lost in it. */
import { describe, expect, test } from 'vitest'
import { document, operations } from './document.ts'

type Shape = { properties?: Record<string, Shape>; items?: Shape; enum?: string[]; $ref?: string; oneOf?: Shape[] }
const schemas = document.components.schemas as Record<string, Shape>
const fieldsOf = (name: string) => Object.keys(schemas[name]?.properties ?? {})

describe('the fields of', () => {
  test.each([
    ['AccessTokenClaims', 'sub is_guest_user is_new baseUrl country_warehouse_id'],
    ['Machine', 'id online_status slots'],
    ['MachineProducts', 'planograms inventories online_status stock_level_threshold current_date machine_type'],
    ['Slot', 'id motor_id row_num column_num depth block_spiral block_product_count recipe'],
    ['InventoryBatch', 'quantity exp_date product'],
    ['Product', 'id mrp category offers recipe_ingredients motor_id'],
    ['ProductOffer', 'offer_type offer_type_alias'],
    ['RecipeIngredient', 'ingredient_id quantity is_customizable'],
    ['Recipe', 'quantity is_customizable'],
    ['CartItem', 'id product cartQty selectedSugar motor_id outOfStockItem removedQty'],
    ['Order', 'id status is_active is_deleted'],
    [
      'OrderRequest',
      'user_id vending_machine_id products payment_method net_payable_amount source_id total_amount offer_id',
    ],
    ['OrderProduct', 'product_id quantity price motor_id custom_ingredients'],
    ['CustomIngredient', 'ingredient_id quantity selected_count'],
    ['OrderReceived', 'order_id payment_method'],
    ['CartValidation', 'items offer_id'],
    ['CartValidationItem', 'product_id price quantity motor_id custom_ingredients'],
    ['SavedCard', 'card_type name card_no description saveCard'],
    ['RefundRequest', 'order_id mode'],
    ['LocationWallet', 'clientLocation wallet'],
    ['Inventory', 'slot_id batches'],
    ['ClientLocation', 'id'],
    ['WalletReference', 'id'],
    ['LiveMessage', 'entityName action data'],
    ['LiveStatus', 'online_status'],
    ['PaymentOptions', 'payment_options'],
    ['Receipt', 'link'],
    ['OtpRequest', 'phone country_code'],
    ['OtpResend', 'phone country_code ref_id'],
    ['AccessTokenRequest', 'auth_code code_verifier device_type device_id fcm_token'],
    ['Tokens', 'accessToken refreshToken'],
    ['GuestLogin', 'device_type device_id user_id fcm_token'],
    ['GuestTokens', 'device_id accessToken refreshToken'],
    ['TokenRefresh', 'device_type device_id fcm_token'],
    ['PushTokenUpdate', 'device_type device_id fcm_token'],
  ])('%s', (name, fields) => expect(fieldsOf(name)).toEqual(expect.arrayContaining(fields.split(' '))))
})

describe('the values of', () => {
  test.each([
    ['OrderStatus', 'Dispensed Pending Failed Partially-Dispensed Paid Cancelled In-Progress'],
    ['OrderItemStatus', 'Dispensed Partially-Dispensed Pending Failed'],
    ['DispenseProgress', 'in-progress completed failed'],
    ['RefundKind', 'full partial'],
    ['IngredientMode', 'withIngredient withoutIngredient'],
    ['CartErrorCode', 'CART_1000 CART_1001 CART_1002 CART_1003 OF_1004'],
    ['OnlineStatus', 'online offline'],
    ['DeviceType', 'web'],
  ])('%s', (name, values) => expect(schemas[name]?.enum?.toSorted()).toEqual(values.split(' ').sort()))

  test('MachineType know coffee', () => expect(schemas.MachineType?.enum).toContain('Coffee'))
})

const paged = 'pageOff page limit keyword sort order'
describe('what is sent with', () => {
  test.each([
    ['deleteCustomer', 'header', 'client_id device_id'],
    ['refreshTokens', 'header', 'client_id refreshToken'],
    ['signOut', 'header', 'client_id device_id'],
    ['listMachines', 'query', 'keyword'],
    ['listOffers', 'query', 'pageOff'],
    ['listOrders', 'query', 'page limit order pageOff isList status'],
    ['listOrderTransactions', 'query', paged],
    ['listWalletTransactions', 'query', `${paged} fromDate toDate type`],
    ['listCompanyWalletTransactions', 'query', `${paged} fromDate toDate type`],
    ['listRefunds', 'query', `${paged} isList status`],
  ])('%s, in its %s', (id, place, names) => {
    const parameters = operations.find((operation) => operation.id === id)?.parameters ?? []
    const own = parameters.filter((parameter) => parameter.in === place && parameter.name !== 'X-Request-Id')
    const expected = names.split(' ')
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(expected))
    if (place === 'query') expect(own).toHaveLength(expected.length)
  })

  test('every call: the app it comes from', () => {
    const without = operations.filter(({ parameters }) => !parameters.some(({ name }) => name === 'client_id'))
    expect(without.map(({ id }) => id)).toEqual([])
  })

  test('dispensing: no body', () => expect(operations.find(({ id }) => id === 'dispenseOrder')?.body).toBeUndefined())
})
