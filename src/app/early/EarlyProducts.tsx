import type { ComponentProps } from 'react'
import type { Deal } from '#domain/cart/deal.ts'
import { boughtHere } from '#domain/machine/bought-before.ts'
import type { Shelf, ShelfItem } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { AddButton } from '#features/products/AddButton.tsx'
import { AgainRow } from '#features/products/AgainRow.tsx'
import { CategoryPlaceholder, CategoryRow } from '#features/products/CategoryPlaceholder.tsx'
import { PreviewNotice } from '#features/products/PreviewNotice.tsx'
import { ProductCard } from '#features/products/ProductCard.tsx'
import grid from '#features/products/ProductGrid.module.css'
import { ProductSkeleton } from '#features/products/ProductSkeleton.tsx'
import type { View } from '#features/products/ProductTools.tsx'
import { ProductToolsPlaceholder } from '#features/products/ProductToolsPlaceholder.tsx'
import { inApp } from '#shared/base.ts'
import { dashboardRoute, searchMachineRoute } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import screen from '#shared/ui/Screen.module.css'
import layout from '../Layout.module.css'
import { MachineTitle, Mark } from '../MachineTitle.tsx'

interface Props {
  /** Empty until the machine is known. */
  name: string
  place: string | undefined
  /** Undefined until the response arrives. */
  shelf: Shelf | undefined
  view: View
  canBuy: boolean
  /** Ids of favorites, then of products bought before. */
  bought: readonly string[]
  /** How many of a card (cardKey) are in the cart. */
  countOf: (card: string) => number
  /** What a tap charges. */
  dealOf: (product: ShelfItem['product']) => Deal | undefined
  /** Whether the products are those of the last visit. */
  isPreview: boolean
}

/** Enough for one screen. React renders the rest; more cards here would delay the app. */
const count = innerWidth < 760 ? 6 : 15

/** The products screen as React renders it later, from components without hooks. */
export function EarlyProducts({ name, place, shelf, view, canBuy, bought, countOf, dealOf, isPreview }: Props) {
  return (
    <div className={layout.app} data-tabs>
      <header className={layout.header}>
        <div className={layout.bar}>
          <div className={layout.place}>
            <a href={inApp(dashboardRoute)} className={layout.mark}>
              <Mark />
            </a>
            {name && (
              <a href={inApp(searchMachineRoute)} className={layout.machine}>
                <MachineTitle name={name} place={place} />
              </a>
            )}
          </div>
          <div className={layout.tabs} />
        </div>
      </header>
      <main className={layout.main}>
        <div className={screen.screen} data-wide data-tools>
          <div className={screen.head}>
            <h1>{texts.products.title}</h1>
            {shelf && <ProductToolsPlaceholder />}
          </div>
          {shelf && view !== 'tray' ? (
            <EarlyShelf shelf={shelf} view={view} canBuy={canBuy} bought={bought} countOf={countOf} dealOf={dealOf} />
          ) : (
            <ProductSkeleton />
          )}
          {isPreview && <PreviewNotice />}
        </div>
      </main>
    </div>
  )
}

function EarlyShelf({
  shelf: { items, categories },
  view,
  canBuy,
  bought,
  countOf,
  dealOf,
}: Pick<Props, 'view' | 'canBuy' | 'bought' | 'countOf' | 'dealOf'> & { shelf: Shelf }) {
  const control = ({ product }: ShelfItem) => {
    const { name } = product
    const count = countOf(cardKey(product))
    if (count === 0) return canBuy && <AddButton name={name} />
    const label = `${count}, ${texts.cart.addNamed({ name })}`
    return canBuy && <AddButton name={name} label={label} isFilled text={count} />
  }
  const Card = (props: ComponentProps<typeof ProductCard>) => (
    <ProductCard {...props} deal={dealOf(props.item.product)} />
  )
  return (
    <>
      {categories.length > 1 && (
        <CategoryRow>
          <CategoryPlaceholder categories={categories} />
        </CategoryRow>
      )}
      <AgainRow items={boughtHere(items, bought)} control={control} card={Card} />
      <ul className={grid.grid} data-view={view} data-early>
        {items.slice(0, count).map((item) => (
          <Card key={cardKey(item.product)} item={item} isFirst control={control(item)} />
        ))}
      </ul>
    </>
  )
}
