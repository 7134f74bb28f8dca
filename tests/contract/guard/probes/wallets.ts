/** Balance and ledger agree, row by row. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../target/exchange.ts'
import { dataOf, rowsOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import { expectEqual, expectStatus, minor, type Probe } from './probe.ts'

function chain(scope: Scope, sent: Sent, rows: Schema[], balance: number) {
  const [newest] = rows
  if (newest)
    expectEqual(
      scope,
      'money:ledger',
      sent,
      '/data/0/balance_after',
      minor(newest.balance_after),
      balance,
      'the balance, in minor units',
    )
  for (const [index, row] of rows.entries()) {
    const older = rows[index + 1]
    if (!older) return
    const moved = row.type === 'credit' ? minor(row.amount) : -minor(row.amount)
    const due = minor(older.balance_after) + moved
    expectEqual(
      scope,
      'money:ledger',
      sent,
      `/data/${index}/balance_after`,
      minor(row.balance_after),
      due,
      'the row before, and this amount',
    )
  }
}

export const wallets: Probe = {
  name: 'wallets and ledgers',
  writes: false,
  run: async (scope) => {
    const { exchange, facts } = scope
    const token = scope.customer?.token
    if (!token) return
    const { userId, warehouseId, locationId } = facts
    const own = await exchange('getWalletBalance', { token, path: { userId } })
    if (!expectStatus(scope, 'happy', own, [200], 'the customer has an account')) return
    const ledger = await exchange('listWalletTransactions', { token, path: { userId }, query: { pageOff: true } })
    chain(scope, ledger, rowsOf(ledger), minor(dataOf(own).balance))
    if (!locationId) return
    const company = await exchange('getCompanyWalletBalance', { token, path: { userId, warehouseId, locationId } })
    expectStatus(scope, 'happy', company, [200], 'the customer belongs to this location')
    const rows = await exchange('listCompanyWalletTransactions', {
      token,
      path: { warehouseId, locationId },
      query: { pageOff: true },
    })
    chain(scope, rows, rowsOf(rows), minor(dataOf(company).balance))
    const options = await exchange('listPaymentOptions', { token })
    expectStatus(scope, 'happy', options, [200], 'somebody is signed in')
  },
}
