import { toast } from './toast.tsx'

/** Copies a text, and says in a toast whether that worked. Insecure pages have no clipboard; this counts as denied. */
export function copyText(text: string, says: { done: string; failed: string }): void {
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => toast.success(says.done),
      () => toast.error(says.failed),
    )
}
