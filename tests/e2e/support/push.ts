/** Push messages without a push service: a fake subscription, with messages and taps through browser tools. */
import type { BrowserContext, Page, Worker } from '@playwright/test'

/** The parts of a service worker's scope used here. Its full types conflict with those of the page. */
interface Scope {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<unknown[]>
    openWindow: (url: string) => Promise<null>
  }
  WindowClient: { prototype: { focus: (this: unknown) => Promise<unknown> } }
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
  dispatchEvent: (event: Event) => boolean
  ServiceWorkerRegistration: {
    prototype: { showNotification: (this: unknown, ...args: unknown[]) => Promise<void> }
  }
  displayed: Promise<void>
}

export const fakeSubscription = { endpoint: 'https://push.example/1', keys: { auth: 'auth-1', p256dh: 'p256dh-1' } }

/** Init script: replaces the browser's missing push service with a stand-in for this subscription. */
export function subscribeTo({ endpoint, keys }: typeof fakeSubscription) {
  // A page without an origin, such as about:blank, has neither storage nor push.
  if (location.origin === 'null') return
  let isMade = localStorage.getItem('pushRegistration') !== null
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    getKey: (name: 'auth' | 'p256dh') => bytes(keys[name]).buffer,
    unsubscribe: async () => {
      isMade = false
      return true
    },
  } as unknown as PushSubscription
  const pushCalls: string[] = []
  Object.assign(window, { pushCalls })
  PushManager.prototype.subscribe = async (options) => {
    pushCalls.push(String(options?.applicationServerKey))
    isMade = true
    return subscription
  }
  PushManager.prototype.getSubscription = async () => (isMade ? subscription : null)
  const request = Notification.requestPermission.bind(Notification)
  Notification.requestPermission = async () => {
    pushCalls.push('permission')
    return request()
  }
}

export const pushCalls = (page: Page) => page.evaluate(() => (window as unknown as { pushCalls: string[] }).pushCalls)
export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pushRegistration') ?? 'null'))

export async function workerOf(page: Page, context: BrowserContext): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
}

/** Makes `displayed` resolve when the worker has displayed its next notification. */
function watchDisplay() {
  const scope = globalThis as unknown as Scope
  const { prototype } = scope.ServiceWorkerRegistration
  const show = prototype.showNotification
  scope.displayed = new Promise((resolve) => {
    prototype.showNotification = async function (...args) {
      await show.apply(this, args)
      resolve()
    }
  })
}

/** Delivers a message as a push service does. Chrome drops a notification if it is asked for while being displayed. */
export async function deliver(page: Page, context: BrowserContext, data: string) {
  const client = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => page.url().startsWith(scopeURL))
      if (own) resolve(own.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await found
  const worker = await workerOf(page, context)
  await worker.evaluate(watchDisplay)
  await client.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data })
  await worker.evaluate(() => (globalThis as unknown as Scope).displayed)
}

export const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as Scope
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, path: data.path }))
  })

/** How many windows the worker sees. A closed one disappears a moment later. */
export const windows = (worker: Worker) =>
  worker.evaluate(async () => {
    const { clients } = globalThis as unknown as Scope
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
  })

/**
 * Taps the notification. Only a real tap may focus or open a window, once, so these calls are recorded instead, and a
 * second one fails as in a browser.
 */
export const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope
    const [notification] = await scope.registration.getNotifications()
    if (!notification) throw new Error('No notification')
    const done: string[] = []
    const interact = (what: string) => {
      if (done.length > 0) throw new DOMException(`${what}: not allowed after ${done}`, 'InvalidAccessError')
      done.push(what)
    }
    scope.WindowClient.prototype.focus = async function () {
      interact('focus')
      return this
    }
    scope.clients.openWindow = async (url) => {
      interact(`open ${url}`)
      return null
    }
    const event = new scope.NotificationEvent('notificationclick', { notification })
    const work: Promise<unknown>[] = []
    Object.defineProperty(event, 'waitUntil', { value: (promise: Promise<unknown>) => work.push(promise) })
    scope.dispatchEvent(event)
    await Promise.all(work)
    return done
  })
