import { texts } from '#shared/texts/catalog.ts'
import styles from './PreviewNotice.module.css'

/** Shown over a stored preview, outside the layout. */
export const PreviewNotice = () => (
  <p className={styles.notice} role="status">
    {texts.products.preview}
  </p>
)
