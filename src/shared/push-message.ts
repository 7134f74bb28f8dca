/** Reads push messages. In shared, because both the service worker and the app read them. */
import * as z from 'zod/mini'
import { texts } from '#shared/texts/catalog.ts'
import { routePath } from './base.ts'
import { routeOf, routes } from './paths.ts'
import { parseUrl } from './platform.ts'

export interface PushMessage {
  title: string
  body: string
  /** A path of this app. */
  path: string
}

// Already part of the first load, unlike zod's `catch`.
const Fields = z.looseObject({})

/** An invalid value is ignored; the message is still shown. */
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

/** Accepts a flat message or FCM's format, which has the texts in `notification` and the path in `data`. */
export function readPushMessage(sent: string, origin: string): PushMessage {
  const payload = payloadOf(sent)
  const notification = fieldsOf(payload.notification)
  const title = firstText(notification.title, payload.title)
  const body = firstText(notification.body, payload.body)
  return {
    title: title ?? texts.notifications.unnamed,
    body: body ?? (title ? '' : texts.notifications.unnamedHint),
    path: ownPath(firstText(fieldsOf(payload.data).path, payload.path), origin),
  }
}

/** The route that a message names, with or without the app's base path; `/` for anything else. */
export function ownPath(target: unknown, origin: string): string {
  const url = typeof target === 'string' ? parseUrl(target, origin) : null
  if (!url) return routes.root
  const path = routePath(url.pathname)
  const isOwn = url.origin === origin && routeOf(path) !== undefined
  return isOwn ? path + url.search : routes.root
}

/** The message type from the worker to open windows. */
export const pushArrived = 'PUSH_ARRIVED'
