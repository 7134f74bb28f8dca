import { useState } from 'react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useLiveStatus } from '#domain/machine/live-status.ts'
import { filterItems, type Shelf } from '#domain/machine/shelf.ts'
import { useShelf } from '#domain/machine/use-shelf.ts'
import { paths } from '#shared/paths.ts'
import { productTexts as texts } from '#shared/texts/products.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { CategoryChips } from './CategoryChips.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import styles from './ProductsScreen.module.css'

export function ProductsScreen() {
  const machine = useChosenMachine()
  return machine && <Products key={machine.id} machineId={machine.id} />
}

function Products({ machineId }: { machineId: string }) {
  const { shelf, status, isPartial, error, refetch } = useShelf(machineId)
  const isOffline = useLiveStatus(machineId, status) === 'offline'
  const [text, setText] = useState('')
  return (
    <Screen
      wide
      title={texts.title}
      aside={shelf && shelf.items.length > 0 && <ProductSearch text={text} onChange={setText} />}
    >
      {isOffline && (
        <p className={styles.offline}>
          <b>{texts.offlineNow}</b> {texts.offlineNotice}
        </p>
      )}
      {shelf ? (
        <Browse shelf={shelf} canBuy={!isOffline} text={text} onText={setText} />
      ) : error ? (
        <ErrorState title={texts.failed} error={error} onRetry={refetch} />
      ) : (
        <ProductSkeleton />
      )}
      {isPartial && <p className={styles.partial}>{texts.partial}</p>}
    </Screen>
  )
}

interface BrowseProps {
  shelf: Shelf
  canBuy: boolean
  text: string
  onText: (text: string) => void
}

function Browse({ shelf, canBuy, text, onText }: BrowseProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  // A category that is gone after a refresh must not hide everything.
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
      {items.length > 0 ? <ProductGrid items={items} canBuy={canBuy} /> : <NothingFound onShowAll={showAll} />}
    </>
  )
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <section className={styles.nothing}>
      <p role="status">{texts.nothing}</p>
      <button type="button" onClick={onShowAll}>
        {texts.showAll}
      </button>
    </section>
  )
}
