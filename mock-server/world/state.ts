/** What one world remembers. Answers are made from these records; nothing else is kept. */
import type { Schema } from '../schema.ts'

export type Batch = { quantity: number; exp_date: string; productId: string }
export type SlotRecord = {
  layout: Schema<'Slot'>
  batches: Batch[]
  /** Of a coffee machine: the cups that can still be made. */
  recipe?: { quantity: number; is_customizable: boolean; productId: string }
}
export type MachineRecord = { machine: Omit<Schema<'Machine'>, 'slots'>; slots: SlotRecord[]; maxOrderQuantity: number }

export type CustomerRecord = {
  profile: Schema<'Profile'>
  isNew: boolean
  /** Of the company wallet, for those who have one. */
  location?: Schema<'LocationWallet'>
}
/** Tokens made from one sign-in are one family, which ends as a whole. `usedAt`: milliseconds since 1970. */
export type RefreshRecord = { userId: string; deviceId: string; family: string; usedAt: number[] }
export type OtpRecord = { phone: string; countryCode: string; sentAt: number; tries: number }
export type AuthCodeRecord = { userId: string; challenge: string; madeAt: number }
/** A phone that push messages go to: the provider's token, and whose it is now. */
export type PhoneRecord = { userId: string; token: string }
export type LedgerEntry = Schema<'WalletTransaction'>
export type QuoteRecord = { machineId: string; userId: string; quote: Schema<'Quote'> }

/** Money is in minor units here. One entry of `failures` is a unit that will not come out. */
export type OrderRecord = {
  id: string
  number: string
  userId: string
  machineId: string
  items: OrderItemRecord[]
  method: Schema<'PaymentMethod'>
  total: number
  net: number
  offerId?: string
  createdAt: number
  payment: Schema<'Payment'>
  paidAt?: number
  /** The provider will confirm the payment then, after the customer is back. */
  confirmAt?: number
  cancelledAt?: number
  dispenseStartedAt?: number
  /** The machine stopped answering in the middle of this order. */
  haltedAt?: number
  /** The customer let go of the order while its machine was silent. */
  abandonedAt?: number
  /** When and for how long it had been silent before it came back. */
  pauses: { at: number; ms: number }[]
  released: boolean
  /** Nothing will happen to it by itself any more. */
  ended: boolean
  refund?: Schema<'Refund'>
  refundedAt?: number
  /** The key that the refund was requested with. */
  refundKey?: string
}
export type OrderItemRecord = {
  id: string
  product: Schema<'Product'>
  quantity: number
  price: number
  motorId: string
  slotLabel: string
  customIngredients: Schema<'CustomIngredient'>[]
  /** How many of the units do not come out, counted from the last. */
  failures: number
  /** How many units have left the stock so far: what the customer got. */
  taken: number
}

export interface State {
  /** How far the orders have been settled, in milliseconds since 1970. */
  settledAt: number
  machines: Map<string, MachineRecord>
  /** Prices that differ from the catalogue's, by product id. */
  prices: Map<string, number>
  offers: Schema<'Offer'>[]
  customers: Map<string, CustomerRecord>
  /** By user: the device that the guest was made on. */
  guests: Map<string, string>
  refreshTokens: Map<string, RefreshRecord>
  /** Families and users whose access tokens no longer work, by `family`. */
  endedFamilies: Set<string>
  otps: Map<string, OtpRecord>
  authCodes: Map<string, AuthCodeRecord>
  quotes: Map<string, QuoteRecord>
  orders: Map<string, OrderRecord>
  /** By user and key: the body's fingerprint and the order it made; no order where the key was given up. */
  idempotency: Map<string, { fingerprint: string; orderId: string | null }>
  ledgers: Map<string, LedgerEntry[]>
  companyLedgers: Map<string, LedgerEntry[]>
  mealCards: Map<string, Schema<'MealCard'>[]>
  /** By device. */
  pushTokens: Map<string, PhoneRecord>
  /** How often an operation was called, for scenarios that bite only once. */
  calls: Map<string, number>
}
