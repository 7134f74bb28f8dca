import type { ReactNode } from 'react'
import { type Shelf, withOffer } from '#domain/machine/shelf.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import styles from './CategoryChips.module.css'

/** The row of categories. Without hooks, because the early script draws it too. */
export const CategoryRow = ({ children }: { children: ReactNode }) => <div className={styles.chips}>{children}</div>

export const CategoryName = ({ id, name }: Shelf['categories'][number]) =>
  id === withOffer.id ? (
    <span className={styles.offers}>{texts.products.offers}</span>
  ) : (
    <ServerWords>{name}</ServerWords>
  )

interface Props extends Pick<Shelf, 'categories'> {
  chosen?: string | null
  onChoose?: (id: string | null) => void
}

/** Placeholder with the size and look of the chips until they have loaded. It responds to taps, also as a drawing. */
export const CategoryPlaceholder = ({ categories, chosen = null, onChoose }: Props) =>
  [{ id: null, name: '' }, ...categories].map(({ id, name }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: radio buttons replace it
    <span
      key={id}
      className={styles.chip}
      data-category={id ?? ''}
      data-checked={id === chosen || undefined}
      onClick={onChoose && (() => onChoose(id))}
    >
      {id === null ? texts.products.all : <CategoryName id={id} name={name} />}
    </span>
  ))
