import { expect, test } from 'vitest'
import { asciiDigits } from './ascii-digits.ts'

test.each([
  ['Hindi', '०१२३४५६७८९'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['full-width', '０１２３４５６７８９'],
  // Two code units each. Those of mathematics follow each other without a gap.
  ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['double-struck', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('%s digits become 0 to 9', (_, digits) => expect(asciiDigits(digits)).toBe('0123456789'))

test('everything else stays', () => expect(asciiDigits('+91 ९८7, VM-1001 ½ Ⅷ')).toBe('+91 987, VM-1001 ½ Ⅷ'))
