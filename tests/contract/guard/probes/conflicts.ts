/** Each conflict has its own code, because the app tells customers what to do by the code. */
import type { Parts } from '../requests/call.ts'
import { rowsOf } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { expectEqual, type Probe } from './probe.ts'

/** Creates an unpaid order, tries what is not possible yet, and gives it up. Nothing is charged. */
export const conflicts: Probe = async (scope) => {
  const { exchange, access, facts, run } = scope
  if (!access.mayWrite) return
  const token = scope.token()
  const attempt = () => scope.base(run.contract.operation('createOrder'))
  const expectCode = async (code: string, why: string, operation: string, parts: Partial<Parts>) => {
    const sent = await exchange(operation, { token, ...parts })
    const found = (sent.body as { code?: unknown } | undefined)?.code
    expectEqual(scope, { check: 'conflict', sent, pointer: '/code', found, is: code, why })
  }

  const mine = { userId: facts.userId, machineId: facts.machineId }
  const unused = attempt()
  const byKey = { path: { ...mine, orderId: '-1' }, header: unused.header }
  await expectCode('ORDER_4040', 'the key has no order', 'unblockOrder', byKey)
  await expectCode('ORDER_4095', 'the key was given up', 'createOrder', unused)

  const first = attempt()
  const made = await exchange('createOrder', first)
  if (made.status === 200) {
    const { order_id } = dataOf(made)
    const path = { ...mine, orderId: order_id }
    const other = { ...first, body: { ...(first.body as object), payment_method: 'MealCard' } }
    await expectCode('ORDER_4090', 'the key was sent with another body', 'createOrder', other)
    const body = { order_id, mode: 'source' }
    await expectCode('ORDER_4091', 'the order is unpaid', 'dispenseOrder', { path })
    await expectCode('ORDER_4093', 'the order is unpaid', 'getReceipt', { path })
    await expectCode('ORDER_4096', 'the order has not ended', 'rateOrder', { path, body: { rating: 5 } })
    await expectCode('REFUND_4090', 'the order is unpaid', 'createRefund', { body })
    await exchange('unblockOrder', { token, path })
  }

  const orders = await exchange('listOrders', { token, path: { ...mine, machineId: '-1' }, query: { pageOff: true } })
  const refunded = rowsOf(orders).find(({ refund }) => refund !== undefined)
  const again = { body: { order_id: refunded?.id, mode: 'source' } }
  if (refunded) await expectCode('REFUND_4091', 'the order was refunded', 'createRefund', again)
}
