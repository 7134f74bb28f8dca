import type { Shelf } from '#domain/machine/shelf.ts'
import { productTexts as texts } from '#shared/texts/products.ts'
import styles from './CategoryChips.module.css'

interface Props {
  categories: Shelf['categories']
  chosen: string | null
  onChoose: (id: string | null) => void
}

export function CategoryChips({ categories, chosen, onChoose }: Props) {
  if (categories.length < 2) return null
  const all = { id: null, name: texts.all }
  return (
    <fieldset className={styles.chips} aria-label={texts.categories}>
      {[all, ...categories].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={({ currentTarget }) => {
            currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' })
            onChoose(id)
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
