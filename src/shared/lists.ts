import { locale } from './language.ts'

const list = new Intl.ListFormat(locale(), { type: 'conjunction' })

/** Joins words in a sentence: nuts, egg and gluten. */
export const listOf = (words: readonly string[]) => list.format(words)
