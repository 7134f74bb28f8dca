import { useCartCount } from '#domain/cart/cart-store.ts'
import { countOf } from '#domain/cart/lines.ts'
import type { Shortage } from '#domain/cart/order-again.ts'
import type { Order } from '#domain/order/order-state.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './OrderAgain.module.css'
import type { Proposal } from './use-order-again.ts'

interface Props {
  proposal: Proposal
  machine: Order['machine']
  /** The order's. */
  currency: string | undefined
  isOtherMachine: boolean
  onTake: () => void
  onClose: () => void
}

function shortageText({ reason, got, wanted }: Shortage): string {
  if (reason === 'gone') return texts.orders.shortages.gone
  if (reason === 'limit') return texts.orders.shortages.limit({ got, wanted })
  return got === 0 ? texts.orders.shortages.soldOut : texts.orders.shortages.fewer({ got, wanted })
}

/** Shows missing products, new prices and what will be replaced, before the cart changes. */
export function OrderAgainDialog({ proposal, machine, currency, isOtherMachine, onTake, onClose }: Props) {
  const { lines, missing, newPrices, newChoices, response } = proposal
  const inCart = useCartCount()
  if (response.online_status === 'offline')
    return (
      <Dialog title={texts.orders.againOffline({ machine: machine.name })} onClose={onClose}>
        <p>{texts.orders.againOfflineHint}</p>
        <Action rank="second" onClick={onClose}>
          {texts.orders.againNo}
        </Action>
      </Dialog>
    )
  const count = countOf(lines)
  return (
    <Dialog title={count > 0 ? texts.orders.againTitle : texts.orders.againNothing} onClose={onClose}>
      <Notes title={texts.orders.missing} rows={missing.map((shortage) => [shortage.name, shortageText(shortage)])} />
      <Notes
        title={texts.orders.newPrices}
        rows={newPrices.map(({ name, from, to }) => [
          name,
          texts.orders.changed({ to: priceOf(to, currency), from: priceOf(from, currency) }),
        ])}
      />
      <Notes
        title={texts.orders.newChoices}
        rows={newChoices.map(({ name, from, to }) => [name, texts.orders.changed({ to, from })])}
      />
      {count > 0 && isOtherMachine && (
        <p>
          <Words>{texts.orders.againMachine({ machine: machine.name, place: machine.place.name || machine.id })}</Words>
        </p>
      )}
      {count > 0 && inCart > 0 && <p>{texts.orders.againReplaces({ count: inCart })}</p>}
      <DialogActions>
        {count > 0 ? (
          <Action rank={inCart > 0 ? 'danger' : 'main'} onClick={onTake}>
            {inCart > 0 ? texts.orders.againReplace : texts.orders.againYes({ count })}
          </Action>
        ) : (
          <Action to={paths.machine(machine.id)}>{texts.orders.toMachine({ machine: machine.name })}</Action>
        )}
        <Action rank="second" onClick={onClose}>
          {texts.orders.againNo}
        </Action>
      </DialogActions>
    </Dialog>
  )
}

function Notes({ title, rows }: { title: string; rows: (readonly [name: string, note: string])[] }) {
  if (rows.length === 0) return null
  return (
    <section className={styles.notes}>
      <h3>{title}</h3>
      <ul>
        {rows.map(([name, note]) => (
          <li key={name + note}>
            <b>
              <ServerWords>{name}</ServerWords>
            </b>{' '}
            <Words>{note}</Words>
          </li>
        ))}
      </ul>
    </section>
  )
}
