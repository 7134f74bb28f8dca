import { expect, test } from 'vitest'
import { findCode } from './one-time-code.ts'

test.each([
  ['', ''],
  ['1', '1'],
  ['12345', '12345'],
  ['123456', '123456'],
  ['1234567', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['Your code is 123456', '123456'],
  ['123456 is your code. It works for 5 minutes.', '123456'],
  ['Snacks 24: your code is 123 456.', '123456'],
  ['no code', ''],
  ['१२३४५६', '123456'],
  ['𝟏𝟐𝟑𝟒𝟓𝟔', '123456'],
  ['आपका कोड १२३ ४५६ है', '123456'],
])('reads “%s” as the code “%s”', (text, code) => expect(findCode(text, 6)).toBe(code))

test('finds codes of other lengths', () => expect(findCode('PIN 2026 is old, 1234 5678', 8)).toBe('12345678'))
