import styles from './ProductTools.module.css'

/** Placeholder for the tools. Without hooks, because the early script draws it too. */
export const ProductToolsPlaceholder = () => (
  <div className={styles.tools}>
    <span className={styles.search} />
    <span className={styles.filter} />
    <span className={styles.view} />
  </div>
)
