/** Another user at somebody's order. */
import { ask } from '../ask.ts'
import { holds, type Known, type Model, type Who } from '../model.ts'
import type { Step } from './step.ts'
import type { Taken } from './take.ts'

type Act = Extract<Step, { kind: 'intrude' }>['act']

const operations = {
  read: 'getOrder',
  dispense: 'dispenseOrder',
  unblock: 'unblockOrder',
  receipt: 'getReceipt',
  refund: 'createRefund',
} as const

/** Tries under the intruder's own path and under the owner's; both are refused and change nothing. */
export async function intrude(model: Model, known: Known, act: Act): Promise<Taken> {
  const intruder: Who = known.who === 'guest' ? 'customer' : 'guest'
  const operation = operations[act]
  const owner = model.actors[known.who].userId ?? '-'
  const paths = act === 'refund' ? [{}] : [{}, { userId: owner }]
  for (const path of paths) {
    const { status } = await ask(model, intruder, operation, {
      params: { orderId: known.id, ...path },
      ...(act === 'refund' && { body: { order_id: known.id, mode: 'source' } }),
    })
    holds(model, { rule: 'others-see-nothing', operation }, status === 403 || status === 404, '403 or 404', status)
  }
  return { isUnchanged: true, views: { orders: [known.who, intruder], wallets: act === 'refund' } }
}
