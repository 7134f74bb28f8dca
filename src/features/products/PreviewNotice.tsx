import { texts } from '#shared/texts/catalog.ts'
import styles from './PreviewNotice.module.css'

/** Shown over a stored preview, outside the layout so that nothing moves. Without hooks, because it is drawn before React too. */
export const PreviewNotice = () => (
  <p className={styles.notice} role="status">
    {texts.products.preview}
  </p>
)
