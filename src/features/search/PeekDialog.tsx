import type { ReactNode } from 'react'
import { conflictText } from '#domain/machine/avoid-words.ts'
import { isScarce, reasonOf, type ShelfItem, shelfOf } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { useConflict } from '#domain/machine/use-avoided.ts'
import { useGetMachineProducts } from '#generated/hooks/machines.ts'
import { formatMoney } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { DialogFoot } from '#shared/ui/BottomBar.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { FoodMark } from '#shared/ui/FoodMark.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import styles from './PeekDialog.module.css'

/** Milliseconds. Other customers may be buying there. */
const refreshAfter = 20_000

/** Shows what is in a machine without choosing the machine. */
export default function PeekDialog({ machine, onClose }: { machine: KnownMachine; onClose: () => void }) {
  const { id, name } = machine
  const { data, error, refetch } = useGetMachineProducts({ machineId: id }, { refetchInterval: refreshAfter })
  return (
    <Dialog title={name} closeLabel={texts.places.close} onClose={onClose}>
      {error && !data ? (
        <ErrorState title={texts.places.peekFailed} error={error} onRetry={() => refetch()} />
      ) : data ? (
        <>
          <p className={styles.hint} role={error ? 'alert' : undefined}>
            {error
              ? texts.places.peekCutOff
              : data.data.online_status === 'offline'
                ? texts.products.offlineNow
                : texts.places.peekHint}
          </p>
          <Items items={shelfOf(data.data).items} />
          <DialogFoot>
            <Action to={paths.machine(id)}>{texts.places.choose}</Action>
          </DialogFoot>
        </>
      ) : (
        <Loading label={texts.places.loading} />
      )}
    </Dialog>
  )
}

const Items = ({ items }: { items: readonly ShelfItem[] }): ReactNode =>
  items.length === 0 ? (
    <EmptyState drawing="empty" hint={texts.places.peekEmpty} />
  ) : (
    <ul className={styles.list}>
      {items.map((item) => (
        <Item key={cardKey(item.product)} item={item} />
      ))}
    </ul>
  )

function Item({ item }: { item: ShelfItem }) {
  const { product, price, state, units } = item
  const conflict = useConflict(product)
  const reason = reasonOf(state)
  return (
    <li data-out={reason !== null || undefined}>
      <div className={styles.picture}>
        <img src={pictureUrl(product.image_url)} alt="" width={48} height={48} loading="lazy" decoding="async" />
        {product.is_veg !== undefined && (
          <div className={styles.food}>
            <FoodMark isVeg={product.is_veg} />
          </div>
        )}
      </div>
      <span>
        <span>
          <ServerWords>{product.name}</ServerWords>
        </span>
        {conflict && <small className={styles.avoided}>{conflictText(conflict)}</small>}
        {reason && <small>{reason}</small>}
        {isScarce(item) && <small className={styles.scarce}>{texts.products.onlyLeft({ count: units })}</small>}
      </span>
      <b translate="no">{formatMoney(price)}</b>
    </li>
  )
}
