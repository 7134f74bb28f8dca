import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  [['Asha', 'Rao'], 'AR'],
  [['asha', undefined], 'A'],
  [['𝒜sha', ' özil'], '𝒜Ö'],
  [[undefined, ''], ''],
])('initials of %j', (names, letters) => expect(initials(...names)).toBe(letters))
