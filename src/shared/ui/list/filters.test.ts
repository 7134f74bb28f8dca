import { expect, test } from 'vitest'
import { changed, choicesOf, keywordOf, rangeOf } from './filters.ts'

const query = (text: string) => new URLSearchParams(text)

test('a keyword is trimmed to the server’s maximum length', () => {
  expect(keywordOf(query('keyword=+salted++chips+'))).toBe('salted chips')
  expect(keywordOf(query(`keyword=${'a'.repeat(90)}`))).toHaveLength(64)
  expect(keywordOf(query(''))).toBe('')
})

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026-02-30', ''],
  ['2026-11-02T10:00:00Z', ''],
  ['yesterday', ''],
])('the day %s is read as "%s"', (day, read) => expect(rangeOf(query(`from=${day}&to=2026-11-20`)).from).toBe(read))

test.each(['from=2026-11-02', 'to=2026-11-02', 'from=2026-11-02&to=2026-11-01'])('%s is not a range', (half) =>
  expect(rangeOf(query(half))).toEqual({ from: '', to: '' }),
)

test('only known choices are returned, each once', () => {
  const choices = ['Initiated', 'Failed'] as const
  expect(choicesOf(query('status=Failed,Failed,Lost'), 'status', choices)).toEqual(['Failed'])
  expect(choicesOf(query(''), 'status', choices)).toEqual([])
})

test('a change keeps other parameters and removes empty ones', () =>
  expect(changed(query('view=payments&keyword=a&type=credit'), { keyword: '', type: 'debit' }).toString()).toBe(
    'view=payments&type=debit',
  ))
