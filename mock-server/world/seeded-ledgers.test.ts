import { expect, test } from 'vitest'
import { balanceOf } from '../seeds/ledgers.ts'
import type { LedgerEntry } from '../seeds/records.ts'
import { toMinor } from '../seeds/units.ts'
import { createWorld } from './world.ts'

const stateOf = (scenario = 'ordinary') =>
  createWorld(`${scenario}--seeds`, { seed: 1, fixedTime: '2026-11-21T09:00:00Z', tokenLife: 600 }).state
const ashaEntries = (scenario?: string) => stateOf(scenario).ledgers.get('usr-asha') ?? []
const companyEntries = () => stateOf().ledgers.get('loc-harbour') ?? []

test('the wallets have the balances listed in the README', () => {
  expect(balanceOf(ashaEntries())).toBe(toMinor(640))
  expect(balanceOf(ashaEntries('wallet-short'))).toBe(toMinor(20))
  expect(balanceOf(companyEntries())).toBe(toMinor(2500))
})

test.each([
  ['wallet', ashaEntries()],
  ['short wallet', ashaEntries('wallet-short')],
  ['company wallet', companyEntries()],
])('every row of the %s has the balance after it, which is never negative', (_, entries: LedgerEntry[]) => {
  let balance = 0
  for (const { type, amount, balance_after } of entries) {
    expect(amount).toBeGreaterThan(0)
    balance += type === 'credit' ? toMinor(amount) : -toMinor(amount)
    expect(toMinor(balance_after)).toBe(balance)
    expect(balance).toBeGreaterThanOrEqual(0)
  }
})

test('every list has three pages, with rows of every type and status', () => {
  const refunds = [...stateOf().orders.values()].flatMap(({ refund }) => refund ?? [])
  for (const list of [ashaEntries(), companyEntries(), refunds]) expect(list.length).toBeGreaterThan(20)
  expect(new Set(refunds.map(({ status }) => status))).toEqual(new Set(['Initiated', 'Processed', 'Failed']))
  expect(new Set(refunds.map(({ kind, mode }) => `${kind} ${mode}`)).size).toBe(4)
  expect(new Set(ashaEntries().map(({ type }) => type)).size).toBe(2)
})

test('every order paid by wallet has a debit in the wallet', () => {
  const { orders } = stateOf()
  const rows = ashaEntries()
  for (const { id, net, method, paidAt } of orders.values()) {
    const debit = rows.find(({ order_id, type }) => order_id === id && type === 'debit')
    expect(debit && toMinor(debit.amount)).toBe(method === 'Wallet' && paidAt !== undefined ? net : undefined)
  }
})
