/** Which offer the cart goes with. The phone proposes, the quote decides (src/domain/order/quote.ts). */
import { useEffect } from 'react'
import { useListOffers } from '#generated/hooks/offers.ts'
import { useChosenMachine } from '../machine/chosen-machine.ts'
import { notify } from '../notices.ts'
import { type Offer, offersToAsk } from '../offers/preview.ts'
import { dropChoice, useOfferChoice, useSelectedOfferId } from '../offers/selected-offer.ts'
import { useCartLines } from './cart-store.ts'
import { totalOf } from './lines.ts'

const none: Offer[] = []

/** The machine's offers. Without them everything can be bought, so that they can't be loaded is no error here. */
export function useCartOffer() {
  const machineId = useChosenMachine()?.id
  const lines = useCartLines()
  const choice = useOfferChoice()
  const selectedId = useSelectedOfferId()
  const { data, isPending, failureCount } = useListOffers(
    { machineId: machineId ?? '', pageOff: true },
    { enabled: machineId !== undefined },
  )
  const offers = data?.data ?? none
  const asked = offersToAsk(offers, choice, selectedId, lines, totalOf(lines))
  return {
    offers,
    /** The one that is shown as used. */
    offer: asked[0],
    /** Those that the quote is asked with. Where the list can't be loaded, what was selected counts all the same. */
    offerIds: data || selectedId === null ? asked.map(({ id }) => id) : [selectedId],
    /** False while the offers may still come. */
    isReady: !isPending || failureCount > 0,
    /** The customer's own choice, which this cart does not fit. */
    unfit:
      choice.kind === 'own' && data && asked.length === 0
        ? { title: offers.find(({ id }) => id === selectedId)?.title }
        : null,
  }
}

/** As above, where the order is made ready: a choice that does not fit is let go with a word. */
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
