import { expect, test } from 'vitest'
import { keywordIn } from './keyword.ts'

test.each([
  ['spaces', '  north   tower ', 'north tower'],
  ['an accent of its own', 'Cafe\u0301', 'Café'],
  ['an id with digits of another script', 'VM-१००१', 'VM-1001'],
  ['a name with digits of its script', 'सेक्टर १८', 'सेक्टर १८'],
])('%s: “%s” is sent as “%s”', (_, typed, sent) => expect(keywordIn(typed)).toBe(sent))
