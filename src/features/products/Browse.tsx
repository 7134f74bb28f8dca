import { Button } from '@mantine/core'
import { lazy, useRef, useState } from 'react'
import { filterItems, type Shelf, type ShelfItem } from '#domain/machine/shelf.ts'
import { loadChunk } from '#shared/load-chunk.ts'
import { paths } from '#shared/paths.ts'
import { productTexts as texts } from '#shared/texts/products.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { CategoryChips } from './CategoryChips.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './ProductsScreen.module.css'
import type { View } from './ViewSelect.tsx'

const TrayView = lazy(() => loadChunk(() => import('./TrayView.tsx')))

type Open = (at: Pick<ShelfItem, 'slot'>) => void

interface Props {
  shelf: Shelf
  view: View
  canBuy: boolean
  text: string
  onText: (text: string) => void
  onOpen: Open
}

/** The products, filtered by category and search, in the chosen view. */
export function Browse({ shelf, view, canBuy, text, onText, onOpen }: Props) {
  const [wanted, setWanted] = useState<string | null>(null)
  const open = useStableCallback(onOpen)
  // A category that disappears after a refresh must not hide everything.
  const category = shelf.categories.some(({ id }) => id === wanted) ? wanted : null
  const items = filterItems(shelf.items, category, text)
  if (shelf.items.length === 0)
    return (
      <EmptyState
        title={texts.empty}
        hint={texts.emptyHint}
        action={{ label: texts.toSearch, to: paths.searchMachine }}
      />
    )
  const choose = (id: string | null) => {
    setWanted(id)
    window.scrollTo({ top: 0 })
  }
  const showAll = () => {
    setWanted(null)
    onText('')
  }
  return (
    <>
      <CategoryChips categories={shelf.categories} chosen={category} onChoose={choose} />
      {items.length === 0 ? (
        <NothingFound onShowAll={showAll} />
      ) : view === 'tray' ? (
        <LazyPart>
          <TrayView slots={shelf.slots} found={items} onOpen={open} />
        </LazyPart>
      ) : (
        <ProductGrid items={items} canBuy={canBuy} view={view} onOpen={open} />
      )}
    </>
  )
}

/** Stable callback, so memoized cards don't re-render. */
function useStableCallback(call: Open) {
  const latest = useRef(call)
  latest.current = call
  return useRef<Open>((at) => latest.current(at)).current
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <section className={styles.nothing}>
      <p role="status">{texts.nothing}</p>
      <Button variant="subtle" onClick={onShowAll}>
        {texts.showAll}
      </Button>
    </section>
  )
}
