import { Notifications, notificationsStore } from '@mantine/notifications'
import { useEffect } from 'react'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { barPlaces } from './places.ts'
import styles from './ToastHost.module.css'
import { showingToast } from './toast.tsx'

/** Pixels. Bars that end higher up, as on wide screens, are ignored. Leaves room for the tabs below a bar. */
const nearBottom = 120

/** How far the bars reach up from the bottom of the window, in pixels. They grow with large text. */
const barsHeight = () =>
  Math.max(
    0,
    ...barPlaces
      .all()
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ bottom }) => bottom > window.innerHeight - nearBottom)
      .map(({ top }) => window.innerHeight - top),
  )

/** Shows toasts above open dialogs and above bars at the bottom of a screen. */
export function ToastHost() {
  useEffect(() => {
    const measure = () => document.documentElement.style.setProperty('--bars', `${barsHeight()}px`)
    // A bar can appear or leave while a toast shows. It slides in, so it is measured again at the end.
    const changes = new MutationObserver(measure)
    const follow = () => {
      measure()
      changes.disconnect()
      if (showingToast()) changes.observe(document.body, { childList: true, subtree: true })
    }
    follow()
    const stop = notificationsStore.subscribe(follow)
    document.addEventListener('animationend', measure)
    window.addEventListener('resize', measure)
    return () => {
      stop()
      changes.disconnect()
      document.removeEventListener('animationend', measure)
      window.removeEventListener('resize', measure)
    }
  }, [])
  return <Notifications limit={1} position="bottom-center" containerWidth={440} className={styles.host} />
}
