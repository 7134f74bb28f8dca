import { Badge, Button } from '@mantine/core'
import { IconDiscount2 } from '@tabler/icons-react'
import { type CartLine, totalOf } from '#domain/cart/lines.ts'
import type { Product } from '#domain/machine/slots.ts'
import { eligibility, type Offer } from '#domain/offers/preview.ts'
import { clearOffer, selectOffer } from '#domain/offers/selected-offer.ts'
import { listOf } from '#shared/lists.ts'
import { formatMoney } from '#shared/money/money.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
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
  /** This machine's products. */
  productOf: (productId: string) => Product | undefined
}

/** A coupon: its products on the left, what it gives and asks on the right. */
export function OfferCard({ offer, isUsed, lines, productOf }: Props) {
  const toggle = () => {
    if (isUsed) clearOffer()
    else selectOffer(offer.id)
    toast.success((isUsed ? texts.offers.dropped : texts.offers.used)({ title: offer.title }))
  }
  const gain = benefit(offer)
  const products = offer.product_ids?.flatMap((id) => productOf(id) ?? []) ?? []
  return (
    <li className={styles.card} data-used={isUsed || undefined}>
      <div className={styles.words}>
        {/* First, because screen readers take what follows a heading as its own. */}
        <div className={styles.head}>
          <h2>
            <ServerWords>{offer.title}</ServerWords>
          </h2>
          <Button
            variant={isUsed ? 'default' : 'light'}
            aria-label={`${isUsed ? texts.offers.using : texts.offers.use}: ${offer.title}`}
            onClick={toggle}
          >
            {isUsed ? texts.offers.using : texts.offers.use}
          </Button>
        </div>
        {isUsed && <StatusBadge tone="good">{texts.offers.isUsed}</StatusBadge>}
        {!offer.title.includes(gain) && (
          <Badge variant="light" size="xl" leftSection={<IconDiscount2 size="1.25rem" aria-hidden="true" />}>
            <Words>{gain}</Words>
          </Badge>
        )}
        <p>
          <ServerWords>{offer.description}</ServerWords>
        </p>
        <ul className={styles.conditions}>
          {conditions(offer, products.length > 0).map((condition) => (
            <li key={condition[0]}>
              <Facts facts={condition} />
            </li>
          ))}
        </ul>
        {lines.length > 0 && (
          <p className={styles.fit}>
            <Words>{fitText(offer, lines)}</Words>
          </p>
        )}
      </div>
      <Pictures products={products} />
    </li>
  )
}

/** As many pictures as fit. The last place counts the others. */
const places = 4

function Pictures({ products }: { products: readonly Product[] }) {
  const shown = products.length > places ? products.slice(0, places - 1) : products
  const others = products.slice(shown.length)
  return (
    <div className={styles.pictures} data-one={shown.length < 2 || undefined}>
      {shown.length === 0 && <IconDiscount2 size="2.25rem" aria-hidden="true" />}
      {shown.map(({ id, name, image_url }) => (
        <img key={id} src={pictureUrl(image_url)} alt={name} width={64} height={64} loading="lazy" decoding="async" />
      ))}
      {others.length > 0 && (
        <small role="img" aria-label={listOf(others.map(({ name }) => name))}>
          {texts.offers.otherCount({ count: others.length })}
        </small>
      )}
    </div>
  )
}

function fitText(offer: Offer, lines: readonly CartLine[]): string {
  const fit = eligibility(offer, lines, totalOf(lines))
  if (fit.kind === 'more') return texts.offers.missing({ amount: formatMoney(fit.missing) })
  return fit.kind === 'yes' ? texts.offers.fits : texts.offers.otherProducts
}
