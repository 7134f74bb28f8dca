/** A cart's price as the server would sell it now. Only a quote prices an order. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { validateCart } from '#generated/operations/cart.ts'
import { getMachineProducts } from '#generated/operations/machines.ts'
import type { components } from '#generated/types.ts'
import { ApiError } from '#shared/api/errors.ts'
import { applyQuote } from '../cart/cart-store.ts'
import type { CartLine } from '../cart/lines.ts'
import { type CartRequestItem, toItems } from '../cart/to-items.ts'
import { type Shelf, shelfOf } from '../machine/shelf.ts'
import { notify } from '../notices.ts'
import { recordOffer, refuseOffer } from '../offers/selected-offer.ts'

type Quote = components['schemas']['Quote']
type Refused = { offerId: string; error: ApiError }

export interface CartQuote {
  quote: Quote
  /** What was asked for. */
  asked: CartRequestItem[]
  /** Offers that are not to be asked for again: the one that was shown as used, or all where none applies. */
  refused: Refused[]
}

/** Every quote; all are old once an order was refused. */
export const quoteQueries = [validateCart.operationId] as const

/** Long enough to come from the cart without asking twice; the server checks again when the order is made. */
const FRESH = 60_000

const offerRefused = 'OF_1004'
const refusals: readonly string[] = ['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', offerRefused]
/** The cart's own errors, whose message is for the customer (§8). The code decides, whatever the HTTP status. */
export const isCartRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && refusals.includes(error.code)

/**
 * The same cart on the same machine shares one quote. `offerIds`: those that may apply, of which the one that saves
 * most by the server's quote is used. Throws the transport's errors; see isCartRefusal.
 */
export const quoteQuery = (machineId: string, lines: readonly CartLine[], offerIds: readonly string[]) =>
  queryOptions({
    queryKey: [...quoteQueries, machineId, toItems(lines), offerIds] as const,
    queryFn: async ({ client, signal }): Promise<CartQuote> => {
      const price = (asked: CartRequestItem[]) => quoteBest(machineId, asked, offerIds, signal)
      const first = await price(toItems(lines, await shelfOfMachine(client, machineId, Number.POSITIVE_INFINITY)))
      if (!isShort(first)) return first
      // Another slot may hold what one has lost.
      const asked = toItems(lines, await shelfOfMachine(client, machineId, 0))
      return JSON.stringify(asked) === JSON.stringify(first.asked) ? first : price(asked)
    },
    staleTime: FRESH,
    retry: false,
  })

const isShort = ({ quote, asked }: CartQuote) => unitsOf(quote.items) < unitsOf(asked)
const unitsOf = (items: readonly { quantity: number }[]) => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Undefined where the machine does not answer: a cart can be priced without. `age`: how old it may be, in milliseconds. */
async function shelfOfMachine(client: QueryClient, machineId: string, age: number): Promise<Shelf | undefined> {
  const query = { ...getMachineProducts.options({ machineId }), staleTime: age, retry: false }
  const answer = await client.fetchQuery(query).catch(() => undefined)
  return answer && shelfOf(answer.data)
}

const saved = ({ total_amount, net_payable_amount }: Quote) => total_amount - net_payable_amount

/** Asks with each offer; without any where none applies or none makes it cheaper. */
async function quoteBest(
  machineId: string,
  items: CartRequestItem[],
  offerIds: readonly string[],
  signal: AbortSignal,
): Promise<CartQuote> {
  const ask = async (offerId?: string) => {
    const body = { items, ...(offerId !== undefined && { offer_id: offerId }) }
    const { data } = await validateCart.call({ params: { machineId }, body }, { signal })
    // The order has to name the offer that made its price.
    return { ...data, ...(offerId !== undefined && { offer_id: offerId }) }
  }
  const answers = await Promise.allSettled(offerIds.map(ask))
  const quotes = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const errors = answers.flatMap(({ status, ...answer }, index) =>
    'reason' in answer ? [{ offerId: offerIds[index] ?? '', error: answer.reason as unknown }] : [],
  )
  const isRefused = (each: { offerId: string; error: unknown }): each is Refused =>
    isCartRefusal(each.error) && each.error.code === offerRefused
  const failed = errors.find((each) => !isRefused(each))
  if (failed && quotes.length === 0) throw failed.error
  const best = quotes.filter((quote) => saved(quote) >= 0).sort((a, b) => saved(b) - saved(a))[0]
  const refused = errors.filter(isRefused).filter(({ offerId }) => !best || offerId === offerIds[0])
  return { quote: best ?? (await ask()), asked: items, refused }
}

/**
 * What a quote does to the cart: lines that are short are marked, the offer is recorded, one that was refused is
 * dropped with the server's word. Answers whether the server sells less than was asked for.
 */
export function takeQuote({ quote, asked, refused }: CartQuote): boolean {
  for (const { offerId, error } of refused)
    if (refuseOffer(offerId)) notify({ kind: 'offer-refused', message: error.message })
  recordOffer(quote.offer_id)
  return applyQuote(quote, asked)
}
