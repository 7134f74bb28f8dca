import { expect, test } from 'vitest'
import { faqGroups } from '#shared/texts/faq.ts'
import { problems } from '#shared/texts/support-screen.ts'
import { filterFaq } from './filter.ts'

const groups = [
  {
    title: 'Paying',
    entries: [
      { id: 'a', question: 'Where’s my receipt?', answer: ['Under orders.'], words: 'invoice' },
      { id: 'b', question: 'Café card?', answer: ['Yes.', 'Always.'] },
    ],
  },
  { title: 'Refunds', entries: [{ id: 'c', question: 'How long?', answer: ['Seven days.'] }] },
]
const ids = (text: string) => filterFaq(groups, text).flatMap(({ entries }) => entries.map(({ id }) => id))

test('an empty search shows everything', () => expect(ids('  ')).toEqual(['a', 'b', 'c']))

test('every word has to match, anywhere in the question', () => {
  expect(ids('orders receipt')).toEqual(['a'])
  expect(ids('orders days')).toEqual([])
  expect(ids('refunds DAYS')).toEqual(['c'])
  expect(ids('invoice')).toEqual(['a'])
})

test('case, accents and quotes don’t matter', () => {
  expect(ids('cafe')).toEqual(['b'])
  expect(ids("where's")).toEqual(['a'])
})

test('a group without a match is left out', () => {
  expect(filterFaq(groups, 'card').map(({ title }) => title)).toEqual(['Paying'])
})

test('addresses are unique and need no encoding', () => {
  for (const entries of [faqGroups.flatMap(({ entries }) => entries), problems()]) {
    const all = entries.map(({ id }) => id)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([])
  }
})
