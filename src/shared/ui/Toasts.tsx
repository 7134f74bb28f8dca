import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications, notificationsStore } from '@mantine/notifications'
import { useEffect } from 'react'
import styles from './Toasts.module.css'
import { connectToasts, type Toast } from './toast.ts'

/** Milliseconds (specification §9). */
const autoClose = 3000

/** Over the bars that stand at the bottom of a phone's screen. */
const aboveTheBar = { bottom: 'calc(88px + env(safe-area-inset-bottom))' }

const isShown = (id: string) => {
  const { notifications: showing, queue } = notificationsStore.getState()
  return [...showing, ...queue].some((each) => each.id === id)
}

function show({ text, tone, action }: Toast) {
  if (isShown(text)) return
  const run = () => {
    notifications.hide(text)
    action?.run()
  }
  notifications.show({
    id: text,
    autoClose,
    withBorder: false,
    className: styles.toast ?? '',
    'data-tone': tone,
    message: (
      <span className={styles.row}>
        {text}
        {action && (
          <button type="button" className={styles.action} onClick={run}>
            {action.label}
          </button>
        )}
      </span>
    ),
  } as Parameters<typeof notifications.show>[0])
}

export default function Toasts() {
  useEffect(() => connectToasts(show), [])
  return <Notifications position="bottom-center" limit={1} containerWidth={420} style={aboveTheBar} />
}
