/** The cart's current price from the server. Only a quote prices an order. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { validateCart } from '#generated/operations/cart.ts'
import { getMachineProducts } from '#generated/operations/machines.ts'
import type { components, ErrorCode } from '#generated/types.ts'
import { currentCustomer } from '#shared/api/customer.ts'
import { ApiError, ContractError, PortalError } from '#shared/api/errors.ts'
import { forAMinute, forMinutes, neverFresh } from '#shared/api/query-client.ts'
import { sum, times, toMinor } from '#shared/money/money.ts'
import { applyQuote } from '../cart/cart-store.ts'
import type { CartLine } from '../cart/lines.ts'
import { type CartRequestItem, toItems } from '../cart/to-items.ts'
import { type Shelf, shelfOf } from '../machine/shelf.ts'
import { notify } from '../notices.ts'
import type { Offer } from '../offers/preview.ts'
import { recordOffer, refuseOffer } from '../offers/selected-offer.ts'

type Quote = components['schemas']['Quote']
type Refused = { offerId: string; error: ApiError }

export interface CartQuote {
  quote: Quote
  /** The items the quote was requested for. */
  asked: CartRequestItem[]
  /** Offers not to request again: the one that was shown as used, or all of them if none applies. */
  refused: Refused[]
}

/** The key that all quotes share: a refused order makes all of them stale. */
export const quoteQueries = [validateCart.operationId] as const

const offerRefused = 'OF_1004'
export const machineOffline = 'CART_1002'
export const notAvailable = 'CART_1000'
const refusals: readonly ErrorCode[] = [notAvailable, 'CART_1001', machineOffline, 'CART_1003', offerRefused]
/** Cart errors, whose message is for the customer (§8). The code decides, not the HTTP status. */
export const isCartRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && refusals.includes(error.code)

/**
 * The same cart of the same customer at the same machine shares one quote. Of the offers that may apply (`offerIds`), it
 * uses the one with the lowest quoted price. Throws the transport's errors; see isCartRefusal.
 */
export const quoteQuery = (machineId: string, lines: readonly CartLine[], offerIds: readonly string[]) =>
  queryOptions({
    queryKey: [...quoteQueries, machineId, toItems(lines), offerIds, currentCustomer()] as const,
    meta: { personal: true },
    queryFn: async ({ client, signal }): Promise<CartQuote> => {
      const price = (asked: CartRequestItem[]) => quoteBest(machineId, asked, offerIds, signal)
      const first = await price(toItems(lines, await shelfOfMachine(client, machineId, forMinutes)))
      if (!isShort(first)) return first
      // Tries the other slots before reporting a shortage.
      const asked = toItems(lines, await shelfOfMachine(client, machineId, { staleTime: neverFresh }))
      return JSON.stringify(asked) === JSON.stringify(first.asked) ? first : price(asked)
    },
    ...forAMinute,
    retry: false,
  })

const isShort = ({ quote, asked }: CartQuote) => unitsOf(quote.items) < unitsOf(asked)
const unitsOf = (items: readonly { quantity: number }[]) => items.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Undefined if it can't be loaded: a quote doesn't need it. A cached one may be as old as `freshness` says. Throws if it
 * can't be read: it may hide food past its date.
 */
async function shelfOfMachine(
  client: QueryClient,
  machineId: string,
  freshness: typeof forMinutes | { staleTime: number },
): Promise<Shelf | undefined> {
  const query = { ...getMachineProducts.options({ machineId }), ...freshness, retry: false }
  const response = await client.query(query).catch((error: unknown) => {
    if (error instanceof ContractError && !(error instanceof PortalError)) throw error
    return undefined
  })
  return response && shelfOf(response.data)
}

/** Requests a quote with each offer, or one without an offer if none applies. */
async function quoteBest(
  machineId: string,
  items: CartRequestItem[],
  offerIds: readonly string[],
  signal: AbortSignal,
): Promise<CartQuote> {
  const ask = async (offerId?: string) => {
    const body = { items, ...(offerId !== undefined && { offer_id: offerId }) }
    const { data } = await validateCart.call({ params: { machineId }, body }, { signal })
    // The order has to include the offer that it was priced with.
    return { ...data, ...(offerId !== undefined && { offer_id: offerId }) }
  }
  const responses = await Promise.allSettled(offerIds.map(ask))
  const quotes = responses.flatMap((response) => (response.status === 'fulfilled' ? [response.value] : []))
  const errors = responses.flatMap(({ status, ...response }, index) =>
    'reason' in response ? [{ offerId: offerIds[index] ?? '', error: response.reason as unknown }] : [],
  )
  const isRefused = (each: { offerId: string; error: unknown }): each is Refused =>
    isCartRefusal(each.error) && each.error.code === offerRefused
  const failed = errors.find((each) => !isRefused(each))
  if (failed && quotes.length === 0) throw failed.error
  // Not by the difference to the total, which can include added taxes.
  const [best] = quotes.sort((a, b) => b.discount_amount - a.discount_amount)
  const refused = errors.filter(isRefused).filter(({ offerId }) => !best || offerId === offerIds[0])
  return { quote: best ?? (await ask()), asked: items, refused }
}

/**
 * Applies a quote to the cart: marks short lines and records the used offer. A refused offer is reported with the server's
 * message if the customer chose it (§8), and in the app's words if the app had applied it; one that was only tried is not
 * mentioned. Returns whether the server sells less than requested. `offers`: the machine's, for their titles.
 */
export function takeQuote({ quote, asked, refused }: CartQuote, offers: readonly Offer[]): boolean {
  const total = sum(asked.map(({ price, quantity }) => times(toMinor(price), quantity)))
  for (const { offerId, error } of refused) {
    const whose = refuseOffer(offerId, total)
    if (whose === 'chosen') notify({ kind: 'offer-refused', error })
    if (whose === 'applied') notify({ kind: 'offer-dropped', title: offers.find(({ id }) => id === offerId)?.title })
  }
  recordOffer(quote.offer_id)
  return applyQuote(quote, asked)
}
