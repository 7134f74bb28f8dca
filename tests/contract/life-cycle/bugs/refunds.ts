/** Bugs about refunds. */
import { book, ledgerOf } from '#mock/orders/ledger.ts'
import { refundOrder } from '#mock/orders/refund.ts'
import { type Bug, pretending, recordOf } from './bug.ts'

export const refundBugs: Bug[] = [
  {
    name: 'double-refund',
    what: 'A second refund of the same order is paid out.',
    wraps: {
      createRefund: (call, original) => {
        delete recordOf(call)?.refund
        return original(call)
      },
    },
  },
  {
    name: 'refund-of-dispensed',
    what: 'What came out is refunded too.',
    wraps: {
      createRefund: (call, original) => {
        const record = recordOf(call)
        if (!record?.ended || record.refund || record.paidAt === undefined) return original(call)
        const taken = record.items.map((item) => item.taken)
        for (const item of record.items) item.taken = 0
        try {
          return original(call)
        } finally {
          for (const [index, item] of record.items.entries()) item.taken = taken[index] ?? 0
        }
      },
    },
  },
  {
    name: 'refund-rounded-down',
    what: 'A refund loses everything after the point.',
    wraps: {
      createRefund: (call, original) => {
        const answer = original(call)
        answer.data.amount = Math.floor(answer.data.amount)
        return answer
      },
    },
  },
  {
    name: 'refund-not-booked',
    what: 'A refund into the wallet is said to be processed and never credited.',
    wraps: {
      createRefund: (call, original) => {
        const answer = original(call)
        const entries = ledgerOf(call.world, call.caller?.userId ?? '')
        const last = entries.at(-1)
        if (last?.type === 'credit' && last.order_id === answer.data.order_id) entries.pop()
        return answer
      },
    },
  },
  {
    name: 'card-refund-into-wallet-too',
    what: 'A refund to the card is credited to the wallet as well.',
    wraps: {
      createRefund: (call, original) => {
        const answer = original(call)
        if (recordOf(call)?.method === 'Card' && answer.data.mode === 'source') {
          const amount = Math.round(answer.data.amount * 100)
          book(call.world, ledgerOf(call.world, call.caller?.userId ?? ''), {
            type: 'credit',
            amount,
            description: 'Refund',
            orderId: answer.data.order_id,
          })
        }
        return answer
      },
    },
  },
  {
    name: 'company-refund-to-own-wallet',
    what: 'What the company paid is refunded to the customer.',
    wraps: {
      createRefund: (call, original) => {
        const record = recordOf(call)
        if (record?.method !== 'CompanyWallet') return original(call)
        return pretending(record, { method: 'Wallet' }, () => original(call))
      },
    },
  },
  {
    name: 'refund-of-cancelled',
    what: 'A cancelled order, which cost nothing, is refunded.',
    wraps: {
      createRefund: (call, original) => {
        const record = recordOf(call)
        if (record?.cancelledAt === undefined) return original(call)
        return {
          data: pretending(record, { cancelledAt: undefined as never, paidAt: record.createdAt }, () =>
            refundOrder(call.world, record, call.body.mode),
          ),
        }
      },
    },
  },
  {
    name: 'guest-refund-into-wallet',
    what: 'A guest is refunded into a wallet that nobody can open.',
    wraps: {
      createRefund: (call, original) =>
        original({ ...call, caller: call.caller && { ...call.caller, isGuest: false } }),
    },
  },
]
