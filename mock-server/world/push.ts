/** Push messages: the registered devices and the messages to customers. */
import type { OrderRecord, Schema } from '../seeds/records.ts'
import { statusOf } from './orders/life-cycle.ts'
import type { PushMessage, PushOutcome, World } from './world.ts'

/** Assigns the device to this customer. Without a token, an existing registration stays. */
export function registerDevice({ state }: World, userId: string, deviceId: string, token: string | undefined) {
  if (token) state.pushTokens.set(deviceId, { userId, token })
}

export function unregisterDevices({ state }: World, matches: (deviceId: string, userId: string) => boolean) {
  for (const [deviceId, { userId }] of state.pushTokens)
    if (matches(deviceId, userId)) state.pushTokens.delete(deviceId)
}

/** Sends to all devices of a customer, or of all customers if none is given. Never throws. Returns the counts. */
export async function notify(world: World, message: PushMessage, userId?: string) {
  const counts: Record<PushOutcome, number> = { sent: 0, ended: 0, failed: 0 }
  const { pushTokens } = world.state
  const devices = [...pushTokens].filter(([, device]) => userId === undefined || device.userId === userId)
  await Promise.all(
    devices.map(async ([deviceId, device]) => {
      const outcome = (await world.push?.(device.token, message)) ?? 'failed'
      counts[outcome] += 1
      // The device may have registered again in the meantime.
      if (outcome === 'ended' && pushTokens.get(deviceId) === device) pushTokens.delete(deviceId)
    }),
  )
  return counts
}

const endings: Partial<Record<Schema<'OrderStatus'>, Omit<PushMessage, 'path'>>> = {
  Dispensed: { title: 'Your order is ready', body: 'Everything is out. Enjoy it!', isBrief: true },
  'Partially-Dispensed': {
    title: 'Not everything came out',
    body: 'You can get a refund for the rest.',
  },
  Failed: { title: 'Your order didn’t come out', body: 'You can get your money back.' },
}

const pathOf = ({ id }: OrderRecord) => `/order-history-details/${id}`

export function notifyOrderEnded(world: World, order: OrderRecord) {
  const text = endings[statusOf(world, order)]
  if (text) void notify(world, { ...text, path: pathOf(order) }, order.userId)
}

type Stage = Schema<'RefundStageName'>
const stageTexts: Record<Stage, string> = {
  Accepted: 'It goes back to your original payment method.',
  Sent: 'Your bank has it now.',
  Credited: 'It has arrived.',
  Refused: 'Your bank returned it. Please contact support.',
}

export function notifyRefund(world: World, order: OrderRecord, { amount, mode }: Schema<'Refund'>, stage: Stage) {
  const body = mode === 'wallet' ? 'It’s in your wallet.' : stageTexts[stage]
  void notify(world, { title: `Refund of ${world.place.show(amount)}`, body, path: pathOf(order) }, order.userId)
}
