/**
 * Toasts (specification §2, §9): bottom centre, three seconds, one at a time, the rest wait their turn,
 * a message that is showing is not shown twice. Mantine's notifications are loaded with the first one.
 */
export type Tone = 'info' | 'success' | 'error'
export interface Toast {
  text: string
  tone: Tone
  action?: { label: string; run: () => void }
}

type Show = (toast: Toast) => void

const waiting: Toast[] = []
let show: Show | undefined
let request: (() => void) | undefined

function say(toast: Toast) {
  if (show) return show(toast)
  waiting.push(toast)
  request?.()
}

export const toast = {
  info: (text: string, action?: Toast['action']) => say({ text, tone: 'info', ...(action && { action }) }),
  success: (text: string) => say({ text, tone: 'success' }),
  error: (text: string) => say({ text, tone: 'error' }),
}

/** The host asks to be told when the first toast needs it. */
export function onFirstToast(listener: () => void): () => void {
  request = listener
  if (waiting.length > 0) listener()
  return () => {
    request = undefined
  }
}

/** The host is there: what has waited is shown, and what comes goes straight to it. */
export function connectToasts(showToast: Show): () => void {
  show = showToast
  for (const toast of waiting.splice(0)) showToast(toast)
  return () => {
    show = undefined
  }
}
