import { searchTexts as texts } from '#shared/texts/search.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

interface Props {
  name: string
  count: number
  onChange: () => void
  onKeep: () => void
}

export function ChangeMachineDialog({ name, count, onChange, onKeep }: Props) {
  return (
    <Dialog title={texts.changeTitle} onClose={onKeep}>
      <p>{texts.changeText({ count, name })}</p>
      <Action rank="second" onClick={onKeep}>
        {texts.changeNo}
      </Action>
      <Action onClick={onChange}>{texts.changeYes}</Action>
    </Dialog>
  )
}
