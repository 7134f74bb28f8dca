import { Accordion, Button } from '@mantine/core'
import type { CartLine } from '#domain/cart/lines.ts'
import { totalOf } from '#domain/cart/lines.ts'
import { discount, eligibility, type Offer } from '#domain/offers/preview.ts'
import { clearOffer, type OfferChoice, selectOffer } from '#domain/offers/selected-offer.ts'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import '@mantine/core/styles/Accordion.layer.css'
import { Chevron } from '#shared/ui/Chevron.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { OfferHints } from './OfferHints.tsx'
import styles from './Offers.module.css'

interface Props {
  offers: readonly Offer[]
  used: Offer | undefined
  lines: readonly CartLine[]
  choice: OfferChoice
  /** The quote's currency. */
  currency: string | undefined
  /** What the used one saves, if the lines' prices have it. */
  saved: Minor
}

/** The offer in use, which by default is the best one, and the other offers with their requirements, collapsed. */
export function Offers({ offers, used, lines, choice, currency, saved }: Props) {
  const others = offers.filter((offer) => offer !== used)
  if (offers.length === 0) return null
  const hints = <OfferHints offers={offers} cart={{ lines, total: totalOf(lines), used, choice, currency }} />
  return (
    <section className={styles.offers} aria-label={texts.checkout.offers}>
      {used && (
        <div className={styles.used}>
          <Icon size="1.375rem">
            <path d="M4 12.5l7.5 7.5 8.5-8.5V4h-7.500z M15.500 8.500h.01" />
          </Icon>
          <span>
            <b>
              <ServerWords>{used.title}</ServerWords>
            </b>
            <small>
              <Facts
                facts={[
                  used.description && <ServerWords key="for">{used.description}</ServerWords>,
                  saved > 0 && texts.checkout.saved({ amount: formatMoney(saved, currency) }),
                ]}
              />
            </small>
          </span>
          <Button
            size="sm"
            variant="subtle"
            aria-label={`${texts.checkout.removeOffer}: ${used.title}`}
            onClick={clearOffer}
          >
            {texts.checkout.removeOffer}
          </Button>
        </div>
      )}
      {!used && hints}
      {others.length > 0 && (
        <Accordion
          chevron={<Chevron />}
          classNames={{ item: styles.item, control: styles.control, content: styles.content }}
        >
          <Accordion.Item value="others">
            <Accordion.Control>
              {used
                ? texts.checkout.moreOffers({ count: others.length })
                : texts.checkout.countOffers({ count: others.length })}
            </Accordion.Control>
            <Accordion.Panel>
              {used && hints}
              <ul>
                {others.map((offer) => (
                  <OtherOffer key={offer.id} offer={offer} lines={lines} currency={currency} />
                ))}
              </ul>
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      )}
    </section>
  )
}

function OtherOffer({ offer, lines, currency }: { offer: Offer } & Pick<Props, 'lines' | 'currency'>) {
  const fit = eligibility(offer, lines, totalOf(lines))
  return (
    <li>
      <span>
        <b>
          <ServerWords>{offer.title}</ServerWords>
        </b>
        <small>
          <Words>
            {fit.kind === 'yes'
              ? texts.checkout.wouldSave({ amount: formatMoney(discount(offer, lines), currency) })
              : fit.kind === 'more'
                ? texts.checkout.offerNeeds({ amount: formatMoney(fit.missing, currency) })
                : texts.checkout.offerOther}
          </Words>
        </small>
        {fit.kind === 'yes' && (
          <small>
            <ServerWords>{offer.description}</ServerWords>
          </small>
        )}
      </span>
      {fit.kind === 'yes' && (
        <Button
          size="sm"
          variant="light"
          aria-label={`${texts.checkout.applyOffer}: ${offer.title}`}
          onClick={() => selectOffer(offer.id)}
        >
          {texts.checkout.applyOffer}
        </Button>
      )}
    </li>
  )
}
