import type { Shelf } from '#domain/machine/shelf.ts'
import { AddButton } from '#features/products/AddButton.tsx'
import { CategoryChips } from '#features/products/CategoryChips.tsx'
import { PreviewNotice } from '#features/products/PreviewNotice.tsx'
import { ProductCard } from '#features/products/ProductCard.tsx'
import grid from '#features/products/ProductGrid.module.css'
import { ProductSearch } from '#features/products/ProductSearch.tsx'
import { ProductSkeleton } from '#features/products/ProductSkeleton.tsx'
import { type View, ViewSelect } from '#features/products/ViewSelect.tsx'
import { routes } from '#shared/paths.ts'
import { productTexts as texts } from '#shared/texts/products.ts'
import screen from '#shared/ui/Screen.module.css'
import layout from '../Layout.module.css'
import { MachineTitle, Mark } from '../MachineTitle.tsx'

interface Props {
  name: string
  place: string | undefined
  /** Undefined until the answer arrives. */
  shelf: Shelf | undefined
  view: View
  canBuy: boolean
  /** Whether the products are from the last visit. */
  isPreview: boolean
}

/** Enough for one screen. React renders the rest; every further card here delays the app. */
const count = innerWidth < 760 ? 6 : 15

const ignore = () => {}

/** The products screen as React will render it, built from components without hooks. */
export function EarlyProducts({ name, place, shelf, view, canBuy, isPreview }: Props) {
  return (
    <div className={layout.app} data-tabs>
      <header className={layout.header}>
        <div className={layout.bar}>
          <div className={layout.place}>
            <a href={routes.dashboard} className={layout.mark}>
              <Mark />
            </a>
            <a href={routes.searchMachine} className={layout.machine}>
              <MachineTitle name={name} place={place} />
            </a>
          </div>
          <div className={layout.tabs} />
        </div>
      </header>
      <main className={layout.main}>
        <div className={screen.screen} data-wide>
          <div className={screen.head}>
            <h1>{texts.title}</h1>
            {shelf && (
              <>
                <ProductSearch text="" onChange={ignore} />
                <ViewSelect view={view} onChoose={ignore} />
              </>
            )}
          </div>
          {shelf && view !== 'tray' ? <EarlyShelf shelf={shelf} view={view} canBuy={canBuy} /> : <ProductSkeleton />}
          {isPreview && <PreviewNotice />}
        </div>
      </main>
    </div>
  )
}

function EarlyShelf({ shelf, view, canBuy }: { shelf: Shelf; view: View; canBuy: boolean }) {
  const { items, categories } = shelf
  return (
    <>
      <CategoryChips categories={categories} chosen={null} onChoose={ignore} />
      <ul className={grid.grid} data-view={view} data-early>
        {items.slice(0, count).map((item) => (
          <ProductCard
            key={item.product.id}
            item={item}
            isFirst
            control={canBuy && <AddButton name={item.product.name} />}
          />
        ))}
      </ul>
    </>
  )
}
