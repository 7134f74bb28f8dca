import type { ReactNode } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './AgainRow.module.css'

/** The row of favorites and past purchases. Without hooks, because the early script draws it before React has loaded. */
export const AgainPlace = ({ children }: { children: ReactNode }) => (
  <section className={styles.again} aria-label={texts.products.again}>
    <p aria-hidden="true">{texts.products.again}</p>
    <ul className={styles.row} data-view="again">
      {children}
    </ul>
  </section>
)

/** As large as a card's button, which the app adds. */
export const ButtonPlace = () => <span className={styles.button} />
