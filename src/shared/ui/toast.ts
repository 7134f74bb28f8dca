/**
 * Toasts (specification §2): one at a time, the others wait, duplicates of a showing or waiting toast are dropped.
 * Part of the first load, because it must work without a connection.
 */
export interface Toast {
  text: string
  tone: 'info' | 'success' | 'error'
  action?: { label: string; run: () => void }
  /** Milliseconds, if not the default. */
  lasts?: number
}

/** The first one is visible. */
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
/** Removes the visible toast and shows the next one. */
export const dismissToast = () => keep(queue.slice(1))

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
