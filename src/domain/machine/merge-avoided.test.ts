import { expect, test } from 'vitest'
import { mergeAvoided, withTap } from './merge-avoided.ts'

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
  ['what was unmarked here is removed there', 'a', [], ['egg'], { ...kept('a', ['egg']), removed: ['egg'] }, [], []],
  ['what the phone has lost comes back', 'a', [], ['egg'], kept('a', ['egg']), ['egg'], ['egg']],
  [
    'what is marked on the phone is not removed there',
    'a',
    ['egg'],
    ['egg'],
    { ...kept('a', ['egg']), removed: ['egg'] },
    ['egg'],
    ['egg'],
  ],
  [
    'what another account’s phone unmarked stays',
    'b',
    [],
    ['egg'],
    { ...kept('a', []), removed: ['egg'] },
    ['egg'],
    ['egg'],
  ],
  ['what was added there comes here', 'a', ['egg'], ['egg', 'soy'], kept('a', ['egg']), ['egg', 'soy'], ['egg', 'soy']],
  ['what was removed there goes here', 'a', ['egg', 'nuts'], ['nuts'], kept('a', ['egg', 'nuts']), ['nuts'], ['nuts']],
  [
    'changes on both sides add up',
    'a',
    ['nuts'],
    ['egg', 'soy'],
    { ...kept('a', ['egg']), removed: ['egg'] },
    ['soy', 'nuts'],
    ['soy', 'nuts'],
  ],
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
  expect([merged.phone, merged.names]).toEqual([phone, names])
  // Only what the account has shown counts as kept.
  expect(merged.kept.names).toEqual(inAccount)
  // Merging again, before or after the account has it, changes nothing.
  expect(mergeAvoided(account, merged.phone, inAccount, merged.kept)).toEqual(merged)
  const settled = { account, names, others: merged.kept.others }
  expect(mergeAvoided(account, merged.phone, names, merged.kept)).toEqual({ phone, names, kept: settled })
})

test('a tap has the last word over what the account has shown, and over an earlier tap', () => {
  const unmarked = withTap(kept('a', ['egg', 'nuts'], ['soy']), [], ['egg'])
  expect(unmarked).toEqual({ ...kept('a', ['egg', 'nuts'], ['soy']), removed: ['egg'] })
  const again = withTap(unmarked, ['egg', 'soy'], ['nuts'])
  expect(again).toEqual({ ...kept('a', ['nuts']), removed: ['nuts'] })
  // The account has lost it through the first tap; through the second, it gets it again.
  expect(mergeAvoided('a', ['egg', 'soy'], ['nuts'], again)).toMatchObject({
    phone: ['egg', 'soy'],
    names: ['egg', 'soy'],
  })
})
