/** What customers read, in the page's language. */

import { catalogs } from 'virtual:catalogs'
import { number, plural, select } from '@messageformat/runtime'
import type { Texts } from '#generated/texts.ts'
import { language } from '../language.ts'

/**
 * All texts, by section. The first part is there before the app draws anything; the rest comes with the first part of the
 * app that is loaded on demand (load-chunk.ts). Read a text where it is shown: none is there when a module is evaluated.
 */
export const texts = {} as Texts

/** What a growing list says. */
export type ListTexts = Texts['lists']['orders' | 'payments' | 'refunds' | 'transactions']

const loading: Partial<Record<'first' | 'rest', Promise<void>>> = {}

async function load(part: 'first' | 'rest') {
  const of = catalogs[language()] ?? catalogs.en
  const rules = new Intl.PluralRules(language())
  Object.assign(
    texts,
    (await of?.[part]())?.default({ number, plural, select }, (count) => rules.select(count)),
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

/** For a text picked at run time, of which only some have arguments. */
export const say = <V>(text: string | ((values: V) => string), values: V) =>
  typeof text === 'string' ? text : text(values)
