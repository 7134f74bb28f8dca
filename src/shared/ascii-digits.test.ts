import { expect, test } from 'vitest'
import { asciiDigits } from './ascii-digits.ts'

test.each([
  ['Hindi', '०१२३४५६७८९'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['full-width', '０１２３４５６７８９'],
])('%s digits become 0 to 9', (_, digits) => expect(asciiDigits(digits)).toBe('0123456789'))

test('everything else stays', () => expect(asciiDigits('+91 ९८7, VM-1001 ½ Ⅷ')).toBe('+91 987, VM-1001 ½ Ⅷ'))
