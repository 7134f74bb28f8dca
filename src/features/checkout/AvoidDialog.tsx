import type { ReactNode } from 'react'
import type { CartLine } from '#domain/cart/lines.ts'
import { avoidable, type Conflict, conflictOf } from '#domain/machine/avoid.ts'
import { reasonsOf } from '#domain/machine/avoid-words.ts'
import { useAvoided } from '#domain/machine/use-avoided.ts'
import { useSession } from '#domain/session/session.ts'
import { useOwned } from '#shared/storage/owned.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './AvoidDialog.module.css'

interface Conflicting {
  name: string
  conflict: Conflict
}

/** Products in the cart that conflict with what the customer avoids, each once. */
export function useConflicts(lines: readonly CartLine[]): Conflicting[] {
  const avoided = useAvoided()
  const products = new Map(
    lines.filter(({ outOfStockItem }) => !outOfStockItem).map(({ id, product }) => [id, product]),
  )
  return [...products.values()].flatMap((product) => {
    const conflict = conflictOf(product, avoided)
    return conflict ? [{ name: product.name, conflict }] : []
  })
}

/** Before the first purchase that this phone knows of: whether some list would ask about a product in the cart. */
export function useMayConflict(lines: readonly CartLine[]): boolean {
  const { userId } = useSession()
  const bought = useOwned('boughtBefore', userId)
  return !bought && lines.some(({ product }) => conflictOf(product, avoidable))
}

interface Props {
  conflicts: readonly Conflicting[]
  /** Where its button orders, what is ordered, right above the button. */
  summary: ReactNode
  onYes: () => void
  onClose: () => void
}

/** Asks for confirmation before the customer pays for something they avoid. */
export function AvoidDialog({ conflicts, summary, onYes, onClose }: Props) {
  return (
    <Dialog title={texts.avoid.askTitle} onClose={onClose}>
      <ul className={styles.list}>
        {conflicts.map(({ name, conflict }) => (
          <li key={name}>
            <Words>
              {conflict.reasons.length > 0
                ? texts.avoid.askHas({ name, what: reasonsOf(conflict) })
                : texts.avoid.askUnclear({ name })}
            </Words>
          </li>
        ))}
      </ul>
      <p>{texts.avoid.askHint}</p>
      {summary}
      <DialogActions>
        <Action onClick={onClose}>{texts.avoid.no}</Action>
        <Action rank="second" onClick={onYes}>
          {summary ? texts.checkout.orderBinding : texts.avoid.yes}
        </Action>
      </DialogActions>
    </Dialog>
  )
}
