import { useState } from 'react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { useFavorite } from '#domain/machine/use-favorite.ts'
import { isOn, useOffered } from '#domain/session/features.ts'
import { useListFavorites, useSaveFavorite } from '#generated/hooks/favorites.ts'
import { canPush } from '#shared/can-push.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Heart } from '#shared/ui/Heart.tsx'
import { lazyOptional } from '#shared/ui/lazy-screen.ts'
import { toast } from '#shared/ui/toast.tsx'
import styles from './ProductDetail.module.css'

const PushOffer = lazyOptional('PushOffer', () => import('#features/notifications/PushOffer.tsx'))

type Props = Pick<ShelfItem, 'product'>

export function ProductHeart({ product: { id, name } }: Props) {
  const { isFavorite, toggle } = useFavorite({ kind: 'product', id }, () => toast.error(texts.favorites.failed))
  if (!isOn('favorites')) return null
  return <Heart className={styles.heart} label={texts.favorites.mark({ name })} isOn={isFavorite} onToggle={toggle} />
}

/** Nothing is promised that the browser would hold back. An alert from another phone is announced there. */
const isBlocked = () => canPush() && Notification.permission === 'denied'

/** Sets a restock alert for a product that is sold out at this machine. This also makes it a favorite. */
export function StockAlert({ product: { id } }: Props) {
  const isOffered = [useOffered('favorites'), useOffered('stockAlerts')].every(Boolean)
  const machineId = useChosenMachine()?.id ?? ''
  const [cannotTell, setCannotTell] = useState(isBlocked)
  const { data } = useListFavorites({}, { enabled: isOffered })
  const { mutate, isPending, isError } = useSaveFavorite()
  if (!isOffered || !data) return null
  const machineIds = data.data.find(({ target_id }) => target_id === id)?.notify_machine_ids ?? []
  const isSet = machineIds.includes(machineId)
  // An alert from another phone can still be removed here. On an iPhone, it says what it takes.
  if (!isSet && !canPush()) return <PushOffer about="stock" />
  const others = machineIds.filter((each) => each !== machineId)
  const notify_machine_ids = isSet ? others : [...others, machineId]
  return (
    <div className={styles.alert}>
      <p role="status">
        {isError
          ? texts.favorites.failed
          : isSet && (cannotTell ? texts.favorites.savedOnly : texts.favorites.willTell)}
      </p>
      <Action
        rank={isSet ? 'quiet' : 'second'}
        disabled={isPending}
        onClick={() => mutate({ params: { kind: 'product', targetId: id }, body: { notify_machine_ids } })}
      >
        {isSet ? texts.favorites.dontTell : texts.favorites.tellMe}
      </Action>
      {isSet && !cannotTell && <PushOffer about="stock" onBlocked={() => setCannotTell(true)} />}
    </div>
  )
}
