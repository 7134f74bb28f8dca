import type { ReactNode } from 'react'
import type { Deal } from '#domain/cart/deal.ts'
import type { Shelf, ShelfItem } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { AgainPlace, ButtonPlace } from '#features/products/AgainPlace.tsx'
import { CategoryPlaceholder, CategoryRow } from '#features/products/CategoryPlaceholder.tsx'
import { ProductCard } from '#features/products/ProductCard.tsx'
import grid from '#features/products/ProductGrid.module.css'
import { ProductToolsPlaceholder } from '#features/products/ProductToolsPlaceholder.tsx'
import { inApp } from '#shared/base.ts'
import type { WeekTime } from '#shared/measures.ts'
import { dashboardRoute, searchMachineRoute } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import screen from '#shared/ui/Screen.module.css'
import layout from '../Layout.module.css'
import { MachineTitle, Mark } from '../MachineTitle.tsx'

interface Props extends Pick<Shelf, 'items' | 'categories'> {
  name: string
  place: string | undefined
  /** When the closed place opens. */
  opensAt: WeekTime | undefined
  isList: boolean
  /** The row of favorites and past purchases, without which the list would move when React renders it. */
  again: readonly ShelfItem[]
  /** What a tap charges. */
  dealOf: (product: ShelfItem['product']) => Deal | undefined
  /** The buy control; undefined if no tap can be answered yet. */
  controlOf: ((item: ShelfItem) => ReactNode) | undefined
}

/** Enough for one screen. React renders the rest; more cards here would delay the app. */
const count = innerWidth < 760 ? 6 : 15

/** The products screen as React renders it later, from components without hooks. */
export const EarlyProducts = ({ name, place, opensAt, items, categories, isList, again, dealOf, controlOf }: Props) => (
  <div className={layout.app} data-tabs>
    <header className={layout.header}>
      <div className={layout.bar}>
        <div className={layout.place}>
          <a href={inApp(dashboardRoute)} className={layout.mark}>
            <Mark />
          </a>
          <a href={inApp(searchMachineRoute)} className={layout.machine}>
            <MachineTitle name={name} place={place} opensAt={opensAt} />
          </a>
        </div>
        <div className={layout.tabs} />
      </div>
    </header>
    <main className={layout.main}>
      <div className={screen.screen} data-wide data-tools="some">
        <div className={screen.head}>
          <h1>{texts.products.title}</h1>
          <ProductToolsPlaceholder />
        </div>
        {categories.length > 0 && (
          <CategoryRow>
            <CategoryPlaceholder categories={categories} />
          </CategoryRow>
        )}
        {again.length > 0 && (
          <AgainPlace>
            {again.map((item) => (
              <ProductCard
                key={cardKey(item.product)}
                item={item}
                deal={dealOf(item.product)}
                isFirst
                control={<ButtonPlace />}
              />
            ))}
          </AgainPlace>
        )}
        <ul className={grid.grid} data-view={isList ? 'list' : 'grid'} data-early>
          {items.slice(0, count).map((item) => (
            <ProductCard
              key={cardKey(item.product)}
              item={item}
              deal={dealOf(item.product)}
              isFirst
              control={controlOf?.(item)}
            />
          ))}
        </ul>
      </div>
    </main>
  </div>
)
