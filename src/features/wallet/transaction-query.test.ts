import { expect, test } from 'vitest'
import { isFiltered, transactionQuery } from './transaction-query.ts'

const query = (text: string) => new URLSearchParams(text)
const plain = { pageOff: false, limit: 10, keyword: '', sort: 'created_at', order: 'DESC' }

test('without filters, all transactions are requested, ten at a time, newest first', () => {
  expect(transactionQuery(query(''))).toEqual(plain)
  expect(isFiltered(query('other=1'))).toBe(false)
})

test('every filter in the URL is sent', () =>
  expect(transactionQuery(query('keyword=lobby&from=2026-11-01&to=2026-11-20&type=credit'))).toEqual({
    ...plain,
    keyword: 'lobby',
    fromDate: '2026-11-01',
    toDate: '2026-11-20',
    type: 'credit',
  }))

test.each(['keyword=a', 'from=2026-11-01&to=2026-11-02', 'type=debit'])('%s is a filter', (text) =>
  expect(isFiltered(query(text))).toBe(true),
)

test('invalid values are left out', () => {
  expect(transactionQuery(query('from=soon&type=both'))).toEqual(plain)
  expect(isFiltered(query('from=soon&type=both'))).toBe(false)
})
