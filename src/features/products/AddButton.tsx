import { cartTexts as texts } from '#shared/texts/cart.ts'
import styles from './AddControl.module.css'

/** No hooks: the page's first script draws it too, before React is there. */
export function AddButton({ name, onAdd }: { name: string; onAdd?: () => void }) {
  return (
    <button type="button" className={styles.add} aria-label={texts.addNamed(name)} onClick={onAdd}>
      {texts.add}
    </button>
  )
}
