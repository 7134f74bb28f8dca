/** Everything the backend remembers; amounts in minor units, instants in milliseconds. */
import { createHmac } from 'node:crypto'
import type { Habit } from './faults/habits.ts'
import { catalogue, type Machine, machines, type Offer, offers } from './machines.ts'

export interface Session {
  userId: string
  isEnded: boolean
}
export interface Profile {
  id: string
  phone: string
  country_code: string
  created_at: string
  [field: string]: string
}
export interface Card {
  source_id: string
  card_type: string
  name: string
  card_no: string
  description?: string
}
export interface Entry {
  id: string
  type: 'credit' | 'debit'
  amount: number
  /** The balance once this is booked. */
  after: number
  description: string
  orderId?: string
  at: number
}
export interface Ingredient {
  ingredient_id: string
  quantity: number
  selected_count: number
}
export interface Item {
  id: string
  productId: string
  motorId: string
  price: number
  quantity: number
  dispensed: number
  failed: number
  ingredients: Ingredient[]
}
export interface Refund {
  id: string
  mode: 'source' | 'wallet'
  amount: number
  isFull: boolean
  at: number
  processedAt?: number
}
export interface Order {
  id: string
  number: string
  userId: string
  machineId: string
  method: 'Wallet' | 'CompanyWallet' | 'Card' | 'MealCard'
  items: Item[]
  total: number
  net: number
  offerId?: string
  createdAt: number
  paidAt?: number
  startedAt?: number
  endedAt?: number
  cancelledAt?: number
  isReleased: boolean
  refund?: Refund
  payment: object
}
interface Cart {
  userId: string
  machineId: string
  quote: Quote
}
export interface QuoteItem {
  product_id: string
  motor_id: string
  price: number
  quantity: number
  removedQty: number
  outOfStockItem: boolean
  custom_ingredients: Ingredient[]
}
export interface Quote {
  cart_id: string
  items: QuoteItem[]
  total_amount: number
  discount_amount: number
  net_payable_amount: number
  offer_id?: string
}

export interface Settings {
  /** The one planted change of behaviour; none on the clean backend. */
  fault?: string | undefined
  /** Life of an access token in seconds. */
  tokenLife: number
  /** How long one unit takes to come out, in milliseconds. */
  unitTime: number
  /** Seconds between two codes for one phone. */
  resendAfter: number
  /** Makes the clock stand still but for the switch that moves it. */
  fixedTime?: string | undefined
}

export function createWorld(settings: Settings) {
  let moved = 0
  let count = 0
  const fixed = settings.fixedTime && Date.parse(settings.fixedTime)
  const listeners = new Set<() => void>()
  return {
    settings,
    now: () => (fixed || Date.now()) + moved,
    advance: (ms: number) => {
      moved += ms
    },
    /** Whether this backend has a planted habit; asked at the very line where a team would err. */
    has: (habit: Habit) => settings.fault === habit,
    nextId: (prefix: string) => `${prefix}-${String(++count).padStart(4, '0')}`,
    /** Text that nobody guesses from the ids; the same at every start. */
    secret: () => createHmac('sha256', 'reference').update(String(++count)).digest('base64url'),
    listeners,
    changed: () => {
      for (const listener of listeners) listener()
    },
    customers: new Map<string, { profile: Profile; isNew: boolean; locationId?: string }>(),
    guests: new Set<string>(),
    tickets: new Map<string, { phone: string; sentAt: number; tries: number }>(),
    authCodes: new Map<string, { userId: string; challenge: string; at: number }>(),
    sessions: new Map<string, Session>(),
    refreshTokens: new Map<string, { sessionId: string; isSpent: boolean }>(),
    machines: new Map<string, Machine>(machines().map((machine) => [machine.id, machine])),
    catalogue: new Map(catalogue.map((product) => [product.id, product])),
    offers: offers as Offer[],
    carts: new Map<string, Cart>(),
    orders: new Map<string, Order>(),
    /** Idempotency keys, by user. */
    keys: new Map<string, { body: unknown; orderId: string }>(),
    cards: new Map<string, Card[]>(),
    /** Wallets by user id, company wallets by location id. */
    ledgers: new Map<string, Entry[]>(),
  }
}
export type World = ReturnType<typeof createWorld>

export const minor = (amount: unknown) => Math.round(Number(amount) * 100)
export const major = (amount: number) => amount / 100
export const instant = (at: number) => new Date(at).toISOString()
