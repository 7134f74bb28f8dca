import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useCartLines } from '#domain/cart/cart-store.ts'
import { useCartOffer } from '#domain/cart/use-cart-offer.ts'
import { type ChosenMachine, useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useShelf } from '#domain/machine/use-shelf.ts'
import { useOfferChoice, useSelectedOfferId } from '#domain/offers/selected-offer.ts'
import { useListOffers } from '#generated/hooks/offers.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { LongWait } from '#shared/ui/LongWait.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { PartialNote } from '#shared/ui/PartialNote.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { OfferCard } from './OfferCard.tsx'
import styles from './Offers.module.css'

/** The chosen machine's offers, and which one the next order uses. */
export function OffersScreen() {
  const machine = useChosenMachine()
  return (
    <Screen title={texts.offers.title} back={paths.root} wide>
      {machine ? (
        <Offers machine={machine} />
      ) : (
        <EmptyState
          title={texts.offers.noMachine}
          hint={texts.offers.noMachineHint}
          action={{ label: texts.offers.toSearch, to: paths.searchMachine }}
        />
      )}
    </Screen>
  )
}

function Offers({ machine: { id, machine } }: { machine: ChosenMachine }) {
  const { data, error, isFetching, refetch } = useListOffers({ machineId: id, pageOff: true })
  // Only for the products' pictures. Offers are shown even without them.
  const { shelf } = useShelf(id)
  const lines = useCartLines()
  const best = useCartOffer().offer?.id
  const selected = useSelectedOfferId()
  const usedId = useOfferChoice().kind === 'own' ? selected : best
  const productOf = (productId: string) => shelf?.items.find(({ product }) => product.id === productId)?.product
  // Earlier offers may have ended meanwhile.
  if (error && !isFetching)
    return (
      <ErrorState title={texts.offers.failed} hint={texts.offers.failedHint} error={error} onRetry={() => refetch()} />
    )
  if (!data || error) return <Waiting />
  if (data.data.length === 0)
    return (
      <EmptyState
        drawing="offer"
        title={texts.offers.none}
        hint={texts.offers.noneHint}
        action={{ label: texts.offers.toProducts, to: paths.products }}
      />
    )
  return (
    <>
      <p className={styles.at}>
        <Words>{texts.offers.at({ machine: machine?.name ?? id })}</Words>
      </p>
      <PartialNote response={data} />
      <ul className={styles.list}>
        {data.data.map((offer) => (
          <OfferCard key={offer.id} offer={offer} isUsed={offer.id === usedId} lines={lines} productOf={productOf} />
        ))}
      </ul>
      <div className={styles.next}>
        <Action to={lines.length > 0 ? paths.cart : paths.products} rank="second">
          {lines.length > 0 ? texts.offers.toCart : texts.offers.toProducts}
        </Action>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <>
      <LongWait />
      <div role="status">
        <VisuallyHidden>{texts.offers.loading}</VisuallyHidden>
        <div className={styles.list} aria-hidden="true">
          {['first', 'second', 'third'].map((key) => (
            <Skeleton key={key} height={150} radius="lg" />
          ))}
        </div>
      </div>
    </>
  )
}
