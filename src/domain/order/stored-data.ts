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
  const { checkoutAttempt, avoidKept, ...records } = recordsOf(userId)
  // Both stay on the phone when their customer leaves it.
  const isOwnPayment = checkoutAttempt?.request.user_id === userId
  const isOwnList = avoidKept?.account === userId
  const data = {
    about: texts.account.dataHint({ app: config.name }),
    records: { ...records, ...(isOwnPayment && { checkoutAttempt }), ...(isOwnList && { avoidKept }) },
    orders: userId ? await keptOrders(userId) : [],
  }
  return JSON.stringify(data, (name, value) => (secrets.includes(name) ? texts.account.dataLeftOut : value), 2)
}
