/** Every probe, in an order in which none spoils the next. */
import { mealCards, profile } from './account.ts'
import { cart } from './cart.ts'
import { codes } from './codes.ts'
import { coffee } from './coffee.ts'
import { machines, stream } from './machines.ts'
import { unsupportedMethods } from './methods.ts'
import { orderRefusals } from './order-refusals.ts'
import { history, idempotency, providers, wrongOrders } from './orders.ts'
import { paging } from './paging.ts'
import type { Probe } from './probe.ts'
import { purchase, unblock } from './purchase.ts'
import { guestRefund, refunds } from './refunds.ts'
import { deletion, expiry, guestSignIn, refresh, signOut } from './sign-in.ts'
import { unsellableStock } from './stock.ts'
import { badTokens, guests, noToken, otherSchemes, otherUsers, unknownThings } from './tokens.ts'
import { wallets } from './wallets.ts'

export const probes: Probe[] = [
  machines,
  stream,
  history,
  wallets,
  paging,
  guestSignIn,
  refresh,
  signOut,
  codes,
  profile,
  mealCards,
  cart,
  unsellableStock,
  coffee,
  wrongOrders,
  idempotency,
  providers,
  purchase,
  unblock,
  orderRefusals,
  refunds,
  guestRefund,
  history,
  wallets,
  unknownThings,
  otherUsers,
  guests,
  noToken,
  badTokens,
  otherSchemes,
  unsupportedMethods,
  deletion,
  // The clock moves ahead: last.
  expiry,
]
