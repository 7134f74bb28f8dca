/** What this phone stores for the customer, as a file to download (docs/law.md). */
import { config } from '#shared/config.ts'
import { recordsOf } from '#shared/storage/owned.ts'
import { texts } from '#shared/texts/catalog.ts'
import { keptOrders } from './kept-orders.ts'

/** With one of these, somebody else could act as the customer, get their messages, or end their payment. */
const secrets = [
  ...['accessToken', 'refreshToken', 'attemptSession', 'sessionsToEnd', 'deviceId', 'pushRegistration'],
  ...['idempotencyKey', 'idempotency_key'],
]

/** JSON. Secrets are named, with a note in place of their value. */
export async function storedData(userId: string | undefined): Promise<string> {
  const { checkoutAttempt, ...records } = recordsOf(userId)
  // An open payment stays on the phone when its customer leaves it.
  const isOwn = checkoutAttempt?.request.user_id === userId
  const data = {
    about: texts.account.dataHint({ app: config.name }),
    records: isOwn ? { ...records, checkoutAttempt } : records,
    orders: userId ? await keptOrders(userId) : [],
  }
  return JSON.stringify(data, (name, value) => (secrets.includes(name) ? texts.account.dataLeftOut : value), 2)
}
