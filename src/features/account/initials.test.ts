import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  [['Asha', 'Rao'], 'AR'],
  [['asha', undefined], 'A'],
  [['𝒜sha', ' özil'], '𝒜Ö'],
  [[undefined, ''], ''],
  [['e\u0301mile', 'A\u030angstro\u0308m'], 'ÉÅ'],
  [['किरण', 'श्री'], 'किश्री'],
  [['क्षमा', 'ज्योत्स्ना'], 'क्षज्यो'],
  [['फ़ातिमा', 'अंजलि'], 'फ़ाअं'.normalize('NFC')],
  [['শ্রী', 'മോഹൻ'], 'শ্রীമോ'],
])('initials of %j', (names, letters) => expect(initials(...names)).toBe(letters))
