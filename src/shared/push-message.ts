/** What a push says and where it leads. In shared, for the service worker and the open app both read it. */
import * as z from 'zod/mini'
import { routeOf, routes } from './paths.ts'
import { parseUrl } from './platform.ts'
import { notificationTexts as texts } from './texts/notifications.ts'

export interface PushMessage {
  title: string
  body: string
  /** A path of this app. */
  path: string
}

// What the app has loaded anyway: zod's own `catch` would weigh on the first load.
const Fields = z.looseObject({})

/** What is not as expected costs itself, never the message. */
const fieldsOf = (value: unknown): Record<string, unknown> => z.safeParse(Fields, value).data ?? {}
const firstText = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

const payloadOf = (sent: string) => {
  try {
    return fieldsOf(JSON.parse(sent))
  } catch {
    return {}
  }
}

/** Flat, or as FCM sends it: what to say in `notification`, what to do in `data`. */
export function readPushMessage(sent: string, origin: string): PushMessage {
  const payload = payloadOf(sent)
  const notification = fieldsOf(payload.notification)
  const title = firstText(notification.title, payload.title)
  const body = firstText(notification.body, payload.body)
  return {
    title: title ?? texts.unnamed,
    body: body ?? (title ? '' : texts.unnamedHint),
    path: ownPath(firstText(fieldsOf(payload.data).path, payload.path), origin),
  }
}

/** Where a message leads: to a screen of this app, whatever it says, else to the start. */
export function ownPath(target: unknown, origin: string): string {
  const url = typeof target === 'string' ? parseUrl(target, origin) : null
  if (!url) return routes.root
  const isOwn = url.origin === origin && routeOf(url.pathname) !== undefined
  return isOwn ? url.pathname + url.search : routes.root
}

/** From the worker to the open windows. */
export const pushArrived = 'PUSH_ARRIVED'
