/**
 * Toasts (§2): one at a time, the others wait, duplicates of a showing or waiting toast are dropped.
 * `Notifications` shows them (ToastHost.tsx); toasts raised before it has loaded wait in Mantine's store. Code of the
 * first load sends notices instead (src/domain/notices.ts).
 */
import { Button } from '@mantine/core'
import {
  hideNotification,
  type NotificationData,
  notificationsStore,
  showNotification,
  updateNotification,
} from '@mantine/notifications'
import { Words } from './Words.tsx'

export interface Toast {
  text: string
  tone: 'info' | 'success' | 'error'
  action?: { label: string; run: () => void }
  /** Milliseconds; three seconds by default (§9). */
  duration?: number
}

const colors = { info: 'accent', success: 'green', error: 'red' } as const

export function showToast({ text, tone, action, duration = 3000 }: Toast) {
  let hasRun = false
  // It stays until React renders, and a second tap must not run it again.
  const run = () => {
    if (hasRun) return
    hasRun = true
    hideNotification(text)
    action?.run()
  }
  const notification = {
    id: text,
    color: colors[tone],
    autoClose: duration,
    // Mantine lets it stay under the mouse, but not under the keyboard.
    onFocus: () => updateNotification({ ...notification, autoClose: false }),
    onBlur: () => updateNotification(notification),
    withCloseButton: false,
    // A toast without an action must not block taps on what it covers.
    style: { pointerEvents: action ? 'auto' : 'none' },
    message: action ? (
      <>
        <Words>{text}</Words>
        <Button size="sm" variant="subtle" onClick={run}>
          {action.label}
        </Button>
      </>
    ) : (
      <Words>{text}</Words>
    ),
  } satisfies NotificationData
  showNotification(notification)
}

export const toast = {
  info: (text: string, action?: Toast['action']) => showToast({ text, tone: 'info', ...(action && { action }) }),
  success: (text: string) => showToast({ text, tone: 'success' }),
  error: (text: string) => showToast({ text, tone: 'error' }),
}

/** The first toast, even if the host has not loaded yet. */
export function showingToast(): { text: string } | null {
  const [first] = notificationsStore.getState().notifications
  return first?.id ? { text: first.id } : null
}

export function dismissToast() {
  const shown = showingToast()
  if (shown) hideNotification(shown.text)
}
