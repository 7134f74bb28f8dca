import { expect, test } from 'vitest'
import { finder, plain } from './plain.ts'

test.each([
  ['accents', 'Café', 'cafe'],
  ['accents of their own', 'Safte', 'Sa\u0308fte'],
  ['Greek accents and the last sigma', 'Ελλάς', 'ελλασ'],
  ['Cyrillic accents', 'Йогурт ёж', 'иогурт еж'],
  ['ß', 'süß', 'SUSS'],
  ['a big ß', 'SÜẞ', 'süss'],
  ['dotted and dotless i', 'İçecek Ilık ılık', 'içecek ılık ilik'],
  ['ligatures and full width', 'ﬁｓｈ', 'fish'],
  ['hyphens', 'Butter-Popcorn', 'butter popcorn'],
  ['apostrophes', 'Lay’s', "Lay's"],
  ['no apostrophe', 'Lay’s', 'lays'],
  ['an accent as apostrophe', 'Lay´s', 'lays'],
  ['spaces', ' a \u00a0 b\t', 'a b'],
  ['punctuation', '3,5 % (Bio) & Co.', '3.5 bio co'],
  ['invisible characters', 'Kartoffel\u00adchips क्\u200dष', 'kartoffelchips क्ष'],
  ['the nukta', 'फ़्रूट', 'फ्रूट'],
  ['a nukta of its own', '\u095e', '\u092b'],
  ['Arabic short vowels', 'عَرَبِيّ', 'عربي'],
  ['digits of other scripts', '७अप', '7अप'],
])('%s: “%s” is as plain as “%s”', (_, text, other) => expect(plain(text)).toBe(plain(other)))

test.each([
  ['vowel signs', 'चीनी', 'चना'],
  ['the virama', 'फ्रूट', 'फरूट'],
  ['Japanese sound marks', 'パン', 'ハン'],
])('%s stay: “%s” isn’t “%s”', (_, text, other) => expect(plain(text)).not.toBe(plain(other)))

test.each([
  ['', 'Anything'],
  [' - ', 'Anything'],
  ['popcorn  butter', 'Butter-Popcorn'],
  ['chips meersalz', 'Meersalz Chips'],
  ['meers chi', 'Chips, Meersalz'],
  ['cocacola', 'Coca-Cola'],
  ['coca cola', 'Coca-Cola'],
  ['7up', '7-Up'],
  ['Saefte', 'Säfte'],
  ['SAEFTE', 'SA\u0308FTE'],
  ['kakaoeis', 'Kakaoeis'],
  ['eis', 'Kakaoeis'],
])('“%s” finds “%s”', (typed, text) => expect(finder(typed)(text)).toBe(true))

test('every typed word has to be found', () => {
  expect(finder('chips cola')('Chips')).toBe(false)
  expect(finder('ps me')('Chips Meersalz')).toBe(true)
  expect(finder('psme')('Chips Meersalz')).toBe(false)
})
