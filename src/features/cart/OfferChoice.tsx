import { Button } from '@mantine/core'
import type { CartLine } from '#domain/cart/lines.ts'
import { eligibility, type Offer } from '#domain/offers/preview.ts'
import { goWithoutOffer, selectOffer } from '#domain/offers/selected-offer.ts'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { cartScreenTexts as texts } from '#shared/texts/cart-screen.ts'
import styles from './OfferChoice.module.css'

interface Props {
  offers: readonly Offer[]
  used: Offer | undefined
  /** The discount of the used offer. */
  saved: Minor
  lines: readonly CartLine[]
  total: Minor
}

export function OfferChoice({ offers, used, saved, ...cart }: Props) {
  if (offers.length === 0) return null
  return (
    <section className={styles.offers}>
      <h2>{texts.offers}</h2>
      <ul>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} isUsed={offer === used} saved={saved} {...cart} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = Pick<Props, 'saved' | 'lines' | 'total'> & { offer: Offer; isUsed: boolean }

function OfferRow({ offer, isUsed, saved, lines, total }: RowProps) {
  const fit = eligibility(offer, lines, total)
  const hints = {
    yes: isUsed && saved > 0 ? texts.saved(formatMoney(saved)) : offer.description,
    more: fit.kind === 'more' && texts.offerNeeds(formatMoney(fit.missing)),
    'other-products': texts.offerOther,
  }
  return (
    <li data-selected={isUsed || undefined}>
      <span>
        <b>{offer.title}</b>
        <small>{hints[fit.kind]}</small>
      </span>
      {isUsed ? (
        <Button size="sm" variant="default" aria-label={`${texts.dropOffer}: ${offer.title}`} onClick={goWithoutOffer}>
          {texts.dropOffer}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="light"
          disabled={fit.kind !== 'yes'}
          aria-label={`${texts.useOffer}: ${offer.title}`}
          onClick={() => selectOffer(offer.id)}
        >
          {texts.useOffer}
        </Button>
      )}
    </li>
  )
}
