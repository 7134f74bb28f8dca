/** Shows push messages, even if the app is closed, and opens the right screen on a tap. */
import { inApp } from '#shared/base.ts'
import { ownPath, pushArrived, readPushMessage } from '#shared/push-message.ts'
import { restoreLanguage } from './page-language.ts'

declare const self: ServiceWorkerGlobalScope

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Shown even if the app is open, because browsers revoke the permission of apps that receive silently. */
async function show(sent: string) {
  await restoreLanguage()
  const message = readPushMessage(sent, self.location.origin)
  const { title, body, path } = message
  for (const window of await openWindows()) window.postMessage({ type: pushArrived, message })
  await self.registration.showNotification(title, { body, icon: inApp('/icons/icon-192.png'), data: { path } })
}

/**
 * Opens the route in an existing window, otherwise in a new one. A tap allows one focus or one new window. Only a window
 * that this worker controls can be navigated: no page of a first visit, and none beside the app on its origin.
 */
async function open(route: string) {
  const path = inApp(route)
  const there = (await openWindows()).find(({ url }) => url === self.location.origin + path)
  if (there) return there.focus()
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(path)
  await window.focus().catch(() => undefined)
  return window.navigate(path)
}

export function listenForPush() {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(ownPath(event.notification.data?.path, self.location.origin)))
  })
}
