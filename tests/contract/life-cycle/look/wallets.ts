/** Wallets against their ledgers, and ledgers against the orders. Amounts in minor units. */
import { ask, type Reply } from '../ask.ts'
import { cents, hold, type Known, type Model, type Wallet, type WalletName } from '../model.ts'
import type { OperationId, Rule } from '../rules.ts'

type Row = Wallet['rows'][number]
const signed = ({ type, amount }: Row) => (type === 'credit' ? cents(amount) : -cents(amount))
const pageOff = { pageOff: 'true' }
const lists = { own: 'listWalletTransactions', company: 'listCompanyWalletTransactions' } as const
const methods = { own: 'Wallet', company: 'CompanyWallet' } as const

/** Balance and rows, newest first; undefined where the customer has no such wallet. */
export async function readWallet(model: Model, name: WalletName): Promise<Wallet | undefined> {
  if (name === 'company' && !model.locationId) return undefined
  const params = { locationId: model.locationId ?? '' }
  const balance = await ask(model, 'customer', name === 'own' ? 'getWalletBalance' : 'getCompanyWalletBalance', {
    params,
  })
  const list: Reply<'listWalletTransactions'> = await ask(model, 'customer', lists[name], { params, query: pageOff })
  if (!balance.data || !list.data) return undefined
  hold(
    model,
    { rule: 'total-counts-rows', operation: lists[name], pointer: '/meta/total' },
    list.total,
    list.data.length,
  )
  return { balance: cents(balance.data.balance), rows: list.data }
}

/** Whether a refund of this order goes into this wallet. */
function isRefundedInto(name: WalletName, { refund, body }: Known): boolean {
  if (!refund) return false
  if (name === 'company') return refund.mode === 'source' && body.payment_method === 'CompanyWallet'
  return refund.mode === 'wallet' || body.payment_method === 'Wallet'
}

export async function lookAtWallet(model: Model, name: WalletName) {
  const wallet = await readWallet(model, name)
  if (!wallet) return
  model.seen.wallets[name] = wallet
  holdLedger(model, name, wallet)
  if (!model.target.isAlone) return
  const opened = new Set(model.opening[name]?.rows.map(({ id }) => id))
  const fresh = wallet.rows.filter(({ id }) => !opened.has(id)).reverse()
  const mine = model.orders.filter(({ who }) => who === 'customer')
  const charged = mine.filter(({ body, isProven }) => isProven && body.payment_method === methods[name])
  const refunded = mine.filter((known) => isRefundedInto(name, known))
  const told = (type: Row['type']) =>
    fresh
      .filter((row) => row.type === type)
      .map(({ order_id, amount }) => `${order_id} ${cents(amount)}`)
      .sort()
  const claim = (rule: Rule, operation: OperationId) => ({ rule, operation, pointer: '/data' })
  const paid = charged.map(({ id, quote }) => `${id} ${cents(quote.net_payable_amount)}`)
  hold(model, claim('wallet-pays-once', lists[name]), told('debit'), paid.sort())
  const given = refunded.map(({ id, refund }) => `${id} ${cents(refund?.amount ?? 0)}`)
  hold(model, claim('refund-reaches-the-wallet', lists[name]), told('credit'), given.sort())
}

function holdLedger(model: Model, name: WalletName, { balance, rows }: Wallet) {
  const oldest = [...rows].reverse()
  const [first] = oldest
  let running = first ? cents(first.balance_after) - signed(first) : balance
  const expected = oldest.map((row) => {
    running += signed(row)
    return running
  })
  const claim = { rule: 'wallet-is-its-ledger', operation: lists[name] } as const
  hold(
    model,
    { ...claim, pointer: '/data' },
    oldest.map((row) => cents(row.balance_after)),
    expected,
  )
  hold(model, { ...claim, pointer: '/data/balance' }, balance, running)
}
