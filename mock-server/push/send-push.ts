/** A push message as a real server sends it: encrypted for one browser (RFC 8291), signed with our key (RFC 8292). */
import webPush from 'web-push'
import { z } from 'zod'

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

export interface PushMessage {
  title: string
  body: string
  /** A path of the app. */
  path: string
}

/** `ended`: the push service knows the subscription no longer. */
export type Outcome = 'sent' | 'ended' | 'failed'
/** Sends to one registered token; never throws. */
export type SendPush = (token: string, message: PushMessage) => Promise<Outcome>

/** Milliseconds. */
const patience = 10_000
/** Seconds for which the push service keeps it for a phone that is off: news of an order is stale after that. */
const timeToLive = 60 * 60
const subject = 'mailto:help@snackmate.example'

const Subscription = z.object({ endpoint: z.url(), keys: z.object({ auth: z.string(), p256dh: z.string() }) })

/** Where a message may be posted to: a push service, or a test's stand-in on this machine. */
const isAllowed = ({ protocol, hostname }: URL) => protocol === 'https:' || hostname === 'localhost'

/** The app hands a browser's subscription on as its token. Throws for another provider's token. */
function subscriptionOf(token: string) {
  const subscription = Subscription.parse(JSON.parse(token))
  if (!isAllowed(new URL(subscription.endpoint))) throw new Error(`${subscription.endpoint} is no push service`)
  return subscription
}

async function post(token: string, message: PushMessage, vapid: VapidKeys): Promise<number> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscriptionOf(token), JSON.stringify(message), {
    TTL: timeToLive,
    vapidDetails: { subject, ...vapid },
  })
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: Uint8Array.from(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  return status
}

export const pushSender =
  (vapid: VapidKeys, log: (line: string) => void): SendPush =>
  async (token, message) => {
    try {
      const status = await post(token, message, vapid)
      if (status === 404 || status === 410) return 'ended'
      if (status < 300) return 'sent'
      log(`The push service answered ${status}.`)
    } catch (error) {
      log(`A push message could not be sent. ${(error as Error).message}`)
    }
    return 'failed'
  }
