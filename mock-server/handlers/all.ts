/** All handlers by operationId; an operation that is missing here is answered by Prism's generator. */
import { authHandlers } from './auth.ts'
import { cartHandlers } from './cart.ts'
import { customersHandlers } from './customers.ts'
import type { Handlers } from './handler.ts'
import { machinesHandlers } from './machines.ts'
import { offersHandlers } from './offers.ts'
import { ordersHandlers } from './orders.ts'
import { paymentsHandlers } from './payments.ts'
import { refundsHandlers } from './refunds.ts'
import { transactionsHandlers } from './transactions.ts'
import { walletsHandlers } from './wallets.ts'

export const handlers: Handlers = {
  ...authHandlers,
  ...cartHandlers,
  ...customersHandlers,
  ...machinesHandlers,
  ...offersHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
  ...refundsHandlers,
  ...transactionsHandlers,
  ...walletsHandlers,
}
