import { ActionIcon, Indicator } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import '@mantine/core/styles/Indicator.layer.css'
import { useState } from 'react'
import type { Diet } from '#domain/machine/diet.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { texts } from '#shared/texts/catalog.ts'
import { SearchField } from '#shared/ui/SearchField.tsx'
import DietSheet from './DietSheet.tsx'
import styles from './ProductTools.module.css'
import { type View, ViewChoice } from './ViewChoice.tsx'

interface Props {
  items: readonly ShelfItem[]
  text: string
  onText: (text: string) => void
  diet: Diet
  onDiet: (diet: Diet) => void
  view: View
  onView: (view: View) => void
}

export default function ProductTools({ items, text, onText, diet, onDiet, view, onView }: Props) {
  const [isOpen, setOpen] = useState(false)
  const count = diet.without.length + Number(diet.isVegetarian) + Number(diet.only !== undefined)
  return (
    <div className={styles.tools} data-searching={text !== '' || undefined}>
      <SearchField
        className={styles.search}
        label={texts.productTools.search}
        placeholder={texts.productTools.searchShort}
        text={text}
        onChange={onText}
      />
      <Indicator
        // The button's name has the number.
        label={<span aria-hidden="true">{count}</span>}
        disabled={count === 0}
        size={20}
        offset={4}
        zIndex={1}
      >
        <ActionIcon
          variant="default"
          className={styles.filter}
          data-active={count > 0 || undefined}
          aria-label={texts.productTools.filters({ count })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconAdjustmentsHorizontal size="1.3125rem" aria-hidden="true" />
        </ActionIcon>
      </Indicator>
      <ViewChoice view={view} onView={onView} />
      {isOpen && <DietSheet items={items} diet={diet} onChoose={onDiet} onClose={() => setOpen(false)} />}
    </div>
  )
}
