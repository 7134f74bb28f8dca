/** Standard Web Push (RFC 8030): the subscription is all that a server needs, so it is the token as JSON. */
import type { Subscribe } from './subscription.ts'

export const subscribe: Subscribe = async ({ pushManager }, applicationServerKey) => {
  const subscription = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON()
  return { token: JSON.stringify(subscription), subscription }
}
