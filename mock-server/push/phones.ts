/** The phones that get a customer's push messages. */
import type { World } from '../world/world.ts'
import type { Outcome, PushMessage } from './send-push.ts'

/** From now on this phone belongs to that customer; a token is left as it is where none is given. */
export function registerPhone({ state }: World, userId: string, deviceId: string, token: string | undefined) {
  if (token) state.pushTokens.set(deviceId, { userId, token })
}

export function forgetPhones({ state }: World, isMeant: (deviceId: string, userId: string) => boolean) {
  for (const [deviceId, { userId }] of state.pushTokens)
    if (isMeant(deviceId, userId)) state.pushTokens.delete(deviceId)
}

/** Tells a customer's phones, or everybody's where no customer is named. Never throws; answers how many it reached. */
export async function tell(world: World, message: PushMessage, userId?: string): Promise<Record<Outcome, number>> {
  const counts = { sent: 0, ended: 0, failed: 0 }
  const { pushTokens } = world.state
  const phones = [...pushTokens].filter(([, phone]) => userId === undefined || phone.userId === userId)
  await Promise.all(
    phones.map(async ([deviceId, phone]) => {
      const outcome = (await world.push?.(phone.token, message)) ?? 'failed'
      counts[outcome] += 1
      // Unless it has been registered anew meanwhile.
      if (outcome === 'ended' && pushTokens.get(deviceId) === phone) pushTokens.delete(deviceId)
    }),
  )
  return counts
}
