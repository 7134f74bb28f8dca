/** The records of one world. They are the complete state of the mock server. */
import type { components } from '#generated/types.ts'

/** A schema of the OpenAPI document, by name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type Batch = { quantity: number; exp_date: string; productId: string }
export type SlotRecord = {
  layout: Schema<'Slot'>
  batches: Batch[]
  /** Coffee machines only: the number of cups that can still be made. */
  recipe?: { quantity: number; is_customizable: boolean; productId: string }
  /** In major units, if it differs from the product's price at other slots. */
  price?: number
}
export type MachineRecord = { machine: Omit<Schema<'Machine'>, 'slots'>; slots: SlotRecord[]; maxOrderQuantity: number }

export type CustomerRecord = {
  profile: Schema<'Profile'>
  isNew: boolean
  /** Set for customers with a company wallet. */
  location?: Schema<'LocationWallet'>
}
export type LedgerEntry = Schema<'WalletTransaction'>

export type FavoriteRecord = {
  kind: Schema<'FavoriteKind'>
  targetId: string
  createdAt: number
  /** The machines with a restock alert. */
  notify: string[]
}
export type WishRecord = {
  id: string
  text: string
  /** The number of customers who made this wish before the world was created. */
  others: number
  userIds: Set<string>
  /** The operator has reviewed it, so all customers may see it. */
  isChecked: boolean
}

/** Amounts are in minor units, times in milliseconds since 1970. */
export type OrderRecord = {
  id: string
  number: string
  userId: string
  idempotencyKey: string
  machineId: string
  items: OrderItemRecord[]
  method: Schema<'PaymentMethod'>
  /** With the deposits. */
  total: number
  deposit: number
  discount: number
  net: number
  taxes: Schema<'Tax'>[]
  offerId?: string
  /** The age that the machine checks. */
  minAge?: number
  createdAt: number
  payment: Schema<'Payment'>
  /** The saved meal card that pays. */
  sourceId?: string
  paidAt?: number
  /** When the provider will confirm the payment, after the customer has returned. */
  confirmAt?: number
  /** When the server will hear of a payment that the provider has already taken. */
  heardAt?: number
  canceledAt?: number
  cancelReason?: Schema<'CancelReason'>
  dispenseStartedAt?: number
  /** When the machine went offline during this order. */
  haltedAt?: number
  /** When the customer released the order while its machine was offline. */
  abandonedAt?: number
  /** Earlier outages during this order. */
  pauses: { at: number; ms: number }[]
  released: boolean
  /** The order no longer changes as time passes. */
  ended: boolean
  refund?: Schema<'Refund'>
  refundedAt?: number
  /** The number of refund stages with a push message. */
  notifiedRefundStages?: number
  /** The idempotency key of the refund request. */
  refundKey?: string
  /** From 1 to 5. */
  rating?: number
}
export type OrderItemRecord = {
  id: string
  product: Pick<Schema<'Product'>, 'id' | 'name' | 'image_url' | 'recipe_ingredients' | 'hsn_code'>
  quantity: number
  price: number
  /** The deposits of all units. */
  deposit: number
  /** What the offer takes off the whole item, and what the item costs, taxes and deposits included. */
  discount: number
  net: number
  motorId: string
  slotLabel: string
  customIngredients: Schema<'CustomIngredient'>[]
  /** The number of units that will jam, counted from the last one. */
  failures: number
  /** The number of units dispensed so far. */
  taken: number
  rating?: number
  /** The customer did not get it, and it was refunded. */
  isMissing?: boolean
  isInReview?: boolean
}

export interface State {
  /** Orders are settled up to this time. */
  settledAt: number
  machines: Map<string, MachineRecord>
  /** By product id; only prices that differ from the catalog. */
  prices: Map<string, number>
  offers: Schema<'Offer'>[]
  customers: Map<string, CustomerRecord>
  /** The device of a guest, by user id. */
  guests: Map<string, string>
  /** All tokens of one sign-in form a family, which is revoked as a whole. */
  refreshTokens: Map<string, { userId: string; deviceId: string; family: string; usedAt: number[] }>
  revokedFamilies: Set<string>
  otps: Map<string, { phone: string; countryCode: string; sentAt: number; tries: number }>
  authCodes: Map<string, { userId: string; challenge: string; createdAt: number }>
  quotes: Map<string, { machineId: string; userId: string; quote: Schema<'Quote'> }>
  orders: Map<string, OrderRecord>
  /** The body and the order by key. The order is null for a key that was voided. */
  idempotency: Map<string, { body: unknown; orderId: string | null }>
  /** By the id of a customer or of a company's location; oldest first. */
  ledgers: Map<string, LedgerEntry[]>
  mealCards: Map<string, Schema<'MealCard'>[]>
  /** The provider's tokens of saved meal cards, by source id. */
  cardTokens: Map<string, string>
  /** By user id, oldest first. */
  favorites: Map<string, FavoriteRecord[]>
  /** By machine id. */
  wishes: Map<string, WishRecord[]>
  /** The devices that receive push messages, by id, with their current owner. */
  pushTokens: Map<string, { userId: string; token: string }>
  /** By operation id, for scenarios that fail a number of times. */
  calls: Map<string, number>
}
