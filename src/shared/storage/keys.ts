/** Every record the app keeps, under its documented key (specification §3), each with its schema. */
import * as z from 'zod/mini'
import type { components } from '#generated/types.ts'
import { DeviceId, Id, MachineType } from '#generated/zod/schemas/index.ts'

type Schemas = components['schemas']

/** One attempt to pay; src/domain/order says what may happen to it. */
export interface StoredAttempt {
  idempotencyKey: string
  /** The body of createOrder to the letter; it names user, machine and method. */
  request: Schemas['OrderRequest']
  quote: Schemas['Quote']
  /** The cart lines this order buys. */
  lines: Schemas['CartItem'][]
  /** ISO 8601, by the phone's clock; for people, never for decisions. */
  startedAt: string
  orderId?: string | undefined
  /** The order was seen paid and its lines are out of the cart. */
  settled?: boolean | undefined
}

const flag = z.boolean()
const text = z.string().check(z.minLength(1))
/** What may stand in a header. */
const token = z.string().check(z.regex(/^[!-~]+$/))

/** No more than is needed to show and sell a line; a value that a server added is no fault. Bounds are the document's. */
export const cartLine = z.looseObject({
  id: text,
  product: z.looseObject({
    id: text,
    name: text,
    mrp: z.number().check(z.minimum(0), z.maximum(1_000_000)),
    image_url: text,
    recipe_ingredients: z.array(
      z.looseObject({
        ingredient_id: text,
        name: text,
        quantity: z.number(),
        is_customizable: flag,
        max_count: z.number(),
      }),
    ),
  }),
  cartQty: z.int().check(z.minimum(1), z.maximum(100)),
  selectedSugar: z.int().check(z.minimum(0), z.maximum(10)),
  motor_id: text,
  outOfStockItem: flag,
  removedQty: z.number(),
})

export const localKeys = {
  accessToken: token,
  refreshToken: token.check(z.minLength(16)),
  deviceId: DeviceId,
  machineId: text,
  machineType: MachineType,
  cartId: text,
  // The cart checks its lines one by one: a bad one must not cost a customer the others.
  cartList: z.array(z.unknown()),
  productViewType: z.enum(['grid', 'list', 'tray']),
  hasSeenCoachmarks: flag,
  searchCoachmarkSeen: flag,
  hasSeenUserGuidline: flag,
  maxOrderQuantity: z.int().check(z.minimum(1)),
  pwa_client_location_id: text,
  pwa_wallet_id: text,
  orderId: text,
  theme: z.enum(['light', 'dark', 'auto']),
  /** Additions: the guest to come back as, the new customer who has been asked for a profile, the machines used last,
   * what the last one sold, the payment that is under way, the session of who made it where somebody else is signed in,
   * the access tokens of sessions that the server has yet to end, the registration for push messages. */
  guestUserId: Id,
  profileShownTo: text,
  recentMachines: z.array(z.looseObject({ id: text, name: text, place: z.looseObject({ name: text, address: text }) })),
  lastProducts: z.object({ machineId: text, storedAt: text, answer: z.looseObject({}) }),
  checkoutAttempt: z.object({
    idempotencyKey: text,
    // No more than is needed to go on: an attempt thrown away for a detail could be paid twice.
    request: z.looseObject({ user_id: text, vending_machine_id: text, payment_method: text }),
    quote: z.looseObject({ net_payable_amount: z.number() }),
    lines: z.array(z.looseObject({ id: text, cartQty: z.number(), selectedSugar: z.number() })),
    startedAt: text,
    orderId: z.optional(text),
    settled: z.optional(flag),
  }),
  attemptSession: z.object({ userId: Id, accessToken: token, refreshToken: token, isSignedOut: flag }),
  sessionsToEnd: z.array(token),
  pushRegistration: z.object({
    token: text,
    createTime: z.number(),
    subscription: z.object({ endpoint: text, auth: text, p256dh: text }),
    vapidKey: text,
    toldFor: z.optional(text),
  }),
} as const

/** Additions: how the offer came to be selected, the browser banner was closed, push messages were not wanted now. */
export const sessionKeys = {
  hasProduct: text,
  offerChoice: z.object({ kind: z.enum(['best', 'own', 'none']), refused: z.array(text) }),
  hasClosedBanner: flag,
  hasPutOffPush: flag,
} as const

interface Typed {
  recentMachines: Schemas['Machine'][]
  lastProducts: { machineId: string; storedAt: string; answer: Schemas['MachineProductsAnswer'] }
  checkoutAttempt: StoredAttempt
}
export type Key = keyof typeof localKeys | keyof typeof sessionKeys
type SchemaOf<K extends Key> = K extends keyof typeof localKeys
  ? (typeof localKeys)[K]
  : K extends keyof typeof sessionKeys
    ? (typeof sessionKeys)[K]
    : never
/** Generated shapes keep the document's types; the validators would widen them. */
export type Value<K extends Key> = K extends keyof Typed ? Typed[K] : z.infer<SchemaOf<K>>
