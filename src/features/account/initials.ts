/**
 * A letter with its marks, and the letters that an Indic virama joins to it: श्री. Not `Intl.Segmenter`, which Firefox has
 * from 125 on, and which splits such syllables in browsers with older Unicode data.
 */
const first = /^.(?:\p{M}*[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?\p{L})*\p{M}*/u

/** One or two letters instead of a picture; empty without a name. */
export const initials = (...names: (string | undefined)[]): string =>
  names
    .map((name) => first.exec(name?.trim().normalize('NFC') ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
