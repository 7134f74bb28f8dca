/** Every stored record under its documented key (§3), with its schema. */
import * as z from 'zod/mini'
import type { components } from '#generated/types.ts'
import {
  Currency,
  DeviceId,
  Id,
  Machine,
  MachineType,
  OpenAppPayment,
  PaymentMethod,
  Product,
} from '#generated/zod/schemas/index.ts'

type Schemas = components['schemas']

/** A payment attempt with all of its own facts. src/domain/order has its rules. */
export interface StoredAttempt {
  idempotencyKey: string
  /** The API that every call about this payment goes to. Missing in records of the first version. */
  apiBase?: string | undefined
  /** The exact body of createOrder, with user, machine and method. */
  request: Schemas['OrderRequest']
  quote: Schemas['Quote']
  /** The cart lines this order buys. */
  lines: Schemas['CartItem'][]
  /** ISO 8601 by the phone's clock. For display only, never for decisions. */
  startedAt: string
  /** The order that createOrder returned. */
  orderId?: string | undefined
  /** The payment for which this page stays open, and when it came, by the phone's clock. */
  payment?: (Schemas['OpenAppPayment'] & { receivedAt: number }) | undefined
  /** Blanks that a later version of the record replaces, so that it fits into a storage that is full by then. */
  room?: string | undefined
  /** The order is paid and its lines have been removed from the cart. */
  settled?: boolean | undefined
}

const flag = z.boolean()
const text = z.string().check(z.minLength(1))
/** Characters that are valid in a header. */
const token = z.string().check(z.regex(/^[!-~]+$/))
/** The id of the customer that a record belongs to. None before the first sign-in, and in records of older versions. */
const owner = z.nullish(text)

type Fields = Record<string, z.ZodMiniType>

/** The document's object, which is built when it is first used (codegen/validators.ts). */
const objectOf = <T extends z.ZodMiniObject>(schema: z.ZodMiniLazy<T>): T => schema._zod.innerType

/** A field that is left out if it can't be read: screens may rely on every field that they get. */
const orNone = <T extends z.ZodMiniType>(field: T) => z.catch(z.optional(field), undefined)

/** The document's other fields, each left out if it can't be read. */
const othersOf = (shape: Fields, needed: Fields): Fields =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => !(name in needed))
      .map(([name, field]) => [name, orNone(field)]),
  )

const neededOfProduct = {
  id: text,
  name: text,
  mrp: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  recipe_ingredients: z.array(
    z.looseObject({
      ingredient_id: text,
      name: text,
      quantity: z.number(),
      is_customizable: flag,
      max_count: z.number(),
    }),
  ),
}

/** What is needed to show and sell a line. More fields are allowed. The bounds are the OpenAPI document's. */
export const cartLine = z.looseObject({
  id: text,
  product: z.lazy(() => z.looseObject({ ...othersOf(objectOf(Product).shape, neededOfProduct), ...neededOfProduct })),
  cartQty: z.int().check(z.minimum(1), z.maximum(100)),
  selectedSugar: z.int().check(z.minimum(0), z.maximum(10)),
  motor_id: text,
  outOfStockItem: flag,
  removedQty: z.number(),
})

/** Orders and favorites know less of a machine than the search. */
export type KnownMachine = Pick<Schemas['Machine'], 'id' | 'name' | 'place' | 'machine_type'> &
  Partial<Schemas['Machine']>

const neededOfMachine = { id: text, name: text, place: z.looseObject({ name: z.string(), address: z.string() }) }
const knownMachine = z.lazy(() =>
  z.looseObject({ ...othersOf(objectOf(Machine).shape, neededOfMachine), ...neededOfMachine }),
)

export const localKeys = {
  accessToken: token,
  refreshToken: token.check(z.minLength(16)),
  deviceId: DeviceId,
  machineId: text,
  machineType: MachineType,
  cartId: text,
  // The cart validates each line separately: one invalid line must not lose the others.
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
  language: text,
  textSize: z.enum(['standard', 'large']),

  // The rest is not in docs/product.md.
  /** Whether usage may be measured. */
  consent: z.enum(['given', 'refused']),
  /** The last guest on this phone. */
  guestUserId: Id,
  /** The owner has been asked for a name. */
  profileShownTo: z.object({ owner }),
  recentMachines: z.array(knownMachine),
  /** The customer has bought. Product ids, latest first; none if these are not offered again. */
  boughtBefore: z.object({ owner, ids: z.array(text) }),
  /** The last customization of each product bought (domain/machine/remember-bought.ts). */
  usualCounts: z.object({ owner, counts: z.record(text, z.int()) }),
  avoid: z.array(text),
  /** The account that has kept it, and what it had (domain/machine/merge-avoided.ts). The phone's, so without an owner. */
  avoidKept: z.looseObject({
    account: text,
    names: z.array(text),
    others: z.array(text),
    removed: z.optional(z.array(text)),
  }),
  /** The order at whose end a guest was offered to sign in, which happens once. */
  signInOffered: z.looseObject({ owner, orderId: text, isClosed: flag }),
  favorites: z.looseObject({
    owner,
    products: z.array(text),
    machines: z.array(knownMachine),
    /** The owner's account has all of them. */
    isSaved: z.optional(flag),
  }),
  /** The last products response, for the preview. */
  lastProducts: z.looseObject({ machineId: text, storedAt: text, answer: z.looseObject({}) }),
  /** The amounts of the last visit, for the preview (shared/money). */
  lastAmounts: z.looseObject({ format: text, texts: z.record(text, text), signs: z.readonly(z.array(text)) }),
  checkoutAttempt: z.looseObject({
    idempotencyKey: text,
    apiBase: z.optional(text),
    // Only what is needed to continue: dropping an attempt because of a detail could lead to a second payment.
    request: z.looseObject({ user_id: text, vending_machine_id: text, payment_method: text }),
    quote: z.looseObject({ net_payable_amount: z.number(), currency: orNone(Currency) }),
    lines: z.array(z.looseObject({ id: text, cartQty: z.number(), selectedSugar: z.number() })),
    startedAt: text,
    orderId: z.optional(text),
    payment: orNone(z.lazy(() => z.extend(objectOf(OpenAppPayment), { receivedAt: z.number() }))),
    settled: z.optional(flag),
  }),
  /** The session that started the open payment, if another customer is signed in. */
  attemptSession: z.looseObject({ userId: Id, accessToken: token, refreshToken: token, isSignedOut: flag }),
  /** Access tokens of sessions that the server still has to end. */
  sessionsToEnd: z.array(token),
  lastPaymentMethod: z.looseObject({ owner, method: PaymentMethod, sourceId: z.nullable(text) }),
  pushRegistration: z.looseObject({
    owner,
    token: text,
    createTime: z.number(),
    subscription: z.looseObject({ endpoint: text, auth: text, p256dh: text }),
    vapidKey: text,
    reportedFor: z.optional(text),
  }),
} as const

export const sessionKeys = {
  /** The selected offer's id. */
  hasProduct: text,

  // The rest is not in docs/product.md.
  /** How the offer was selected, and the refused offers with the cart's total then (domain/offers/selected-offer.ts). */
  offerChoice: z.looseObject({ kind: z.enum(['best', 'own', 'none']), refused: z.record(text, z.number()) }),
  hasClosedBanner: flag,
  hasPutOffPush: flag,
  /** The machine whose link or code was opened while an order waits at another machine. */
  visitedMachine: text,
} as const

interface Typed {
  recentMachines: KnownMachine[]
  favorites: {
    owner?: string | null | undefined
    products: string[]
    machines: KnownMachine[]
    isSaved?: boolean | undefined
  }
  lastProducts: { machineId: string; storedAt: string; answer: Schemas['MachineProductsResponse'] }
  checkoutAttempt: StoredAttempt
}
export type Key = keyof typeof localKeys | keyof typeof sessionKeys
type SchemaOf<K extends Key> = K extends keyof typeof localKeys
  ? (typeof localKeys)[K]
  : K extends keyof typeof sessionKeys
    ? (typeof sessionKeys)[K]
    : never
/** A loose object without its unknown fields, which only newer versions read. */
type Named<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [P in keyof T as string extends P ? never : P]: T[P] }
    : T
/** Uses generated types where there are any, because the validators' types are wider. */
export type Value<K extends Key> = K extends keyof Typed ? Typed[K] : Named<z.infer<SchemaOf<K>>>

/** Records with an owner. Only owned.ts reads and writes them. */
export type OwnedKey = { [K in Key]: 'owner' extends keyof Value<K> ? K : never }[Key]
export const ownedKeys: Record<OwnedKey, true> = {
  profileShownTo: true,
  boughtBefore: true,
  usualCounts: true,
  favorites: true,
  signInOffered: true,
  lastPaymentMethod: true,
  pushRegistration: true,
}

/** One customer's too, but documented as plain texts (§3), so they carry no owner. Only owned.ts writes them. */
export type DocumentedKey = 'pwa_client_location_id' | 'pwa_wallet_id' | 'orderId'
export const documentedKeys: Record<DocumentedKey, true> = {
  pwa_client_location_id: true,
  pwa_wallet_id: true,
  orderId: true,
}

/** Records that belong to the phone rather than a customer. */
export const phoneKeys: readonly Key[] = [
  'hasSeenCoachmarks',
  'searchCoachmarkSeen',
  'hasSeenUserGuidline',
  'theme',
  'language',
  'textSize',
  'consent',
  'sessionsToEnd',
]

/** Records of an open payment, which must not be lost. */
export const paymentKeys: readonly Key[] = ['checkoutAttempt', 'attemptSession']

/** Kept when a session ends. What to avoid is health data: only deleting the account removes it. */
export const keptKeys: readonly Key[] = [...phoneKeys, ...paymentKeys, 'avoid', 'avoidKept']
