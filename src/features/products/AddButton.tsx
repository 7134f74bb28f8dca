import { texts } from '#shared/texts/catalog.ts'
import styles from './AddControl.module.css'

/** Without hooks, because the early script draws it before React has loaded. */
export function AddButton({ name, onAdd }: { name: string; onAdd?: () => void }) {
  return (
    <button type="button" className={styles.add} data-add aria-label={texts.cart.addNamed({ name })} onClick={onAdd}>
      +
    </button>
  )
}
