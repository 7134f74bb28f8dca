import { expect, test } from 'vitest'
import { closestTag, directionOf } from './language-tags.ts'

test.each([
  ['de-AT', ['de-CH', 'de'], 'de'],
  ['pt', ['en', 'pt-BR'], 'pt-BR'],
  ['pt-PT', ['pt-BR'], 'pt-BR'],
  ['nb-NO', ['en', 'no'], 'no'],
  ['zh-TW', ['zh', 'zh-Hant'], 'zh-Hant'],
  ['zh-Hant-TW', ['zh', 'zh-Hant'], 'zh-Hant'],
  ['sr-Latn-RS', ['sr', 'sr-Latn'], 'sr-Latn'],
  ['zh-Hant-HK', ['en', 'zh'], 'zh'],
  ['zh-HK', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
  ['DE', ['en', 'de'], 'de'],
  ['iw', ['en', 'he'], 'he'],
  ['fr', ['en'], undefined],
  ['not a tag', ['', 'en'], undefined],
])('for %s, the closest of %j is %s', (wanted, known, closest) => {
  expect(closestTag(wanted, known)).toBe(closest)
})

test('languages of right-to-left scripts are recognized', () => {
  const tags = ['ar', 'ckb', 'fa', 'he-IL', 'ps', 'sd', 'pa-Arab', 'ur-PK', 'yi', 'dv', 'en', 'pt-BR', 'sd-Deva', 'are']
  expect(tags.filter((tag) => directionOf(tag) === 'ltr')).toEqual(['en', 'pt-BR', 'sd-Deva', 'are'])
})
