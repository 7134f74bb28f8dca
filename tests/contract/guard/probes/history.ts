/** Order lists match order details, amounts add up, and ledgers match the balance. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { asRecord, rowsOf, type Scope } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { checkAmounts, checkRefundable } from './amounts.ts'
import { expectAmount, expectEqual, expectStatus, minor, type Probe, shownAmount } from './probe.ts'
import { checkState } from './state.ts'

function checkTotals(scope: Scope, sent: Sent, order: Schema, at: string) {
  checkAmounts(scope, sent, order, at)
  checkRefundable(scope, sent, order, at)
  checkState(scope, sent, order, at)
}

/** Orders in these states may change between two calls. */
const moving = ['In-Progress', 'Pending']

/** The rows of the payment history match their orders. */
async function checkTransactions(scope: Scope, orders: Schema[]) {
  const sent = await scope.exchange('listOrderTransactions', { token: scope.token(), query: { pageOff: true } })
  for (const [index, row] of rowsOf(sent).entries()) {
    const order = orders.find(({ id }) => id === row.order_id)
    if (!order || moving.includes(String(order.status))) continue
    const own = { ...order, amount: order.net_payable_amount, vending_machine_id: asRecord(order.machine).id } as Schema
    for (const name of ['order_number', 'status', 'payment_method', 'amount', 'vending_machine_id', 'created_at']) {
      const [pointer, why] = [`/data/${index}/${name}`, 'as in the order']
      expectEqual(scope, { check: 'agrees', sent, pointer, found: row[name], is: own[name], why })
    }
  }
}

export const history: Probe = async (scope) => {
  const token = scope.token()
  const path = { userId: scope.facts.userId, machineId: '-1' }
  const sent = await scope.exchange('listOrders', { token, path, query: { pageOff: true } })
  if (scope.isSelected('listOrderTransactions')) await checkTransactions(scope, rowsOf(sent))
  const kinds = new Set<string>()
  for (const [index, row] of rowsOf(sent).entries()) {
    checkTotals(scope, sent, row, `/data/${index}`)
    const kind = `${row.status} ${row.payment_method} ${row.refund !== undefined}`
    if (!scope.isSelected('getOrder') || kinds.has(kind) || moving.includes(String(row.status))) continue
    kinds.add(kind)
    const detail = await scope.exchange('getOrder', { token, path: { ...path, orderId: row.id } })
    checkTotals(scope, detail, dataOf(detail), '/data')
    const [found, why] = [dataOf(detail), 'as in the list']
    expectEqual(scope, { check: 'agrees', sent: detail, pointer: '/data', found, is: row, why })
  }
}

function checkLedger(scope: Scope, sent: Sent, { balance: now, currency }: Schema) {
  const rows = rowsOf(sent)
  const balance = minor(now)
  const others = rows.filter((row) => row.currency !== undefined && row.currency !== currency).length
  const why = 'rows in another currency than the balance'
  expectEqual(scope, { check: 'money:currency', sent, pointer: '/data/*/currency', found: others, is: 0, why })
  const about = { check: 'money:ledger', sent }
  rows.forEach((row, index) => {
    const older = rows[index + 1]
    const [pointer, found] = [`/data/${index}/balance_after`, minor(row.balance_after)]
    if (index === 0)
      expectAmount(scope, { ...about, pointer, found, is: balance, why: `the balance, after row ${row.id}` })
    if (older) checkStep(scope, sent, pointer, older, row)
  })
}

/** A row leads from the balance before it to its own. What is between them may be a row that the history lacks. */
function checkStep({ expectTrue }: Scope, sent: Sent, pointer: string, older: Schema, row: Schema) {
  const { id, type, amount, order_id, balance_after } = row
  const is = minor(older.balance_after) + (type === 'credit' ? 1 : -1) * minor(amount)
  const gap = (minor(balance_after) - is) / 1000
  const whose = order_id === undefined ? '' : ` of order ${order_id}`
  const expected = `${is / 1000}: row ${older.id} left ${older.balance_after}, then came row ${id}, a ${type} of ${amount}${whose}`
  const lost = gap < 0 ? 'debit' : 'credit'
  const found = `${shownAmount(balance_after)}, as if a ${lost} of ${Math.abs(gap)} were missing between these rows`
  expectTrue(gap === 0, { check: 'money:ledger', pointer, expected, found, cause: 'step' }, sent)
}

/** Nothing is converted, so a wallet is in the currency of the orders that it has paid. */
async function checkCurrency(scope: Scope, sent: Sent, method: string) {
  if (!scope.has('listOrders')) return
  const path = { userId: scope.facts.userId, machineId: '-1' }
  const orders = await scope.exchange('listOrders', { token: scope.token(), path, query: { pageOff: true } })
  const paid = rowsOf(orders).find((each) => each.payment_method === method && each.currency !== undefined)
  if (!paid) return
  const about = { check: 'money:currency', sent, pointer: '/data/currency', found: dataOf(sent).currency }
  expectEqual(scope, {
    ...about,
    is: paid.currency,
    why: `the currency of order ${paid.id}, which this wallet has paid`,
  })
}

export const wallet: Probe = async (scope) => {
  const { exchange, facts } = scope
  const token = scope.customer?.token
  if (!token) return
  const path = { userId: facts.userId }
  const own = await exchange('getWalletBalance', { token, path })
  if (!expectStatus(scope, 'happy', own, [200], 'the customer has an account')) return
  await checkCurrency(scope, own, 'Wallet')
  if (!scope.has('listWalletTransactions')) return
  const ledger = await exchange('listWalletTransactions', { token, path, query: { pageOff: true } })
  checkLedger(scope, ledger, dataOf(own))
}

export const companyWallet: Probe = async (scope) => {
  const { exchange, facts } = scope
  const token = scope.customer?.token
  const { userId, warehouseId, locationId } = facts
  if (!token || !locationId) return
  const company = await exchange('getCompanyWalletBalance', { token, path: { userId, warehouseId, locationId } })
  if (company.status === 200) await checkCurrency(scope, company, 'CompanyWallet')
  if (!scope.has('listCompanyWalletTransactions')) return
  const path = { warehouseId, locationId }
  const rows = await exchange('listCompanyWalletTransactions', { token, path, query: { pageOff: true } })
  checkLedger(scope, rows, dataOf(company))
}
