import { Badge, Button } from '@mantine/core'
import { IconDiscount2 } from '@tabler/icons-react'
import type { CartLine } from '#domain/cart/lines.ts'
import { totalOf } from '#domain/cart/lines.ts'
import { eligibility, type Offer } from '#domain/offers/preview.ts'
import { clearOffer, selectOffer } from '#domain/offers/selected-offer.ts'
import { formatMoney } from '#shared/money/money.ts'
import { texts } from '#shared/texts/catalog.ts'
import { StatusBadge } from '#shared/ui/StatusBadge.tsx'
import { toast } from '#shared/ui/toast.tsx'
import '@mantine/core/styles/Badge.layer.css'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { benefit, conditions } from './conditions.ts'
import styles from './Offers.module.css'

interface Props {
  offer: Offer
  isUsed: boolean
  lines: readonly CartLine[]
  nameOf: (productId: string) => string | undefined
}

export function OfferCard({ offer, isUsed, lines, nameOf }: Props) {
  const toggle = () => {
    if (isUsed) clearOffer()
    else selectOffer(offer.id)
    toast.success((isUsed ? texts.offers.dropped : texts.offers.used)({ title: offer.title }))
  }
  const gain = benefit(offer)
  return (
    <li className={styles.card} data-used={isUsed || undefined}>
      {/* First, because screen readers take what follows a heading as its own. */}
      <h2>
        <ServerWords>{offer.title}</ServerWords>
      </h2>
      {!offer.title.includes(gain) && (
        <Badge
          variant="light"
          size="xl"
          className={styles.benefit}
          leftSection={<IconDiscount2 size={20} aria-hidden="true" />}
        >
          <Words>{gain}</Words>
        </Badge>
      )}
      <p>
        <ServerWords>{offer.description}</ServerWords>
      </p>
      <ul className={styles.conditions}>
        {conditions(offer, nameOf).map((condition) => (
          <li key={condition}>
            <Words>{condition}</Words>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <p className={styles.fit}>
          <Words>{fitText(offer, lines)}</Words>
        </p>
      )}
      <div className={styles.foot}>
        {isUsed && <StatusBadge tone="good">{texts.offers.isUsed}</StatusBadge>}
        <Button
          variant={isUsed ? 'default' : 'light'}
          aria-label={`${isUsed ? texts.offers.using : texts.offers.use}: ${offer.title}`}
          onClick={toggle}
        >
          {isUsed ? texts.offers.using : texts.offers.use}
        </Button>
      </div>
    </li>
  )
}

function fitText(offer: Offer, lines: readonly CartLine[]): string {
  const fit = eligibility(offer, lines, totalOf(lines))
  if (fit.kind === 'more') return texts.offers.missing({ amount: formatMoney(fit.missing) })
  return fit.kind === 'yes' ? texts.offers.fits : texts.offers.otherProducts
}
