import { texts } from '#shared/texts/catalog.ts'
import styles from './FoodMark.module.css'

/** India's food mark: a green dot or a brown triangle. Without hooks, because the early script draws it too. */
export const FoodMark = ({ isVeg }: { isVeg: boolean }) => (
  <span
    role="img"
    className={styles.mark}
    data-veg={isVeg}
    aria-label={isVeg ? texts.products.veg : texts.products.nonVeg}
  />
)
