/**
 * Toasts (§2): one at a time, the others wait, duplicates of a showing or waiting toast are dropped.
 * Part of the first load, because it must work without a connection.
 */
export interface Toast {
  text: string
  tone: 'info' | 'success' | 'error'
  action?: { label: string; run: () => void }
  /** Milliseconds, if not the default. */
  duration?: number
}

/** The first one is visible. */
let queue: readonly Toast[] = []
const listeners = new Set<() => void>()

function keep(next: readonly Toast[]) {
  queue = next
  for (const listener of listeners) listener()
}

export function showToast(toast: Toast) {
  if (!queue.some(({ text }) => text === toast.text)) keep([...queue, toast])
}

export const toast = {
  info: (text: string, action?: Toast['action']) => showToast({ text, tone: 'info', ...(action && { action }) }),
  success: (text: string) => showToast({ text, tone: 'success' }),
  error: (text: string) => showToast({ text, tone: 'error' }),
}

export const showingToast = (): Toast | null => queue[0] ?? null
/** Removes the visible toast and shows the next one. */
export const dismissToast = () => keep(queue.slice(1))

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
