import { hintTexts as texts } from '#shared/texts/hints.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Steps } from './Steps.tsx'

export const Guideline = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={texts.howItWorks} onClose={onClose}>
    <Steps />
    <Action onClick={onClose}>{texts.done}</Action>
  </Dialog>
)
