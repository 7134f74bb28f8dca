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

/** Pixels between the toast and what it stands above, as in the style sheet. */
const gap = 8

/** How far up it has to stand to cover no button that acts and no error, in pixels; not at all without room above them. */
function clearHeight() {
  const toast = document.querySelector('.mantine-Notification-root')
  const place = toast?.closest('[data-position]')?.getBoundingClientRect()
  if (!toast || !place) return 0
  const kept = [
    ...document.querySelectorAll('.mantine-Button-root:not([data-variant="subtle"]), [role="alert"] :is(h2, p)'),
  ]
    .map((each) => each.getBoundingClientRect())
    .filter(({ left, right }) => left < place.right && right > place.left)
    .sort((one, other) => other.bottom - one.bottom)
  let floor = place.bottom
  for (const { top, bottom } of kept) if (top < floor && bottom > floor - toast.scrollHeight - gap) floor = top - gap
  return floor < place.bottom && floor > toast.scrollHeight ? window.innerHeight - floor - gap : 0
}

/** Leaves the bars and the buttons in view. Without a toast, it would only lay the page out once more. */
function measure() {
  if (!showingToast()) return
  const { style } = document.documentElement
  const bars = barsHeight()
  style.setProperty('--bars', `${bars}px`)
  style.setProperty('--bars', `${Math.max(bars, clearHeight())}px`)
}

/** Shows toasts above open dialogs, bars at the bottom of a screen and buttons. */
export function ToastHost() {
  useEffect(() => {
    // A bar can appear or leave while a toast shows. It slides in, so it is measured again at the end.
    const changes = new MutationObserver(measure)
    const follow = () => {
      measure()
      changes.disconnect()
      window.removeEventListener('scroll', measure)
      if (!showingToast()) return
      changes.observe(document.body, { childList: true, subtree: true })
      window.addEventListener('scroll', measure, { passive: true })
    }
    follow()
    const stop = notificationsStore.subscribe(follow)
    document.addEventListener('animationend', measure)
    window.addEventListener('resize', measure)
    return () => {
      stop()
      changes.disconnect()
      window.removeEventListener('scroll', measure)
      document.removeEventListener('animationend', measure)
      window.removeEventListener('resize', measure)
    }
  }, [])
  return <Notifications limit={1} position="bottom-center" containerWidth={440} className={styles.host} />
}
