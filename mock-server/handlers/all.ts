/** All handlers by operation id. Operations without one get generated responses from Prism. */
import { authHandlers } from './auth.ts'
import { cartHandlers } from './cart.ts'
import { customersHandlers } from './customers.ts'
import { favoritesHandlers } from './favorites.ts'
import type { Handlers } from './handler.ts'
import { machinesHandlers } from './machines.ts'
import { ordersHandlers } from './orders.ts'
import { paymentsHandlers } from './payments.ts'
import { refundsHandlers } from './refunds.ts'
import { walletsHandlers } from './wallets.ts'
import { wishesHandlers } from './wishes.ts'

export const handlers: Handlers = {
  ...authHandlers,
  ...cartHandlers,
  ...customersHandlers,
  ...favoritesHandlers,
  ...machinesHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
  ...refundsHandlers,
  ...walletsHandlers,
  ...wishesHandlers,
}
