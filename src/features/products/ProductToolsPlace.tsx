import styles from './ProductTools.module.css'

/** Keeps the tools' place. Without hooks, because the page's first script draws it too. */
export const ProductToolsPlace = () => (
  <div className={styles.tools}>
    <span className={styles.search} />
    <span className={styles.filter} />
    <span className={styles.view} />
  </div>
)
