/** Sends standard Web Push messages: encrypted for one browser (RFC 8291), signed with our key (RFC 8292). */
import webPush from 'web-push'
import { z } from 'zod'
import { second } from '../seeds/units.ts'
import type { PushMessage, World } from '../world/world.ts'

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const timeout = 10 * second
/** Seconds for which the push service keeps a message for an offline phone. */
const [hour, week] = [60 * 60, 7 * 24 * 60 * 60]
const subject = 'mailto:push@mock.example'

const Subscription = z.object({ endpoint: z.url(), keys: z.object({ auth: z.string(), p256dh: z.string() }) })

/** True for a push service, or for a test's replacement on this computer. */
const isAllowed = ({ protocol, hostname }: URL) => protocol === 'https:' || hostname === 'localhost'

/** The app uses the browser's subscription as its token. Throws for tokens of other providers. */
function subscriptionOf(token: string) {
  const subscription = Subscription.parse(JSON.parse(token))
  if (!isAllowed(new URL(subscription.endpoint))) throw new Error(`${subscription.endpoint} is not a push service`)
  return subscription
}

async function post(token: string, { isBrief, ...message }: PushMessage, vapid: VapidKeys): Promise<number> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscriptionOf(token), JSON.stringify(message), {
    TTL: isBrief ? hour : week,
    vapidDetails: { subject, ...vapid },
  })
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: Uint8Array.from(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  return status
}

export const pushSender =
  (vapid: VapidKeys, log: (line: string) => void): NonNullable<World['push']> =>
  async (token, message) => {
    try {
      const status = await post(token, message, vapid)
      if (status === 404 || status === 410) return 'ended'
      if (status < 300) return 'sent'
      log(`The push service responded with ${status}.`)
    } catch (error) {
      log(`A push message could not be sent. ${(error as Error).message}`)
    }
    return 'failed'
  }
