import { useEffect } from 'react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import type { Offer } from '#domain/offers/preview.ts'
import { dropOffer, useSelectedOffer } from '#domain/offers/selected-offer.ts'
import { useListOffers } from '#generated/hooks/offers.ts'

const none: Offer[] = []

/** The machine's offers. Without them everything can be bought, so that they can't be loaded is no error here. */
export function useCartOffers() {
  const machine = useChosenMachine()
  const selectedId = useSelectedOffer()?.id
  const { data } = useListOffers({ machineId: machine?.id ?? '', pageOff: true }, { enabled: machine !== null })
  const offers = data?.data ?? none
  const selected = offers.find(({ id }) => id === selectedId)
  const isGone = data !== undefined && selectedId !== undefined && !selected

  // What is not on the list can't be taken off by hand.
  useEffect(() => {
    if (isGone) dropOffer()
  }, [isGone])

  return { offers, selected }
}
