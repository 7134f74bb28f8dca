import { expect, test } from 'vitest'
import { byMonth, rowsOf } from './rows.ts'

const row = (id: string, created_at = '2026-11-02T09:00:00Z', status = 'old') => ({ id, created_at, status })
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('pages are appended', () => {
  const { rows, hasRepeats } = rowsOf([{ data: [row('c'), row('b')] }, { data: [row('a')] }])
  expect(ids(rows)).toEqual(['c', 'b', 'a'])
  expect(hasRepeats).toBe(false)
})

test('a row that moved to the next page is shown once, in its first position, with its latest data', () => {
  const { rows, hasRepeats } = rowsOf([
    { data: [row('c'), row('b')] },
    { data: [row('b', undefined, 'new'), row('a')] },
  ])
  expect(ids(rows)).toEqual(['c', 'b', 'a'])
  expect(rows[1]?.status).toBe('new')
  expect(hasRepeats).toBe(true)
})

test('rows are grouped by month and keep their order', () => {
  const months = byMonth([
    row('d', '2026-11-20T12:00:00Z'),
    row('c', '2026-11-02T12:00:00Z'),
    row('b', '2026-10-20T12:00:00Z'),
    row('a', '2025-10-20T12:00:00Z'),
  ])
  expect(months.map(({ title, rows }) => [title, ids(rows)])).toEqual([
    ['November 2026', ['d', 'c']],
    ['October 2026', ['b']],
    ['October 2025', ['a']],
  ])
})

test('an invalid date does not break the list', () =>
  expect(byMonth([row('a', 'yesterday')])).toMatchObject([{ title: '' }]))
