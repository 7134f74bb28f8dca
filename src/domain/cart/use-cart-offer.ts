/** The cart's offer. The app proposes one; the quote decides (src/domain/order/quote.ts). */
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useListOffers } from '#generated/hooks/offers.ts'
import { listOffers } from '#generated/operations/offers.ts'
import { config } from '#shared/config.ts'
import { type Minor, toMinor } from '#shared/money/money.ts'
import { read } from '#shared/storage/storage.ts'
import { useChosenMachine } from '../machine/chosen-machine.ts'
import { notify } from '../notices.ts'
import { discount, type Offer, offersToAsk } from '../offers/preview.ts'
import { defaultChoice, dropChoice, useOfferChoice, useSelectedOfferId } from '../offers/selected-offer.ts'
import { useCartLines, useCartLinesAfterPaint } from './cart-store.ts'
import { type Deal, dealOf, dealOfLast, hasTerms } from './deal.ts'
import { type CartLine, depositOf, totalOf } from './lines.ts'

const none: Offer[] = []

/** The machine's offers, of all pages. */
const paramsOf = (machineId: string | undefined) => ({ machineId: machineId ?? '', pageOff: true })

/** The machine's offers, and what the customer chose. Failing to load them is no error: ordering works without them. */
function useOffers(isNeeded: boolean) {
  const machineId = useChosenMachine()?.id
  const choice = useOfferChoice()
  const storedId = useSelectedOfferId()
  const { data, isPending, failureCount } = useListOffers(paramsOf(machineId), {
    enabled: isNeeded && config.features.offers && machineId !== undefined,
  })
  return {
    /** Undefined if they are not loaded. */
    offers: data?.data,
    choice,
    selectedId: config.features.offers ? storedId : null,
    isReady: !config.features.offers || !isPending || failureCount > 0,
  }
}

/** The offers to request quotes with, best first. If the list can't be loaded (`offers`), the selected one is still used. */
const idsToAsk = (offers: Offer[] | undefined, selectedId: string | null, asked: readonly Offer[]) =>
  offers || selectedId === null ? asked.map(({ id }) => id) : [selectedId]

/** Waits for the machine's offers, unless they have loaded before. Fails like any call. */
export const loadOffers = (client: QueryClient, machineId: string) =>
  client.query({ ...listOffers.options(paramsOf(machineId)), staleTime: 'static' })

/** What the next quote is requested with, outside of a component. Undefined while the offers have not loaded. */
export function loadedOfferIds(client: QueryClient, machineId: string, lines: readonly CartLine[]) {
  if (!config.features.offers) return []
  const offers = client.getQueryData(listOffers.options(paramsOf(machineId)).queryKey)?.data
  const selectedId = read('hasProduct')
  const choice = read('offerChoice') ?? defaultChoice
  return offers && idsToAsk(offers, selectedId, offersToAsk(offers, choice, selectedId, lines, totalOf(lines)))
}

export function useCartOffer() {
  const lines = useCartLines()
  const { offers: loaded, choice, selectedId, isReady } = useOffers(true)
  const [offers, isLoaded] = [loaded ?? none, loaded !== undefined]
  const asked = offersToAsk(offers, choice, selectedId, lines, totalOf(lines))
  return {
    offers,
    choice,
    /** The offer shown as used. */
    offer: asked[0],
    offerIds: idsToAsk(loaded, selectedId, asked),
    /** False while the offers are loading. */
    isReady,
    /** The customer's choice, if it does not fit this cart. */
    unfit:
      choice.kind === 'own' && isLoaded && asked.length === 0
        ? { title: offers.find(({ id }) => id === selectedId)?.title }
        : null,
  }
}

/** What the cart is expected to cost, one frame after a change. Only the quote decides. */
export function useExpectedTotal() {
  const lines = useCartLinesAfterPaint()
  const { offers = none, choice, selectedId } = useOffers(lines.length > 0)
  const total = totalOf(lines)
  const offer = offersToAsk(offers, choice, selectedId, lines, total)[0]
  const saved = offer ? discount(offer, lines) : (0 as Minor)
  const deposit = depositOf(lines)
  return { lines, offers, choice, offer, total, deposit, saved, toPay: (total + deposit - saved) as Minor }
}

/**
 * What a tap on the product's card charges, one frame after the cart has changed. `isAll`: the cart has all that there
 * are, so it is what the last one costs.
 */
export function useDeal(product: CartLine['product'], isAll = false): Deal {
  const lines = useCartLinesAfterPaint()
  // The product's own offers say enough, except on older servers. What the cart is expected to cost asks for the others.
  const { offers, choice, selectedId } = useOffers(!product.offers.every(hasTerms))
  return (isAll ? dealOfLast : dealOf)(product, { lines, offers, choice, selectedId })
}

/** The price of one more of an available product, the same on its card and in the sheets that add it. */
export function useUnitPrice(product: CartLine['product']): Minor {
  const { price } = useDeal(product)
  return config.features.offers ? price : toMinor(product.mrp)
}

/** Like useCartOffer, but drops a choice that does not fit and reports it. For screens that prepare the order. */
export function useFittingOffer() {
  const cartOffer = useCartOffer()
  const isEmpty = useCartLines().length === 0
  const unfit = isEmpty ? null : cartOffer.unfit
  const isUnfit = unfit !== null
  const title = unfit?.title
  useEffect(() => {
    if (!isUnfit) return
    dropChoice()
    notify({ kind: 'offer-dropped', title })
  }, [isUnfit, title])
  return cartOffer
}
