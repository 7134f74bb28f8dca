/** Answers in the language of Accept-Language, as a server that keeps its texts in several languages. */
import { translated, translatedInto } from '../seeds/translations.ts'
import type { MockResponse } from '../world/refusal.ts'

/** Fields with the operator's words. Allergens stay: clients compare their English names. */
const fields = new Set([
  'name',
  'title',
  'description',
  'ingredients',
  'offer_type_alias',
  'customized_ingredient',
  'label',
  'text',
])

type Language = (typeof translatedInto)[number] | 'en'
const languages: readonly Language[] = ['en', ...translatedInto]

/** The first language of the header that this server has; English without one. */
function languageFor(accepted = ''): Language {
  const wanted = accepted
    .split(',')
    .map((entry) => entry.split(';q='))
    .map(([tag = '', quality = '1']) => ({ base: tag.trim().toLowerCase().split('-')[0], quality: Number(quality) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wanted.map(({ base }) => languages.find((each) => each === base)).find(Boolean) ?? 'en'
}

type Other = Exclude<Language, 'en'>

/** “2 × Sea salt chips, Cola” */
const summary = (text: string, language: Other) =>
  text
    .split(', ')
    .map((part) => part.replace(/(?<=^(?:\d+ × )?)\D.*/, (name) => translated(name, language) ?? name))
    .join(', ')

/** A copy in the language. */
function inLanguage(value: unknown, language: Other, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language))
  if (typeof value === 'string') {
    if (field === 'summary') return summary(value, language)
    // A purchase in a wallet is described by its products.
    const otherwise = field === 'description' ? summary(value, language) : value
    return fields.has(field) ? (translated(value, language) ?? otherwise) : value
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguage(each, language, key)]))
}

/** For pages outside the API: the language of Accept-Language, and a text in it. */
export function wordsFor(accepted: string | undefined) {
  const language = languageFor(accepted)
  const say = (text: string) => (language === 'en' ? text : (translated(text, language) ?? text))
  return { language, say }
}

export function translate(response: MockResponse, accepted: string | undefined): MockResponse {
  // Error messages are English.
  const language = response.status === 200 ? languageFor(accepted) : 'en'
  const body = language === 'en' ? response.body : inLanguage(response.body, language)
  const headers = { ...response.headers, 'content-language': language, vary: 'origin, accept-language' }
  return { ...response, headers, body }
}
