import { lazy, type ReactNode, Suspense } from 'react'
import { boughtHere } from '#domain/machine/bought-before.ts'
import type { Diet } from '#domain/machine/diet.ts'
import { filterItems, type Shelf, type ShelfItem } from '#domain/machine/shelf.ts'
import { slotLabel } from '#domain/machine/tray.ts'
import { loadChunk, loadLater } from '#shared/load-chunk.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { AddControl } from './AddControl.tsx'
import { AgainRow } from './AgainRow.tsx'
import { CategoryPlaceholder, CategoryRow } from './CategoryPlaceholder.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './ProductsScreen.module.css'
import { useCategory } from './use-category.ts'
import type { View } from './ViewChoice.tsx'

const CategoryChips = lazy(() => loadLater(() => import('./CategoryChips.tsx')))
const NothingHere = lazy(() => loadChunk(() => import('./NothingHere.tsx')))
// Optional: the product's sheet and the checkout also warn.
const AvoidMark = lazy(() => loadLater(() => import('./AvoidMark.tsx')).catch(() => ({ default: () => null })))
const SmallAdd = ({ item }: { item: ShelfItem }) => <AddControl item={item} isSmall />
const BuyAgain = lazy(() => loadLater(() => import('./BuyAgain.tsx')).catch(() => ({ default: SmallAdd })))
const TrayView = lazy(() => loadChunk(() => import('./TrayView.tsx')))

type Open = (at: Pick<ShelfItem, 'slot'>) => void

interface Props {
  machineId: string
  shelf: Shelf
  view: View
  canBuy: boolean
  text: string
  diet: Diet
  /** Ids of favorites, then of products bought before. */
  bought: readonly string[]
  onShowAll: () => void
  /** Must be stable, because memoized cards compare it. */
  onOpen: Open
  /** What follows the products. */
  end: ReactNode
}

const avoidMark = (item: ShelfItem) => (
  <Suspense>
    <AvoidMark {...item} />
  </Suspense>
)

/** The products, filtered by category and search, in the chosen view. */
export function Browse({ machineId, shelf, view, canBuy, text, diet, bought, onShowAll, onOpen, end }: Props) {
  const [wanted, setWanted] = useCategory()
  const mark = useStored('avoid')?.length ? avoidMark : undefined
  // A category that disappears after a refresh must not hide everything.
  const category = shelf.categories.some(({ id }) => id === wanted) ? wanted : null
  const items = filterItems(shelf.items, category, text, diet)
  const again = items.length === shelf.items.length ? boughtHere(items, bought) : []
  if (shelf.items.length === 0)
    return (
      <LazyPart>
        <NothingHere machineId={machineId} text={text} />
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
      {shelf.categories.length > 0 && (
        <CategoryRow>
          <LazyPart
            fallback={<CategoryPlaceholder categories={shelf.categories} chosen={category} onChoose={choose} />}
          >
            <CategoryChips categories={shelf.categories} chosen={category} onChoose={choose} />
          </LazyPart>
        </CategoryRow>
      )}
      {/* Always rendered, so that screen readers announce changes. */}
      <p role="status" className={styles.found}>
        {items.length < shelf.items.length && items.length > 0 && texts.cart.bar({ count: items.length })}
      </p>
      <AgainRow
        items={again}
        control={(item) =>
          canBuy && (
            <Suspense fallback={<SmallAdd item={item} />}>
              <BuyAgain item={item} />
            </Suspense>
          )
        }
        mark={mark}
        onOpen={onOpen}
      />
      {items.length === 0 ? (
        <LazyPart>
          <NothingHere machineId={machineId} text={text} onShowAll={showAll} />
        </LazyPart>
      ) : view === 'tray' && shelf.slots.some(slotLabel) ? (
        <LazyPart>
          <TrayView shelf={shelf} found={items} canBuy={canBuy} onOpen={onOpen} />
          {end}
        </LazyPart>
      ) : (
        <ProductGrid
          items={items}
          canBuy={canBuy}
          view={view === 'list' ? view : 'grid'}
          mark={mark}
          onOpen={onOpen}
          end={end}
        />
      )}
    </>
  )
}
