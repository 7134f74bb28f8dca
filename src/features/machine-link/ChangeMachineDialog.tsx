import { searchTexts as texts } from '#shared/texts/search.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import styles from './ChangeMachineDialog.module.css'

interface Props {
  name: string
  count: number
  onChange: () => void
  onKeep: () => void
}

export function ChangeMachineDialog({ name, count, onChange, onKeep }: Props) {
  return (
    <Dialog title={texts.changeTitle} onClose={onKeep}>
      <p>{texts.changeText(count, name)}</p>
      <div className={styles.choices}>
        <button type="button" onClick={onKeep}>
          {texts.changeNo}
        </button>
        <button type="button" className={styles.change} onClick={onChange}>
          {texts.changeYes}
        </button>
      </div>
    </Dialog>
  )
}
