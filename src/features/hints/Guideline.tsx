import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Steps } from './Steps.tsx'

export const Guideline = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={texts.hints.howItWorks} onClose={onClose}>
    <Steps />
    <Action onClick={onClose}>{texts.hints.done}</Action>
  </Dialog>
)
