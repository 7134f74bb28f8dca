import { Chip } from '@mantine/core'
import type { Shelf } from '#domain/machine/shelf.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Chip.layer.css'
import styles from './CategoryChips.module.css'
import { CategoryName } from './CategoryPlaceholder.tsx'

interface Props {
  categories: Shelf['categories']
  chosen: string | null
  onChoose: (id: string | null) => void
}

const classNames = { label: styles.chip, iconWrapper: styles.tick }

const intoView = (label: Element | null) => label?.scrollIntoView({ inline: 'center', block: 'nearest' })

export default function CategoryChips({ categories, chosen, onChoose }: Props) {
  return (
    <Chip.Group value={chosen ?? ''} onChange={(id) => onChoose(id || null)}>
      <div
        role="radiogroup"
        aria-label={texts.products.categories}
        className={styles.group}
        onChange={({ target }) => intoView((target as HTMLElement).nextElementSibling)}
      >
        {[{ id: '', name: '' }, ...categories].map(({ id, name }) => (
          <Chip key={id} name="category" value={id} classNames={classNames}>
            {id === '' ? texts.products.all : <CategoryName id={id} name={name} />}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  )
}
