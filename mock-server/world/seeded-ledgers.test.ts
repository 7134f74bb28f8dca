import { expect, test } from 'vitest'
import type { LedgerEntry } from '../seeds/records.ts'
import { toMinor } from '../seeds/units.ts'
import { balanceOf } from './orders/ledger.ts'
import { createWorld } from './world.ts'

const stateOf = (scenario = 'ordinary') =>
  createWorld(`${scenario}--seeds`, { seed: 1, fixedTime: '2026-11-21T09:00:00Z', tokenLife: 600 }).state
const ashas = (scenario?: string) => stateOf(scenario).ledgers.get('usr-asha') ?? []
const companys = () => stateOf().companyLedgers.get('loc-harbour') ?? []

test('the wallets hold what the README promises', () => {
  expect(balanceOf(ashas())).toBe(toMinor(640))
  expect(balanceOf(ashas('wallet-short'))).toBe(toMinor(20))
  expect(balanceOf(companys())).toBe(toMinor(2500))
})

test.each([
  ['wallet', ashas()],
  ['short wallet', ashas('wallet-short')],
  ['company wallet', companys()],
])('every row of the %s states the balance after it, never below zero', (_, entries: LedgerEntry[]) => {
  let balance = 0
  for (const { type, amount, balance_after } of entries) {
    expect(amount).toBeGreaterThan(0)
    balance += type === 'credit' ? toMinor(amount) : -toMinor(amount)
    expect(toMinor(balance_after)).toBe(balance)
    expect(balance).toBeGreaterThanOrEqual(0)
  }
})

test('every list has three pages, of every type and status', () => {
  const refunds = [...stateOf().orders.values()].flatMap(({ refund }) => refund ?? [])
  for (const list of [ashas(), companys(), refunds]) expect(list.length).toBeGreaterThan(20)
  expect(new Set(refunds.map(({ status }) => status))).toEqual(new Set(['Initiated', 'Processed', 'Failed']))
  expect(new Set(refunds.map(({ kind, mode }) => `${kind} ${mode}`)).size).toBe(4)
  expect(new Set(ashas().map(({ type }) => type)).size).toBe(2)
})

test('every order paid by wallet has its debit in the wallet', () => {
  const { orders } = stateOf()
  const rows = ashas()
  for (const { id, net, method, paidAt } of orders.values()) {
    const debit = rows.find(({ order_id, type }) => order_id === id && type === 'debit')
    expect(debit && toMinor(debit.amount)).toBe(method === 'Wallet' && paidAt !== undefined ? net : undefined)
  }
})
