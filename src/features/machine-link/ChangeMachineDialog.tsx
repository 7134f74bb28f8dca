import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'
import { Words } from '#shared/ui/Words.tsx'

interface Props {
  /** The cart's machine. */
  from: string
  name: string
  count: number
  onChange: () => void
  onKeep: () => void
}

export function ChangeMachineDialog({ from, name, count, onChange, onKeep }: Props) {
  return (
    <Dialog title={texts.search.changeTitle} onClose={onKeep} hasUrl>
      <p>
        <Words>{texts.search.changeText({ count, from, name })}</Words>
      </p>
      <DialogActions>
        <Action rank="second" onClick={onKeep}>
          {texts.search.changeNo}
        </Action>
        <Action rank="danger" onClick={onChange}>
          {texts.search.changeYes}
        </Action>
      </DialogActions>
    </Dialog>
  )
}
