import { expect, test } from 'vitest'
import { telLink } from './tel-link.ts'

test.each([
  ['+91 (22) 4000-100', 'tel:+91224000100'],
  ['1800 000 000', 'tel:1800000000'],
  ['+49 (0) 30 / 123', 'tel:+4930123'],
  ['+44(0)20 7946 0000', 'tel:+442079460000'],
  ['(0) 30 123', 'tel:030123'],
])('%s is dialed as %s', (phone, link) => expect(telLink(phone)).toBe(link))
