/** Bugs about money that is taken: wallets, ledgers, prices. */
import { book, companyLedgerOf, ledgerOf } from '#mock/orders/ledger.ts'
import { type Bug, recordOf } from './bug.ts'

export const moneyBugs: Bug[] = [
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
