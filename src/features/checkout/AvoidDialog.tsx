import type { CartLine } from '#domain/cart/lines.ts'
import { type Conflict, conflictOf } from '#domain/machine/avoid.ts'
import { reasonsOf } from '#domain/machine/avoid-words.ts'
import { useAvoided } from '#domain/machine/use-avoided.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import styles from './AvoidDialog.module.css'

interface Asked {
  name: string
  conflict: Conflict
}

/** The lines that conflict with what the customer avoids, one of each product. */
export function useConflicts(lines: readonly CartLine[]): Asked[] {
  const avoided = useAvoided()
  const products = new Map(
    lines.filter(({ outOfStockItem }) => !outOfStockItem).map(({ id, product }) => [id, product]),
  )
  return [...products.values()].flatMap((product) => {
    const conflict = conflictOf(product, avoided)
    return conflict ? [{ name: product.name, conflict }] : []
  })
}

interface Props {
  asked: readonly Asked[]
  onYes: () => void
  onClose: () => void
}

/** Asked before anything is paid that the customer wants to avoid. */
export function AvoidDialog({ asked, onYes, onClose }: Props) {
  return (
    <Dialog title={texts.avoid.askTitle} onClose={onClose}>
      <p>{texts.avoid.askHint}</p>
      <ul className={styles.list}>
        {asked.map(({ name, conflict }) => (
          <li key={name}>
            {conflict.reasons.length > 0
              ? texts.avoid.askHas({ name, what: reasonsOf(conflict) })
              : texts.avoid.askUnclear({ name })}
          </li>
        ))}
      </ul>
      <Action onClick={onClose}>{texts.avoid.no}</Action>
      <Action rank="second" onClick={onYes}>
        {texts.avoid.yes}
      </Action>
    </Dialog>
  )
}
