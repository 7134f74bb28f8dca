import type { CartLine } from '#domain/cart/lines.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { dropOffer, eligibility, type Offer, selectOffer, useSelectedOffer } from '#domain/offers/selected-offer.ts'
import { useListOffers } from '#generated/operations/offers.ts'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { cartTexts as texts } from '#shared/texts/cart.ts'
import styles from './OfferChoice.module.css'

interface Props {
  lines: readonly CartLine[]
  total: Minor
}

/** The machine's offers; an offer that can't be loaded keeps nobody from paying, so its absence is not an error here. */
export function OfferChoice({ lines, total }: Props) {
  const machine = useChosenMachine()
  const selected = useSelectedOffer()
  const { data } = useListOffers({ machineId: machine?.id ?? '', pageOff: true }, { enabled: machine !== null })
  const offers = data?.data ?? []
  if (offers.length === 0) return null
  return (
    <section className={styles.offers}>
      <h2>{texts.offers}</h2>
      <ul>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} isSelected={offer.id === selected?.id} lines={lines} total={total} />
        ))}
      </ul>
    </section>
  )
}

function OfferRow({ offer, isSelected, lines, total }: Props & { offer: Offer; isSelected: boolean }) {
  const fit = eligibility(offer, lines, total)
  const hint =
    fit.kind === 'more'
      ? texts.offerNeeds(formatMoney(fit.missing))
      : fit.kind === 'other-products'
        ? texts.offerOther
        : offer.description
  return (
    <li data-selected={isSelected || undefined}>
      <span>
        <b>{offer.title}</b>
        <small>{hint}</small>
      </span>
      {isSelected ? (
        <button type="button" onClick={dropOffer}>
          {texts.dropOffer}
        </button>
      ) : (
        <button
          type="button"
          disabled={fit.kind !== 'yes'}
          aria-label={`${texts.useOffer}: ${offer.title}`}
          onClick={() => selectOffer(offer.id)}
        >
          {texts.useOffer}
        </button>
      )}
    </li>
  )
}
