/**
 * Toasts (specification §2): one at a time, the others wait their turn, one that is showing or waiting is not said twice.
 * In the first load, for the news that the connection is gone can't be fetched.
 */
export interface Toast {
  text: string
  tone: 'info' | 'success' | 'error'
  action?: { label: string; run: () => void }
  /** Milliseconds, where it is not the usual time. */
  lasts?: number
}

/** The first one is showing. */
let queue: readonly Toast[] = []
const listeners = new Set<() => void>()

function keep(next: readonly Toast[]) {
  queue = next
  for (const listener of listeners) listener()
}

export function say(toast: Toast) {
  if (!queue.some(({ text }) => text === toast.text)) keep([...queue, toast])
}

export const toast = {
  info: (text: string, action?: Toast['action']) => say({ text, tone: 'info', ...(action && { action }) }),
  success: (text: string) => say({ text, tone: 'success' }),
  error: (text: string) => say({ text, tone: 'error' }),
}

export const showingToast = (): Toast | null => queue[0] ?? null
/** Takes away the one that is showing; the next one takes its place. */
export const dismissToast = () => keep(queue.slice(1))

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
