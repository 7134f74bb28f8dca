/**
 * The language of the server's words (names, offers, descriptions, messages), from `Content-Language`. A server has the
 * same languages for all of them, so its last response counts.
 */
import { language } from '../language.ts'
import { closestTag } from '../language-tags.ts'

let answered = ''

/** A list of languages says of no word which one it is in. */
export function noteLanguage(headers: Headers) {
  const tag = headers.get('content-language') ?? ''
  if (/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag)) answered = tag
}

/** For the attribute `lang` of the server's words; undefined if they are in the page's language, or in an unknown one. */
export const serverLanguage = () => (answered && !closestTag(answered, [language()]) ? answered : undefined)

const [isolate, end] = ['\u2068', '\u2069']

/**
 * The server's words inside a text, between the marks for words of any direction if they are in another language.
 * `Words` turns the marks into elements with the language.
 */
export const quoted = (words: string) => (serverLanguage() ? `${isolate}${words}${end}` : words)

/** A text and, at odd places, what is quoted in it. */
export const splitAtQuotes = (text: string) => text.split(new RegExp(`${isolate}([^${end}]*)${end}`))
