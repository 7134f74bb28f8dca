import type { OrderRecord } from '../seeds/records.ts'
import { cancel, isUnpaid, statusOf } from '../world/orders/life-cycle.ts'
import { refundOrder } from '../world/orders/refund.ts'
import { registerDevice, unregisterDevices } from '../world/push.ts'
import { signInAgain } from '../world/refusal.ts'
import { revokeSessions } from '../world/tokens.ts'
import type { World } from '../world/world.ts'
import { type Call, type Handlers, registered } from './handler.ts'

function customer(call: Pick<Call<'getProfile'>, 'world' | 'caller'>) {
  const { userId } = registered(call)
  return call.world.state.customers.get(userId) ?? signInAgain()
}

/** An order of a deleted account: nobody can pay for it or collect it any more. */
function leaveOrder(world: World, order: OrderRecord) {
  if (isUnpaid(world, order)) cancel(order, 'given_up', world.clock.now())
  if (statusOf(world, order) === 'Paid' && !order.refund) refundOrder(world, order, 'source')
  order.userId = 'deleted'
}

export default {
  getProfile: (call) => ({ data: customer(call).profile }),

  updateProfile: (call) => {
    const record = customer(call)
    record.profile = { ...record.profile, ...call.body }
    record.isNew = false
    return { message: 'Saved.', data: record.profile }
  },

  deleteCustomer: (call) => {
    const { world } = call
    // Without optional features, guests can't be deleted.
    const { userId } = world.scenario.isPlain ? registered(call) : call.caller
    world.state.customers.delete(userId)
    world.state.guests.delete(userId)
    world.state.favorites.delete(userId)
    revokeSessions(world, userId)
    unregisterDevices(world, (_, owner) => owner === userId)
    for (const order of world.state.orders.values()) if (order.userId === userId) leaveOrder(world, order)
    return { message: 'Customer deleted successfully', data: null }
  },

  updatePushToken: ({ world, caller, body }) => {
    registerDevice(world, caller.userId, body.device_id, body.fcm_token)
    return { data: null }
  },
} satisfies Handlers
