/** Bugs about money: wallets, ledgers, refunds, prices. */
import { book, companyLedgerOf, ledgerOf } from '#mock/orders/ledger.ts'
import { refundOrder } from '#mock/orders/refund.ts'
import { type Bug, pretending, recordOf } from './bug.ts'

export const moneyBugs: Bug[] = [
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
  {
    name: 'charged-again-on-replay',
    what: 'The wallet is charged again when an order is sent again under its key.',
    wraps: {
      createOrder: (call, original) => {
        const known = call.world.state.idempotency.size
        const answer = original(call)
        const record = recordOf(call, answer)
        if (record?.method === 'Wallet' && call.world.state.idempotency.size === known)
          book(call.world, ledgerOf(call.world, record.userId), {
            type: 'debit',
            amount: record.net,
            description: `Order ${record.number}`,
            orderId: record.id,
          })
        return answer
      },
    },
  },
  {
    name: 'ledger-row-missing',
    what: 'A wallet order leaves no row, and so is free.',
    wraps: {
      createOrder: (call, original) => {
        const answer = original(call)
        const record = recordOf(call, answer)
        const entries = ledgerOf(call.world, record?.userId ?? '')
        if (record && entries.at(-1)?.order_id === record.id) entries.pop()
        return answer
      },
    },
  },
  {
    name: 'ledger-row-hidden',
    what: 'The newest row of a wallet is not shown, though the balance knows it.',
    wraps: {
      listWalletTransactions: (call, original) => {
        const { data, meta } = original(call)
        return { data: data.slice(1), meta: { ...meta, total: meta.total - 1 } }
      },
    },
  },
  {
    name: 'company-charged-to-own-wallet',
    what: 'An order on the company is taken from the customer.',
    wraps: {
      createOrder: (call, original) => {
        const answer = original(call)
        const { world, caller } = call
        const location = world.state.customers.get(caller?.userId ?? '')?.location
        const company = companyLedgerOf(world, location?.clientLocation.id ?? '')
        const row = company.at(-1)
        if (answer.data.payment_method === 'CompanyWallet' && row?.order_id === answer.data.order_id) {
          company.pop()
          ledgerOf(world, caller?.userId ?? '').push(row)
        }
        return answer
      },
    },
  },
  {
    name: 'charge-rounded',
    what: 'A wallet is charged in whole rupees.',
    wraps: {
      createOrder: (call, original) => {
        const answer = original(call)
        const row = ledgerOf(call.world, call.caller?.userId ?? '').at(-1)
        if (row?.order_id === answer.data.order_id) row.amount = Math.floor(row.amount)
        return answer
      },
    },
  },
  {
    name: 'overdrawn',
    what: 'A wallet pays more than it holds.',
    wraps: {
      createOrder: (call, original) => {
        const entries = ledgerOf(call.world, call.caller?.userId ?? '')
        const lent = {
          id: 'lent',
          type: 'credit' as const,
          amount: 1000,
          balance_after: 0,
          description: '-',
          created_at: '2026-01-01T00:00:00Z',
        }
        entries.unshift(lent)
        try {
          return original(call)
        } finally {
          entries.splice(entries.indexOf(lent), 1)
        }
      },
    },
  },
  {
    name: 'discount-twice',
    what: 'The offer is taken off once more when the order is made.',
    wraps: {
      createOrder: (call, original) => {
        const answer = original(call)
        const record = recordOf(call, answer)
        if (record) record.net = Math.max(0, record.net - (record.total - record.net))
        return answer
      },
    },
  },
  {
    name: 'discount-rounded-up',
    what: 'A discount is rounded to whole rupees, so quotes are wrong by coins.',
    wraps: {
      validateCart: (call, original) => {
        const answer = original(call)
        const { data } = answer
        data.discount_amount = Math.ceil(data.discount_amount)
        data.net_payable_amount = Math.round((data.total_amount - data.discount_amount) * 100) / 100
        return answer
      },
    },
  },
  {
    name: 'sums-drift',
    what: 'A quote forgets its discount in what is to be paid.',
    wraps: {
      validateCart: (call, original) => {
        const answer = original(call)
        answer.data.net_payable_amount = answer.data.total_amount
        return answer
      },
    },
  },
  {
    name: 'claimed-price-believed',
    what: 'An order costs what the phone says.',
    wraps: {
      createOrder: (call, original) => {
        const { body } = call
        const total =
          Math.round(body.products.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100
        if (body.offer_id || body.net_payable_amount === total) return original(call)
        return original({ ...call, body: { ...body, net_payable_amount: total } })
      },
    },
  },
]
