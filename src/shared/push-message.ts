/** What a push says and where it leads. In shared, for the service worker and the open app both read it. */
import * as z from 'zod/mini'
import { routes } from './paths.ts'
import { notificationTexts as texts } from './texts/notifications.ts'

export interface PushMessage {
  title: string
  body: string
  /** A path of this app. */
  path: string
}

/** A field that is not as expected costs itself, never the message. */
const text = z.catch(z.optional(z.string()), undefined)
const words = { title: text, body: text, path: text }
const part = z.catch(z.optional(z.object(words)), undefined)

/** Flat, or as FCM sends it: what to say in `notification`, what to do in `data`. */
const Payload = z.object({ ...words, notification: part, data: part })

const payloadOf = (sent: string) => {
  try {
    return z.safeParse(Payload, JSON.parse(sent)).data
  } catch {
    return undefined
  }
}

export function readPushMessage(sent: string, origin: string): PushMessage {
  const payload = payloadOf(sent)
  const title = payload?.notification?.title || payload?.title
  const body = payload?.notification?.body || payload?.body
  return {
    title: title || texts.unnamed,
    body: body || (title ? '' : texts.unnamedHint),
    path: ownPath(payload?.data?.path ?? payload?.path, origin),
  }
}

const patterns = Object.values(routes).map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`))

/** Where a message leads: to a screen of this app, whatever it says, else to the start. */
export function ownPath(target: unknown, origin: string): string {
  if (typeof target !== 'string' || !URL.canParse(target, origin)) return routes.root
  const url = new URL(target, origin)
  const isOwn = url.origin === origin && patterns.some((pattern) => pattern.test(url.pathname))
  return isOwn ? url.pathname + url.search : routes.root
}

/** From the worker to the open windows. */
export const pushArrived = 'PUSH_ARRIVED'
