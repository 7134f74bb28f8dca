/** Bugs about what is told to whom: answers that disagree, strangers, sessions. */
import { refuse } from '#mock/refusal.ts'
import type { Schema } from '#mock/schema.ts'
import { type Bug, recordOf, type Wraps } from './bug.ts'

/** Changes every order that a list or a detail answers. */
const inEveryOrder = (change: (order: Schema<'Order'>) => void): Wraps => ({
  listOrders: (call, original) => {
    const answer = original(call)
    answer.data.forEach(change)
    return answer
  },
  getOrder: (call, original) => {
    const answer = original(call)
    change(answer.data)
    return answer
  },
})

/** Lets whoever asks be the owner of the order. */
const asOwner = <C extends { world: unknown; params: { userId: string }; caller: unknown }>(call: C): C => {
  const record = recordOf(call as never)
  if (!record) return call
  return {
    ...call,
    params: { ...call.params, userId: record.userId },
    caller: { userId: record.userId, isGuest: false, family: '-' },
  }
}

export const answerBugs: Bug[] = [
  {
    name: 'active-after-dispensing',
    what: 'A dispensed order stays active and blocks the next.',
    wraps: inEveryOrder((order) => {
      if (order.status === 'Dispensed') order.is_active = true
    }),
  },
  {
    name: 'active-after-unblock',
    what: 'An order that was let go of stays active.',
    wraps: {
      unblockOrder: (call, original) => {
        const answer = original(call)
        const record = recordOf(call)
        if (record) record.released = false
        return answer
      },
    },
  },
  {
    name: 'stuck-unit-counted',
    what: 'A unit that stayed inside is counted as dispensed.',
    wraps: inEveryOrder(({ status, items }) => {
      if (status === 'Failed' || status === 'Partially-Dispensed')
        for (const item of items) item.dispensed_quantity = item.quantity
    }),
  },
  {
    name: 'status-goes-back',
    what: 'A finished order is shown as paid again once it is refunded.',
    wraps: inEveryOrder((order) => {
      if (order.refund && order.dispense_started_at) order.status = 'Paid'
    }),
  },
  {
    name: 'completed-before-start',
    what: 'An order is completed at the time it was made.',
    wraps: inEveryOrder((order) => {
      if (order.completed_at) order.completed_at = order.created_at
    }),
  },
  {
    name: 'list-is-late',
    what: 'The list still says In-Progress when the order itself has ended.',
    wraps: {
      listOrderTransactions: (call, original) => {
        const answer = original(call)
        for (const row of answer.data) if (row.status === 'Dispensed') row.status = 'In-Progress'
        return answer
      },
    },
  },
  {
    name: 'total-off-by-one',
    what: 'A list says one row less than it has.',
    wraps: {
      listRefunds: (call, original) => {
        const { data, meta } = original(call)
        return { data, meta: { ...meta, total: Math.max(0, meta.total - 1) } }
      },
    },
  },
  {
    name: 'pages-overlap',
    what: 'The second page repeats the last row of the first.',
    wraps: {
      listOrders: (call, original) => {
        const { page = 1, limit = 10, pageOff } = call.params
        if (pageOff || page === 1) return original(call)
        const all = original({ ...call, params: { ...call.params, pageOff: true } })
        const start = (page - 1) * limit - 1
        return { data: all.data.slice(start, start + limit), meta: { page, limit, total: all.meta.total } }
      },
    },
  },
  {
    name: 'stranger-reads',
    what: 'Anybody can read an order by its id.',
    wraps: { getOrder: (call, original) => original(asOwner(call)) },
  },
  {
    name: 'stranger-dispenses',
    what: 'Anybody can have an order dispensed.',
    wraps: { dispenseOrder: (call, original) => original(asOwner(call)) },
  },
  {
    name: 'refusal-lets-go',
    what: 'A refused refund lets go of the order all the same.',
    wraps: {
      createRefund: (call, original) => {
        try {
          return original(call)
        } catch (refused) {
          const record = recordOf(call)
          if (record) record.released = !record.released
          throw refused
        }
      },
    },
  },
  {
    name: 'receipt-of-unpaid',
    what: 'There is a receipt for what was never paid.',
    wraps: { getReceipt: (call) => ({ data: { link: `${call.origin.server}/receipts/${recordOf(call)?.id}` } }) },
  },
  {
    name: 'stream-is-silent',
    what: 'The live stream never says that the machine went offline.',
    onWorld: (world) => {
      world.changed = () => {}
    },
  },
  {
    name: 'sign-out-does-nothing',
    what: 'A token works on after signing out.',
    wraps: { signOut: () => ({ message: 'Signed out.', data: null }) },
  },
  {
    name: 'refresh-token-lives-on',
    what: 'A refresh token can be used again and again.',
    wraps: {
      refreshTokens: (call, original) => {
        const answer = original(call)
        const record = call.world.state.refreshTokens.get(call.headers.refreshtoken ?? '')
        if (record) record.usedAt = []
        return answer
      },
    },
  },
  {
    name: 'receipt-crashes',
    what: 'The receipt of a refunded order is a server error.',
    wraps: {
      getReceipt: (call, original) =>
        recordOf(call)?.refund ? refuse(500, 'SERVER_5000', 'Something went wrong on our side.') : original(call),
    },
  },
]
