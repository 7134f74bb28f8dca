/**
 * Notices for the customer. Code of the first load reports the fact; src/app/notice-toasts.ts words it. It loads after
 * the first screen, like everything that shows toasts.
 */
import type { ApiError } from '#shared/api/errors.ts'

export type Notice =
  | { kind: 'cart-full'; limit: number }
  /** All units of the product are in the cart. */
  | { kind: 'no-more-stock'; name: string }
  /** Stored lines could not be read and were removed. */
  | { kind: 'lines-unreadable'; count: number }
  /** An offer that the customer saw applied no longer fits; no title if the machine no longer has it. */
  | { kind: 'offer-dropped'; title: string | undefined }
  /** The offer was the customer's own choice. */
  | { kind: 'offer-refused'; error: ApiError }
  | { kind: 'machine-went-offline' | 'machine-back-online' }
  | { kind: 'order-unreadable' }
  /** A retry found no connection. */
  | { kind: 'still-offline' }

type Listener = (notice: Notice) => void

let listener: Listener | undefined
/** Notices from before the listener was set, because stored records are checked when their modules load. */
const waiting: Notice[] = []

export function notify(notice: Notice) {
  if (listener) listener(notice)
  else waiting.push(notice)
}

/** Sets the one listener. */
export function onNotice(next: Listener) {
  listener = next
  for (const notice of waiting.splice(0)) listener(notice)
}
