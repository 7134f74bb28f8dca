import { lazy, useRef, useState } from 'react'
import { boughtHere } from '#domain/machine/bought-before.ts'
import type { Diet } from '#domain/machine/diet.ts'
import { filterItems, type Shelf, type ShelfItem } from '#domain/machine/shelf.ts'
import { loadChunk } from '#shared/load-chunk.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { AddControl } from './AddControl.tsx'
import { AgainRow } from './AgainRow.tsx'
import { CategoryPlace, CategoryRow } from './CategoryPlace.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import type { View } from './ProductTools.tsx'

const CategoryChips = lazy(() => loadChunk(() => import('./CategoryChips.tsx')))
const NothingHere = lazy(() => loadChunk(() => import('./NothingHere.tsx')))
const TrayView = lazy(() => loadChunk(() => import('./TrayView.tsx')))

type Open = (at: Pick<ShelfItem, 'slot'>) => void

interface Props {
  shelf: Shelf
  view: View
  canBuy: boolean
  text: string
  diet: Diet
  /** Product ids. */
  bought: readonly string[]
  onShowAll: () => void
  onOpen: Open
}

/** The products, filtered by category and search, in the chosen view. */
export function Browse({ shelf, view, canBuy, text, diet, bought, onShowAll, onOpen }: Props) {
  const [wanted, setWanted] = useState<string | null>(null)
  const open = useStableCallback(onOpen)
  // A category that disappears after a refresh must not hide everything.
  const category = shelf.categories.some(({ id }) => id === wanted) ? wanted : null
  const items = filterItems(shelf.items, category, text, diet)
  const again = items.length === shelf.items.length ? boughtHere(items, bought) : []
  if (shelf.items.length === 0)
    return (
      <LazyPart>
        <NothingHere />
      </LazyPart>
    )
  const choose = (id: string | null) => {
    setWanted(id)
    window.scrollTo({ top: 0 })
  }
  const showAll = () => {
    setWanted(null)
    onShowAll()
  }
  return (
    <>
      {shelf.categories.length > 1 && (
        <CategoryRow>
          <LazyPart fallback={<CategoryPlace categories={shelf.categories} />}>
            <CategoryChips categories={shelf.categories} chosen={category} onChoose={choose} />
          </LazyPart>
        </CategoryRow>
      )}
      {view !== 'tray' && (
        <AgainRow items={again} control={(item) => canBuy && <AddControl item={item} isSmall />} onOpen={open} />
      )}
      {items.length === 0 ? (
        <LazyPart>
          <NothingHere onShowAll={showAll} />
        </LazyPart>
      ) : view === 'tray' ? (
        <LazyPart>
          <TrayView shelf={shelf} found={items} canBuy={canBuy} onOpen={open} />
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
