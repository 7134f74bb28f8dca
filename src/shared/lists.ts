import { locale } from './language.ts'
import { once } from './once.ts'

const list = once(() => new Intl.ListFormat(locale(), { type: 'conjunction' }))

/** Joins words in a sentence: nuts, egg and gluten. */
export const listOf = (words: readonly string[]) => list().format(words)
