import { lazy, useState } from 'react'
import { firstIds } from '#domain/machine/bought-before.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { anything } from '#domain/machine/diet.ts'
import { useLiveStatus } from '#domain/machine/live-status.ts'
import { useShelf } from '#domain/machine/use-shelf.ts'
import { currentSession } from '#domain/session/session.ts'
import { loadChunk, loadLater } from '#shared/load-chunk.ts'
import { paths } from '#shared/paths.ts'
import { readOwned } from '#shared/storage/owned.ts'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { LongWait } from '#shared/ui/LongWait.tsx'
import { lazyOptional } from '#shared/ui/lazy-screen.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { Browse } from './Browse.tsx'
import { PreviewNotice } from './PreviewNotice.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import styles from './ProductsScreen.module.css'
import { ProductToolsPlaceholder } from './ProductToolsPlaceholder.tsx'
import { useOpenedProduct } from './use-opened-product.ts'

const ProductTools = lazy(() => loadLater(() => import('./ProductTools.tsx')))
const AvoidLost = lazyOptional('AvoidLost', () => import('#features/avoid/AvoidLost.tsx'))
const AvoidUnset = lazyOptional('AvoidUnset', () => import('#features/avoid/AvoidUnset.tsx'))
const ProductDetail = lazy(() => loadChunk(() => import('./ProductDetail.tsx')))

export function ProductsScreen() {
  const machine = useChosenMachine()
  return machine && <Products key={machine.id} machineId={machine.id} />
}

function Products({ machineId }: { machineId: string }) {
  const { shelf, isPreview, wasOffline, isPartial, error, refetch } = useShelf(machineId)
  const canBuy = useCanBuy(machineId, wasOffline)
  const view = useStored('productViewType') ?? 'grid'
  const { opened, open, close } = useOpenedProduct(shelf)
  const [text, setText] = useState('')
  const [diet, setDiet] = useState(anything)
  // Read once: the row must not move when it changes.
  const [bought] = useState(() => {
    const { userId } = currentSession()
    return firstIds(readOwned('favorites', userId), readOwned('boughtBefore', userId))
  })
  const showAll = () => {
    setText('')
    setDiet(anything)
  }
  return (
    <Screen
      wide
      title={texts.products.title}
      tools={
        shelf &&
        shelf.items.length > 0 && (
          <LazyPart fallback={<ProductToolsPlaceholder />}>
            <ProductTools
              items={shelf.items}
              text={text}
              onText={setText}
              diet={diet}
              onDiet={setDiet}
              view={view}
              onView={(chosen) => write('productViewType', chosen)}
            />
          </LazyPart>
        )
      }
    >
      {!canBuy && (
        <div className={styles.offline}>
          <p role="status">
            <b>{texts.products.offlineNow}</b> <span>{texts.products.offlineNotice}</span>
          </p>
          <TextLink to={paths.searchMachine} size="sm">
            {texts.products.toSearch}
          </TextLink>
        </div>
      )}
      <AvoidLost />
      {shelf ? (
        <Browse
          machineId={machineId}
          shelf={shelf}
          view={view}
          canBuy={canBuy}
          text={text}
          diet={diet}
          bought={bought}
          onShowAll={showAll}
          onOpen={open}
          end={text === '' && diet === anything && <AvoidUnset />}
        />
      ) : error ? (
        <ErrorState title={texts.products.failed} error={error} onRetry={refetch} />
      ) : (
        <ProductSkeleton />
      )}
      {isPreview && <PreviewNotice />}
      {(isPreview || !(shelf || error)) && <LongWait />}
      {isPartial && <p className={styles.partial}>{texts.products.partial}</p>}
      {opened && (
        <LazyPart isOverlay>
          <ProductDetail item={opened} canBuy={canBuy} onClose={close} />
        </LazyPart>
      )}
    </Screen>
  )
}

/** Whether the machine is online; until that is known, whether it was at the last visit. */
function useCanBuy(machineId: string, wasOffline: boolean) {
  const status = useLiveStatus(machineId)
  return status ? status !== 'offline' : !wasOffline
}
