/**
 * The language of the server's words, from `Content-Language`: names, offers and descriptions have that of its last
 * response, because a server has the same languages for all of them; an error's message has that of its own response.
 */
import { config } from '../config.ts'
import { language } from '../language.ts'
import { closestTag } from '../language-tags.ts'

let answered: string | undefined

/** Undefined if the response doesn't say it: of a list of languages, no word says which one it is in. */
export function languageOf(headers: Headers): string | undefined {
  const tag = headers.get('content-language') ?? ''
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag) ? tag : undefined
}

/** Not for errors: many servers have their messages in one language only. */
export function noteLanguage(headers: Headers) {
  answered = languageOf(headers) ?? answered
}

const isForeign = (tag: string) => !closestTag(tag, [language()])

/** For the attribute `lang` of the server's words; undefined if they are in the page's language, or in an unknown one. */
export const serverLanguage = (tag = answered) => (tag && isForeign(tag) ? tag : undefined)

/** Whether a message is for readers of another language. A server that doesn't say speaks the operator's first one. */
export const isForOthers = (tag = config.languages[0]) => tag !== undefined && isForeign(tag)

const [isolate, end] = ['\u2068', '\u2069']
/** Letters that no one sees, for the language of words that have one of their own. */
const unseen = 0xe0000
const letters = `${String.fromCodePoint(unseen + 0x20)}-${String.fromCodePoint(unseen + 0x7e)}`
const quote = new RegExp(`${isolate}([${letters}]*)([^${end}]*)${end}`, 'u')

const shifted = (tag: string, by: number) =>
  Array.from(tag, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + by)).join('')

/**
 * The server's words inside a text, between the marks for words of any direction if they are in another language.
 * `Words` turns the marks into elements with the language. `tag`: their own language, if their response said it.
 */
export const quoted = (words: string, tag?: string) =>
  serverLanguage(tag) ? `${isolate}${tag ? shifted(tag, unseen) : ''}${words}${end}` : words

/** A text, and in turn the language (empty if it is that of the server's other words) and words of what is quoted in it. */
export const splitAtQuotes = (text: string) =>
  text.split(quote).map((part, index) => (index % 3 === 1 ? shifted(part, -unseen) : part))

/** For words that leave the page. */
export const unquoted = (text: string) => text.replace(new RegExp(quote, 'gu'), '$2')
