import type { ReactNode } from 'react'
import type { Shelf } from '#domain/machine/shelf.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './CategoryChips.module.css'

/** The row of categories. Without hooks, because the page's first script draws it too. */
export const CategoryRow = ({ children }: { children: ReactNode }) => <div className={styles.chips}>{children}</div>

/** Looks like the chips until they have loaded, so that nothing moves. */
export const CategoryPlace = ({ categories }: Pick<Shelf, 'categories'>) => (
  <>
    <span className={styles.chip} data-checked>
      {texts.products.all}
    </span>
    {categories.map(({ id, name }) => (
      <span key={id} className={styles.chip}>
        {name}
      </span>
    ))}
  </>
)
