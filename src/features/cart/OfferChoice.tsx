import type { CartLine } from '#domain/cart/lines.ts'
import { eligibility, type Offer } from '#domain/offers/preview.ts'
import { dropOffer, selectOffer } from '#domain/offers/selected-offer.ts'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { cartScreenTexts as texts } from '#shared/texts/cart-screen.ts'
import styles from './OfferChoice.module.css'

interface Props {
  offers: readonly Offer[]
  selected: Offer | undefined
  lines: readonly CartLine[]
  total: Minor
}

export function OfferChoice({ offers, selected, ...cart }: Props) {
  if (offers.length === 0) return null
  return (
    <section className={styles.offers}>
      <h2>{texts.offers}</h2>
      <ul>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} isSelected={offer === selected} {...cart} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = Pick<Props, 'lines' | 'total'> & { offer: Offer; isSelected: boolean }

function OfferRow({ offer, isSelected, lines, total }: RowProps) {
  const fit = eligibility(offer, lines, total)
  const hints = {
    yes: offer.description,
    more: fit.kind === 'more' && texts.offerNeeds(formatMoney(fit.missing)),
    'other-products': texts.offerOther,
  }
  return (
    <li data-selected={isSelected || undefined}>
      <span>
        <b>{offer.title}</b>
        <small>{hints[fit.kind]}</small>
      </span>
      {isSelected ? (
        <button type="button" aria-label={`${texts.dropOffer}: ${offer.title}`} onClick={dropOffer}>
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
