import type { ApiError } from '#shared/api/errors.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { Button } from '#shared/ui/button.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'

/** The order was refused and nothing was charged: the server's code and message (specification §8). */
export function RefusalDialog({ error, onClose }: { error: ApiError; onClose: () => void }) {
  return (
    <Dialog title={texts.refusedTitle} onClose={onClose}>
      <p>{error.message}</p>
      <p>{texts.refusedHint}</p>
      <SupportReference error={error} />
      <Button fullWidth onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  )
}
