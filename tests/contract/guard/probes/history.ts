/** Order lists match order details, amounts add up, and ledgers match the balance. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { asRecord, rowsOf, type Scope } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { checkAmounts, checkRefundable } from './amounts.ts'
import { expectEqual, expectStatus, minor, type Probe } from './probe.ts'
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
    const moved = row.type === 'credit' ? minor(row.amount) : -minor(row.amount)
    const [pointer, found] = [`/data/${index}/balance_after`, minor(row.balance_after)]
    if (index === 0) expectEqual(scope, { ...about, pointer, found, is: balance, why: 'the balance' })
    const is = older && minor(older.balance_after) + moved
    if (older) expectEqual(scope, { ...about, pointer, found, is, why: 'the previous balance plus this amount' })
  })
}

export const wallet: Probe = async (scope) => {
  const { exchange, facts } = scope
  const token = scope.customer?.token
  if (!token) return
  const path = { userId: facts.userId }
  const own = await exchange('getWalletBalance', { token, path })
  if (!expectStatus(scope, 'happy', own, [200], 'the customer has an account') || !scope.has('listWalletTransactions'))
    return
  const ledger = await exchange('listWalletTransactions', { token, path, query: { pageOff: true } })
  checkLedger(scope, ledger, dataOf(own))
}

export const companyWallet: Probe = async (scope) => {
  const { exchange, facts } = scope
  const token = scope.customer?.token
  const { userId, warehouseId, locationId } = facts
  if (!token || !locationId || !scope.has('listCompanyWalletTransactions')) return
  const company = await exchange('getCompanyWalletBalance', { token, path: { userId, warehouseId, locationId } })
  const path = { warehouseId, locationId }
  const rows = await exchange('listCompanyWalletTransactions', { token, path, query: { pageOff: true } })
  checkLedger(scope, rows, dataOf(company))
}
