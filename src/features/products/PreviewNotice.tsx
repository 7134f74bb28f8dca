import { productTexts as texts } from '#shared/texts/products.ts'
import styles from './PreviewNotice.module.css'

/** Over products from memory. It takes no place, so nothing moves when it goes. No hooks: drawn before React too. */
export const PreviewNotice = () => (
  <p className={styles.notice} role="status">
    {texts.preview}
  </p>
)
