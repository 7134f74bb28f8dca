import { expect, test } from 'vitest'
import { book, ledgerOf } from '../world/orders/ledger.ts'
import { createWorld } from '../world/world.ts'
import type { Call } from './handler.ts'
import wallets from './wallets.ts'

test('rows are sorted newest first, even if they were booked at the same time', () => {
  const world = createWorld('ledger', { fixedTime: '2026-11-21T09:00:00Z', tokenLife: 600 })
  const entries = ledgerOf(world, 'usr-regular')
  book(world, entries, { type: 'debit', amount: 5_000, description: 'An order' })
  book(world, entries, { type: 'credit', amount: 5_000, description: 'Its refund' })
  const call = {
    world,
    params: { userId: 'usr-regular', limit: 2 },
    caller: { userId: 'usr-regular', isGuest: false },
  } as Call<'listWalletTransactions'>
  const rows = wallets.listWalletTransactions(call).data
  expect(rows.map(({ description }) => description)).toEqual(['Its refund', 'An order'])
})
