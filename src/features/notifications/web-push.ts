/** Standard Web Push (RFC 8030): the subscription is all a server needs, so the whole of it is the token. */
import type { Subscribe } from './subscription.ts'

export const subscribe: Subscribe = async ({ pushManager }, applicationServerKey) => {
  const subscription = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON()
  return { token: JSON.stringify(subscription), subscription }
}
