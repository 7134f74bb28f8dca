import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'

/** Phones can share with other apps; most computers can't. */
export const canShare = () => typeof navigator.share === 'function'

export async function share(data: ShareData) {
  try {
    await navigator.share(data)
  } catch (error) {
    // Closing the share sheet is not an error.
    if (!(error instanceof Error && error.name === 'AbortError')) toast.error(texts.orders.somethingWrong)
  }
}
