import type { ApiError } from '#shared/api/errors.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'

/** The order was refused and nothing was charged: the server's code and message (specification §8). */
export function RefusalDialog({ error, onClose }: { error: ApiError; onClose: () => void }) {
  return (
    <Dialog title={texts.notInitiated} onClose={onClose}>
      <p>{error.message}</p>
      <p>{texts.refusedHint}</p>
      <SupportReference error={error} />
      <Action onClick={onClose}>{texts.close}</Action>
    </Dialog>
  )
}
