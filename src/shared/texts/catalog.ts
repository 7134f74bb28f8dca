/** What customers read, in the page's language. */

import { catalogs } from 'virtual:catalogs'
import { number, plural, select } from '@messageformat/runtime'
import type { Texts } from '#generated/texts.ts'
import { quoted } from '../api/server-language.ts'
import { language } from '../language.ts'

/**
 * All texts, by section. `first` is loaded before the app draws anything, `rest` before any part of the app that is loaded
 * on demand (load-chunk.ts). Other modules must not read texts at the top level, where none are loaded yet.
 */
export const texts = {} as Texts

/** The texts of an infinite list. */
export type ListTexts = Exclude<Texts['lists'][keyof Texts['lists']], string>

const loading: Partial<Record<'first' | 'rest', Promise<void>>> = {}

async function load(part: 'first' | 'rest') {
  const of = catalogs[language()] ?? catalogs.en
  const rules = new Intl.PluralRules(language())
  Object.assign(
    texts,
    (await of?.[part]())?.default({ number, plural, select, quoted }, (count) => rules.select(count)),
  )
}

/** Loads a part once; a failed load can be repeated. */
export function loadTexts(part: 'first' | 'rest'): Promise<void> {
  loading[part] ??= load(part).catch((error: unknown) => {
    delete loading[part]
    throw error
  })
  return loading[part]
}

/** Formats a text that may or may not take arguments. */
export const formatText = <V>(text: string | ((values: V) => string), values: V) =>
  typeof text === 'string' ? text : text(values)
