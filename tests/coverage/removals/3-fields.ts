import type { Removal } from './removal.ts'

const file = 'generated/openapi.json'
const found = (...lines: string[]) => lines.join('\n')

/** The field under another name; the lines lead to the one that is meant. */
const renamed = (field: string, ...lines: string[]): Removal => {
  const from = found(...lines)
  return { file, from, to: from.replace(`"${field}"`, '"another_name"') }
}

/** The value is spelt otherwise. */
const respelt = (value: string, ...lines: string[]): Removal => {
  const from = found(...lines)
  return { file, from, to: from.replace(`"${value}"`, '"Another-Value"') }
}

/** What the document has to name. */
export const fields: Record<string, Removal> = {
  '3.enum.OrderItemStatus': respelt('Pending', '          "Partially-Dispensed",', '          "Pending",'),
  '3.enum.DispenseProgress': respelt('completed', '          "completed",'),
  '3.enum.RefundKind': respelt('partial', '          "partial"'),
  '3.enum.IngredientMode': respelt('withoutIngredient', '          "withoutIngredient"'),
  '3.enum.OnlineStatus': respelt('offline', '          "online",', '          "offline"'),
  '3.enum.MachineType': respelt('Coffee', '          "Coffee"'),
  '3.fields.Machine': renamed('slots', '          "slots": {'),
  '3.fields.MachineProducts': renamed('stock_level_threshold', '          "stock_level_threshold": {'),
  '3.fields.Slot': renamed('block_product_count', '          "block_product_count": {'),
  '3.fields.InventoryBatch': renamed('exp_date', '          "exp_date": {'),
  '3.fields.Product': renamed('recipe_ingredients', '          "recipe_ingredients": {'),
  '3.fields.ProductOffer': renamed(
    'offer_type_alias',
    '          "offer_type_alias": {',
    '            "type": "string",',
    '            "description": "The offer in three words, for a badge.",',
  ),
  '3.fields.RecipeIngredient': renamed(
    'is_customizable',
    '            "maxLength": 12',
    '          },',
    '          "is_customizable": {',
  ),
  '3.fields.Recipe': renamed(
    'is_customizable',
    '            "maximum": 10000',
    '          },',
    '          "is_customizable": {',
  ),
  '3.fields.CartItem': renamed('selectedSugar', '          "selectedSugar": {'),
  '3.fields.Order': renamed('is_active', '          "is_active": {'),
  '3.fields.OrderProduct': renamed(
    'motor_id',
    '          "price": {',
    '            "$ref": "#/components/schemas/Money"',
    '          },',
    '          "motor_id": {',
  ),
  '3.fields.CustomIngredient': renamed('selected_count', '          "selected_count": {'),
  '3.fields.OrderReceived': renamed(
    'order_id',
    '          "payment"',
    '        ],',
    '        "properties": {',
    '          "order_id": {',
  ),
  '3.fields.CartValidation': renamed('offer_id', '            }', '          },', '          "offer_id": {'),
  '3.fields.CartValidationItem': renamed(
    'price',
    '          "product_id": {',
    '            "$ref": "#/components/schemas/Id"',
    '          },',
    '          "price": {',
  ),
  '3.fields.SavedCard': renamed(
    'card_no',
    '          "card_no": {',
    '            "$ref": "#/components/schemas/MaskedCardNumber"',
    '          },',
    '          "description": {',
    '            "type": "string",',
    '            "maxLength": 160',
    '          },',
  ),
  '3.fields.RefundRequest': renamed(
    'mode',
    '            "$ref": "#/components/schemas/Id"',
    '          },',
    '          "mode": {',
  ),
  '3.fields.LocationWallet': renamed('wallet', '          },', '          "wallet": {'),
  '3.fields.LiveMessage': renamed('entityName', '          "entityName": {'),
  '3.fields.LiveStatus': renamed(
    'online_status',
    '            "$ref": "#/components/schemas/Id"',
    '          },',
    '          "online_status": {',
  ),
  '3.fields.AccessTokenClaims': renamed('is_guest_user', '          "is_guest_user": {'),
}
