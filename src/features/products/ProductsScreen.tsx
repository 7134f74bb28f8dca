import { useEffect, useState } from 'react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { filterItems } from '#domain/machine/shelf.ts'
import { useLiveStatus } from '#domain/machine/live-status.ts'
import { useShelf } from '#domain/machine/use-shelf.ts'
import { paths } from '#shared/paths.ts'
import { productTexts as texts } from '#shared/texts/products.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { CategoryChips } from './CategoryChips.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import styles from './ProductsScreen.module.css'

export function ProductsScreen() {
  const machine = useChosenMachine()
  return <Screen key={machine?.id} wide title={texts.title}>{machine && <Products machineId={machine.id} />}</Screen>
}

function Products({ machineId }: { machineId: string }) {
  const { shelf, status, isPartial, error, refetch } = useShelf(machineId)
  const online = useLiveStatus(machineId, status)
  const [category, setCategory] = useState<string | null>(null)
  const [text, setText] = useState('')
  const isOffline = online === 'offline'

  // A category that is gone after a refresh must not hide everything.
  useEffect(() => {
    if (shelf && !shelf.categories.some(({ id }) => id === category)) setCategory(null)
  }, [shelf, category])

  if (error && !shelf) return <ErrorState title={texts.failed} error={error} onRetry={refetch} />
  if (!shelf) return <ProductSkeleton />
  if (shelf.items.length === 0) return <EmptyState title={texts.empty} hint={texts.emptyHint} action={{ label: texts.toSearch, to: paths.searchMachine }} />
  const items = filterItems(shelf.items, category, text)
  return (
    <>
      {isOffline && (
        <p className={styles.offline}>
          <b>{texts.offlineNow}</b> {texts.offlineNotice}
        </p>
      )}
      <div className={styles.tools}>
        <input
          type="search"
          className={styles.search}
          aria-label={texts.search}
          placeholder={texts.search}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <CategoryChips categories={shelf.categories} chosen={category} onChoose={setCategory} />
      </div>
      {items.length === 0 ? (
        <section className={styles.nothing}>
          <p role="status">{texts.nothing}</p>
          <button type="button" onClick={() => { setText(''); setCategory(null) }}>
            {texts.showAll}
          </button>
        </section>
      ) : (
        <ProductGrid items={items} canBuy={!isOffline} />
      )}
      {isPartial && <p className={styles.partial}>{texts.partial}</p>}
    </>
  )
}
