import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noteLanguage } from '../api/server-language.ts'
import { priceOf } from '../money/price.ts'
import { texts } from '../texts/catalog.ts'
import { splitAtAmounts } from './keep-amounts.tsx'
import { ServerWords } from './ServerWords.tsx'
import { Words } from './Words.tsx'

test.each([
  ['Pay ₹137.50', ['₹'], ['₹137.50']],
  ['Nothing to pay', ['₹'], []],
  ['You paid ₹1,200. Order A-1042 waits at VM-1001.', ['₹'], ['₹1,200', 'A-1042', 'VM-1001']],
  ['1.200,50 € bezahlt, −3 € Rabatt', ['€'], ['1.200,50 €', '−3 €']],
  ['−₹20 and CHF 35', ['₹', 'CHF'], ['−₹20', 'CHF 35']],
  ['Slot B3, 2 of 3 dispensed', ['₹'], ['B3']],
  ['ऑर्डर A-1001 · ₹70', ['₹'], ['A-1001', '₹70']],
  ['We sent it to +91 98765 43210. Card ending in 4242', [], ['+91 98765 43210', '4242']],
  ['Paid on 19/11/2026, 4:58 pm', [], ['19/11/2026']],
  ['19\u200f/11\u200f/2026، 4:58 م', [], ['19\u200f/11\u200f/2026']],
  ['دفع \u200f125\u00a0₹ و', ['₹'], ['\u200f125\u00a0₹']],
  ['\u200f\u200e-22.50\u00a0₹', ['₹'], ['\u200f\u200e-22.50\u00a0₹']],
  ['\u200f١٬٢٣٤٫٥٠\u00a0₹', ['₹'], ['\u200f١٬٢٣٤٫٥٠\u00a0₹']],
  ['Am 9.1.26 bezahlt', [], ['9.1.26']],
  ['Code X1 before any amount', [], ['X1']],
])('%s', (text, signs, kept) => {
  const parts = splitAtAmounts(text, signs)
  expect(parts.filter((_, index) => index % 2)).toEqual(kept)
  expect(parts.join('')).toBe(text)
})

test('amounts are marked for translators, and every part is its element’s only child', () => {
  const text = `Pay ${priceOf(35)} now`
  const { container } = render(<Words>{text}</Words>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('[translate=no]')].map((each) => each.textContent)).toEqual(['₹35'])
})

test.each([
  ['hi', ['10% off chips', 'en']],
  ['en', []],
])('in a sentence on a page in %s, the server’s English words are %j', (page, expected) => {
  vi.stubGlobal('pageLanguage', page)
  noteLanguage(new Headers({ 'content-language': 'en' }))
  const { container } = render(<Words>{texts.cart.offerDropped({ title: '10% off chips' })}</Words>)
  expect(container.textContent).toBe('10% off chips no longer applies. We removed it.')
  expect([...container.querySelectorAll('bdi')].flatMap((each) => [each.textContent, each.lang])).toEqual(expected)
})

test.each([Words, ServerWords])('a text that a translator has replaced is replaced as a whole', (Component) => {
  const { container, rerender } = render(<Component>Coming now</Component>)
  const holder = container.firstElementChild as HTMLElement
  holder.innerHTML = '<font>Kommt jetzt</font>'
  rerender(<Component>All yours</Component>)
  expect(container.textContent).toBe('All yours')
})
