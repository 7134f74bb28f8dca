/** Search in texts, by words as people type them on phones. Pure. */
import { asciiDigits } from './ascii-digits.ts'

/**
 * The text for comparisons only: words with single spaces between them, without accents, apostrophes, the Indic nukta and
 * Arabic short vowels, which are mostly left out. Other marks, such as vowel signs, make other words. Upper case, because
 * that of ß is SS, that of ı is I, and that of both sigmas Σ.
 */
export const plain = (text: string): string =>
  asciiDigits(text.replace(/['’‘ʼ`´\u00ad\u200c\u200d]/g, '').normalize('NFKD'))
    .toLowerCase()
    .toUpperCase()
    .replace(/[\u0300-\u036f\u064b-\u0655\u093c]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The plain text, also as on a keyboard without umlauts: ä as a and as ae. */
export function spellings(text: string): string[] {
  const apart = text.normalize('NFD')
  return [...new Set([apart, apart.replace(/[aou](?=\u0308)/gi, '$&e')])].map(plain)
}

/** Whether a plain text contains every word of another, in any order. Each does if there are none. */
export const hasWords = (text: string, words: string): boolean => words.split(' ').every((word) => text.includes(word))

/** Whether a text contains every typed word. Words with a hyphen are also found as one. */
export function finder(typed: string): (text: string) => boolean {
  const words = plain(typed)
  return (text) => hasWords([text, text.replace(/[-‐‑]/g, '')].flatMap(spellings).join(' '), words)
}
