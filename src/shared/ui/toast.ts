/**
 * Toasts (§2): one at a time, the others wait, duplicates of a showing or waiting toast are dropped.
 * `Notifications` shows them (ToastHost.tsx); toasts raised before it has loaded wait in Mantine's store.
 */
import { Button } from '@mantine/core'
import { hideNotification, notificationsStore, showNotification } from '@mantine/notifications'
import { createElement } from 'react'

export interface Toast {
  text: string
  tone: 'info' | 'success' | 'error'
  action?: { label: string; run: () => void }
  /** Milliseconds; three seconds by default (specification §9). */
  lasts?: number
}

const colors = { info: 'persimmon', success: 'green', error: 'red' } as const

export function say({ text, tone, action, lasts = 3000 }: Toast) {
  const run = () => {
    hideNotification(text)
    action?.run()
  }
  showNotification({
    id: text,
    color: colors[tone],
    autoClose: lasts,
    withCloseButton: false,
    message: action ? [text, createElement(Button, { key: 'action', size: 'sm', variant: 'subtle', onClick: run }, action.label)] : text,
  })
}

export const toast = {
  info: (text: string, action?: Toast['action']) => say({ text, tone: 'info', ...(action && { action }) }),
  success: (text: string) => say({ text, tone: 'success' }),
  error: (text: string) => say({ text, tone: 'error' }),
}

/** The toast that is showing, or would be. */
export function showingToast(): { text: string } | null {
  const [first] = notificationsStore.getState().notifications
  return first?.id ? { text: first.id } : null
}

export function dismissToast() {
  const shown = showingToast()
  if (shown) hideNotification(shown.text)
}
