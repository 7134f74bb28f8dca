import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { parsePage, readPage } from '../../../brand/pages.ts'
import { filterFaq } from './filter.ts'

const groups = parsePage(`# FAQ
## Paying
### Where’s my receipt? {#a}
<!-- search: invoice -->
Under orders.
### Café card? {#b}
Yes.

Always.
## Refunds
### How long? {#c}
Seven **days**.`).parts
const ids = (text: string) => filterFaq(groups, text).flatMap(({ sections }) => sections.map(({ id }) => id))

test('an empty search shows everything', () => expect(ids('  ')).toEqual(['a', 'b', 'c']))

test('every word has to match somewhere in the group title, question or answer', () => {
  expect(ids('orders receipt')).toEqual(['a'])
  expect(ids('orders days')).toEqual([])
  expect(ids('refunds DAYS')).toEqual(['c'])
  expect(ids('invoice')).toEqual(['a'])
})

test('case, accents and quotes don’t matter', () => {
  expect(ids('cafe')).toEqual(['b'])
  for (const text of ["where's", 'wheres', 'where’s  my']) expect(ids(text), text).toEqual(['a'])
})

test('a group without matches is left out', () => {
  expect(filterFaq(groups, 'card').map(({ title }) => title)).toEqual(['Paying'])
})

test('a question about a disabled feature is left out (§2.26)', () => {
  vi.spyOn(config.features, 'mealCards', 'get').mockReturnValue(false)
  const { parts } = parsePage('# FAQ\n## Paying\n### How? {#how}\n### Meal cards? {#mealCards}\n### Offers? {#offers}')
  expect(filterFaq(parts, '')[0]?.sections.map(({ id }) => id)).toEqual(['how', 'offers'])
})

test.each([
  ['wallets', 'wallet'],
  ['mealCards', 'meal card'],
  ['coffee', 'coffee'],
] as const)('without %s, the shipped FAQ does not mention them (§2.26)', (feature, word) => {
  const { parts } = readPage('brand/default/pages/faq.en.md')
  const count = () => filterFaq(parts, word).flatMap(({ sections }) => sections).length
  expect(count()).toBe(1)
  vi.spyOn(config.features, feature, 'get').mockReturnValue(false)
  expect(count()).toBe(0)
})
