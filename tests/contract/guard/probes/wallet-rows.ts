/** What an order takes from a wallet, and what comes back, are rows of the wallet's history. */
import type { Schema } from '../contract.ts'
import { rowsOf } from '../scope.ts'
import { minor } from './probe.ts'
import { askWallet, type Shop, walletOf } from './shop.ts'

export async function readRows(shop: Shop) {
  const operation = walletOf(shop)?.rows
  if (!operation || !shop.scope.has(operation)) return undefined
  const sent = await askWallet(shop, operation, { pageOff: true })
  return sent.status === 200 ? { sent, rows: rowsOf(sent) } : undefined
}

export type Rows = Awaited<ReturnType<typeof readRows>>

const described = (amount: unknown, orderId: unknown) =>
  `${amount}${orderId === undefined ? '' : ` of order ${orderId}`}`

/** The order has one new debit and, after its refund, one new credit. A row may leave out whose it is, but not name another order. */
export async function expectRows(shop: Shop, before: Rows, { orderId, net }: { orderId: string; net: number }) {
  const after = await readRows(shop)
  if (!before || !after) return
  const old = before.rows.map(({ id }) => id)
  const isRight = ({ amount, order_id }: Schema) =>
    minor(amount) === net && [undefined, orderId].includes(order_id as string)
  for (const type of ['debit', 'credit']) {
    const rows = after.rows.filter((row) => row.type === type && !old.includes(row.id))
    const expected = `one ${type} for the order that was paid and refunded: ${described(net / 1000, orderId)}`
    const found = rows.map(({ id, amount, order_id }) => `row ${id}: ${described(amount, order_id)}`)
    const wrong = {
      check: 'money:rows',
      pointer: '/data',
      expected,
      found: found.join('; ') || `no new ${type}`,
      cause: type,
    }
    shop.scope.expectTrue(rows.length === 1 && rows.every(isRight), wrong, after.sent)
  }
}
