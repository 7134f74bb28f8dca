/** Requests what the payment screen shows: with the first product, once the cart rests, and when a finger touches the link. */
import type { QueryClient } from '@tanstack/react-query'
import { cartLines } from '#domain/cart/cart-store.ts'
import { loadedOfferIds, loadOffers } from '#domain/cart/use-cart-offer.ts'
import { quoteQuery } from '#domain/order/quote.ts'
import { type BalanceMethod, isShown } from '#domain/payment/payment-methods.ts'
import { requestBalance } from '#domain/payment/use-balances.ts'
import { type Customer, currentSession } from '#domain/session/session.ts'
import { listMealCards, listPaymentOptions } from '#generated/operations/payments.ts'
import { forMinutes } from '#shared/api/query-client.ts'
import { config } from '#shared/config.ts'
import { isOnline } from '#shared/connection.ts'
import { read } from '#shared/storage/storage.ts'

/** Requests the quote, if it is known by now what the screen will ask for: there, short lines are tried again. */
async function requestQuote(client: QueryClient) {
  const machineId = read('machineId')
  if (!machineId) return
  if (config.features.offers) await loadOffers(client, machineId)
  const lines = cartLines()
  if (lines.some(({ outOfStockItem, removedQty }) => outOfStockItem || removedQty > 0)) return
  const offerIds = loadedOfferIds(client, machineId, lines)
  if (offerIds) await client.query(quoteQuery(machineId, lines, offerIds))
}

const hasBalance = (method: string): method is BalanceMethod => method in requestBalance

async function requestMethods(client: QueryClient) {
  const { data } = await client.query({ ...listPaymentOptions.options({}), ...forMinutes })
  return data.payment_options.map(({ method }) => method).filter(isShown)
}

async function requestBalances(client: QueryClient, customer: Customer) {
  const methods = await requestMethods(client)
  await Promise.all(methods.filter(hasBalance).map((method) => requestBalance[method](client, customer)))
}

/** Who can pay now, if anyone. */
function payer() {
  const session = currentSession()
  if (!isOnline() || session.userId === undefined || cartLines().length === 0) return undefined
  return session.kind === 'registered' ? session : 'guest'
}

/**
 * The methods and what they need, whatever is in the cart: a company's balance is the third call in a row. Never fails,
 * like `prepareCheckout`: the screen asks again for what is missing, and says what can't be had.
 */
export async function prepareMethods(client: QueryClient) {
  const customer = payer()
  if (!customer) return
  await Promise.allSettled([
    customer === 'guest' ? requestMethods(client) : requestBalances(client, customer),
    customer !== 'guest' && isShown('MealCard') && client.query(listMealCards.options({})),
  ])
}

/** The methods and the price of the cart. */
export async function prepareCheckout(client: QueryClient) {
  if (payer()) await Promise.allSettled([requestQuote(client), prepareMethods(client)])
}
