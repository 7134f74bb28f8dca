import { config } from './config.ts'

const list = new Intl.ListFormat(config.locale, { type: 'conjunction' })

/** For a sentence: nuts, egg and gluten. */
export const listOf = (words: readonly string[]) => list.format(words)
