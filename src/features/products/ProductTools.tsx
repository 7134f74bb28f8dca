import { ActionIcon, Indicator, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconLayoutGrid, IconList, IconTable } from '@tabler/icons-react'
import '@mantine/core/styles/Indicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { useState } from 'react'
import type { Diet } from '#domain/machine/diet.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import type { Value } from '#shared/storage/keys.ts'
import { texts } from '#shared/texts/catalog.ts'
import { viewPlaces } from '#shared/ui/places.ts'
import { SearchField } from '#shared/ui/SearchField.tsx'
import DietSheet from './DietSheet.tsx'
import styles from './ProductTools.module.css'

export type View = Value<'productViewType'>

const icons = { grid: IconLayoutGrid, list: IconList, tray: IconTable }
const views = (Object.keys(icons) as View[]).map((value) => {
  const Icon = icons[value]
  return {
    value,
    label: (
      <>
        <Icon size={21} aria-hidden="true" />
        <VisuallyHidden>{texts.productTools.views[value]}</VisuallyHidden>
      </>
    ),
  }
})

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
    <div className={styles.tools}>
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
          <IconAdjustmentsHorizontal size={21} aria-hidden="true" />
        </ActionIcon>
      </Indicator>
      <SegmentedControl<View>
        withItemsBorders={false}
        ref={viewPlaces}
        aria-label={texts.products.view}
        classNames={{ root: styles.view, label: styles.kind, indicator: styles.chosen }}
        data={views}
        value={view}
        onChange={onView}
      />
      {isOpen && <DietSheet items={items} diet={diet} onChoose={onDiet} onClose={() => setOpen(false)} />}
    </div>
  )
}
