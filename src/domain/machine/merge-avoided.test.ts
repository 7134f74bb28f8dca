import { expect, test } from 'vitest'
import { mergeAvoided } from './merge-avoided.ts'

const kept = (account: string, names: string[], others: string[] = []) => ({ account, names, others })

test.each<[string, ...Parameters<typeof mergeAvoided>, string[], string[]]>([
  [
    'a guest who signs in gives the list to the account',
    'a',
    ['nuts'],
    ['egg'],
    null,
    ['egg', 'nuts'],
    ['egg', 'nuts'],
  ],
  ['a new phone gets the account’s list', 'a', [], ['egg'], null, ['egg'], ['egg']],
  [
    'what was added here goes to the account',
    'a',
    ['egg', 'nuts'],
    ['egg'],
    kept('a', ['egg']),
    ['egg', 'nuts'],
    ['egg', 'nuts'],
  ],
  ['what was removed here is removed there', 'a', [], ['egg'], kept('a', ['egg']), [], []],
  ['what was added there comes here', 'a', ['egg'], ['egg', 'soy'], kept('a', ['egg']), ['egg', 'soy'], ['egg', 'soy']],
  ['what was removed there goes here', 'a', ['egg', 'nuts'], ['nuts'], kept('a', ['egg', 'nuts']), ['nuts'], ['nuts']],
  ['changes on both sides add up', 'a', ['nuts'], ['egg', 'soy'], kept('a', ['egg']), ['soy', 'nuts'], ['soy', 'nuts']],
  [
    'another account’s list stays marked, and isn’t handed on',
    'b',
    ['nuts'],
    ['egg'],
    kept('a', ['nuts']),
    ['egg', 'nuts'],
    ['egg'],
  ],
  ['nor at the next visit', 'b', ['egg', 'nuts'], ['egg'], kept('b', ['egg'], ['nuts']), ['egg', 'nuts'], ['egg']],
  ['it can be removed here', 'b', ['egg'], ['egg'], kept('b', ['egg'], ['nuts']), ['egg'], ['egg']],
])('%s', (_, account, onPhone, inAccount, last, phone, names) => {
  const merged = mergeAvoided(account, onPhone, inAccount, last)
  expect([merged.phone, merged.kept.names]).toEqual([phone, names])
  // Merging again, once the account has it, changes nothing.
  expect(mergeAvoided(account, merged.phone, names, merged.kept)).toEqual(merged)
})
