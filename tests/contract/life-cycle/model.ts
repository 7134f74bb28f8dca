/** What the customers of one sequence know: their sessions, what they ordered, and what they saw last. */
import type { components } from '#generated/types.ts'
import type { Broken, OperationId, Rule } from './rules.ts'
import type { Stream, Target } from './target.ts'

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** A registered customer with a wallet, and a guest on another phone. */
export type Who = 'customer' | 'guest'
export const everyone: Who[] = ['customer', 'guest']

export interface Actor {
  who: Who
  device: string
  userId?: string
  token?: string
  refreshToken?: string
  /** Of the token, in milliseconds since 1970. */
  expiresAt: number
}

/** One product as this machine sells it. Money in minor units. */
export interface Shelf {
  productId: string
  motorId: string
  price: number
  /** When the sequence began. */
  stock: number
}

/** An order, as its customer knows it. */
export interface Known {
  id: string
  who: Who
  key: string
  body: Schema<'OrderRequest'>
  quote: Schema<'Quote'>
  payment: Schema<'Payment'>
  /** A wallet paid for it, or the provider did while it was waiting. */
  isProven: boolean
  /** A dispense call was accepted. */
  isAsked: boolean
  isReleased: boolean
  refund?: Schema<'Refund'>
}

export interface Wallet {
  /** Minor units. */
  balance: number
  rows: Schema<'WalletTransaction'>[]
}
export type WalletName = 'own' | 'company'

/** What was seen last, by what it was asked of. Absent: never asked. */
export interface Seen {
  /** The target's time of the last look. */
  at: number
  orders: Map<string, Schema<'Order'>>
  /** Ids in the order of the list. */
  listed: Partial<Record<Who, string[]>>
  stock: number[]
  wallets: Partial<Record<WalletName, Wallet>>
}

export interface Model {
  target: Target
  actors: Record<Who, Actor>
  shelf: Shelf[]
  offer?: Schema<'Offer'>
  mostUnits: number
  locationId?: string
  stream?: Stream
  orders: Known[]
  /** What the wallets held when the sequence began. */
  opening: Partial<Record<WalletName, Wallet>>
  seen: Seen
  keys: number
  broken: Broken[]
}

export const cents = (major: number) => Math.round(major * 100)

export interface Claim {
  rule: Rule
  operation: OperationId
  pointer?: string
}

const told = (value: unknown) => JSON.stringify(value) ?? 'nothing'
const short = (value: unknown) => told(value).slice(0, 300)

/** Notes a broken rule where the two differ. */
export function hold(model: Model, { rule, operation, pointer = '' }: Claim, found: unknown, expected: unknown) {
  if (told(found) !== told(expected))
    model.broken.push({ rule, operation, pointer, expected: short(expected), found: short(found) })
}

/** Notes a broken rule where a condition does not hold. */
export function holds(model: Model, claim: Claim, isTrue: boolean, expected: string, found: unknown) {
  if (!isTrue) model.broken.push({ pointer: '', ...claim, expected, found: short(found) })
}
