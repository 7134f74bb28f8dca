import { allergenName } from '#domain/machine/avoid-words.ts'
import type { Product } from '#domain/machine/slots.ts'
import { listOf } from '#shared/lists.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './Allergens.module.css'

/** What the server lists, also if that is nothing. Nothing is shown if the server does not say. */
export function Allergens({ product: { allergens } }: { product: Pick<Product, 'allergens'> }) {
  if (!allergens) return null
  if (allergens.length === 0) return <p className={styles.none}>{texts.productDetail.noAllergens}</p>
  return (
    <p className={styles.listed}>
      <b>{texts.productDetail.allergens}</b> <span>{listOf(allergens.map(allergenName))}</span>
    </p>
  )
}
