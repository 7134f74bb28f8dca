/** The cart's offer. The app proposes one; the quote decides (src/domain/order/quote.ts). */
import { useEffect } from 'react'
import { useListOffers } from '#generated/hooks/offers.ts'
import { config } from '#shared/config.ts'
import { useChosenMachine } from '../machine/chosen-machine.ts'
import { notify } from '../notices.ts'
import { type Offer, offersToAsk } from '../offers/preview.ts'
import { dropChoice, useOfferChoice, useSelectedOfferId } from '../offers/selected-offer.ts'
import { useCartLines } from './cart-store.ts'
import { totalOf } from './lines.ts'

const none: Offer[] = []

/** The machine's offers. Failing to load them is no error here, because ordering works without them. */
export function useCartOffer() {
  const machineId = useChosenMachine()?.id
  const lines = useCartLines()
  const choice = useOfferChoice()
  const storedId = useSelectedOfferId()
  const selectedId = config.features.offers ? storedId : null
  const { data, isPending, failureCount } = useListOffers(
    { machineId: machineId ?? '', pageOff: true },
    { enabled: config.features.offers && machineId !== undefined },
  )
  const offers = data?.data ?? none
  const asked = offersToAsk(offers, choice, selectedId, lines, totalOf(lines))
  return {
    offers,
    /** The offer shown as used. */
    offer: asked[0],
    /** The offers to request quotes with. If the list can't be loaded, the selected one is still used. */
    offerIds: data || selectedId === null ? asked.map(({ id }) => id) : [selectedId],
    /** False while the offers are loading. */
    isReady: !config.features.offers || !isPending || failureCount > 0,
    /** The customer's choice, if it does not fit this cart. */
    unfit:
      choice.kind === 'own' && data && asked.length === 0
        ? { title: offers.find(({ id }) => id === selectedId)?.title }
        : null,
  }
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
