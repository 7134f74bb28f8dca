import { expect, test } from 'vitest'
import { retryAfter } from './retry-after.ts'

const date = 'Sun, 22 Nov 2026 09:00:00 GMT'

test.each([
  ['no header', {}, undefined],
  ['seconds', { 'retry-after': '12' }, 12],
  ['a date without the server’s clock', { 'retry-after': 'Sun, 22 Nov 2126 09:00:00 GMT' }, undefined],
  ['a date, by the server’s clock', { date, 'retry-after': 'Sun, 22 Nov 2026 09:00:05 GMT' }, 5],
  ['a date in the past', { date, 'retry-after': 'Sun, 22 Nov 2026 08:00:00 GMT' }, 0],
  ['at most five minutes', { 'retry-after': '31536000' }, 300],
  ['nonsense', { 'retry-after': 'soon' }, undefined],
])('Retry-After: %s', (_, headers, seconds) => expect(retryAfter(new Headers(headers))).toBe(seconds))
