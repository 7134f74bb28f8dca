/** Reads the catalogs of texts, one file per language, and compiles their ICU messages to JavaScript. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { parseJsonFile } from '../src/shared/configuration/json-file.ts'
import { isObject, type Json } from '../src/shared/configuration/merge.ts'
import { argumentsOf } from './message-arguments.ts'

export type Catalog = { [key: string]: string | Catalog }

/** The project's own languages. Those that an operator adds need what the app needs, but not the project's style. */
export const ownLanguages = ['en', 'de', 'hi']

export const catalogFolder = join(import.meta.dirname, '../src/shared/texts/languages')

/** Systems and editors leave other files in a folder, such as `.DS_Store`. */
export const languagesIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => /^(\w.*)\.json$/.exec(name)?.[1] ?? [])

const root = join(import.meta.dirname, '..')
const fileOf = (language: string, folder: string) => join(folder, `${language}.json`)

/** Throws an error without a stack, which would hide the message. */
function fail(problems: string[]): never {
  const message = problems.join('\n')
  throw Object.assign(new Error(message), { stack: `Error: ${message}` })
}

/** Translation tools write `""` or `null` for what nobody has translated. */
const withoutUntranslated = (texts: Json): Catalog =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, string | Catalog][] => {
      if (isObject(value)) return [[key, withoutUntranslated(value)]]
      return typeof value === 'string' && value.trim() ? [[key, value]] : []
    }),
  )

/** The texts of a language's file. What isn't translated is missing. */
export function readCatalog(language: string, folder = catalogFolder): Catalog {
  const file = fileOf(language, folder)
  try {
    const texts = parseJsonFile(readFileSync(file, 'utf8'))
    if (!isObject(texts)) throw new Error('It must be an object.')
    return withoutUntranslated(texts)
  } catch (error) {
    return fail([`${relative(root, file)}: ${(error as Error).message}`])
  }
}

/** All messages with their paths, such as `cart.more`. */
export const messagesOf = (catalog: Catalog, path = ''): [path: string, message: string][] =>
  Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : messagesOf(value, `${path}${key}.`),
  )

/** The language that has every text. In others, texts that are missing are in this one. */
const source = 'en'

/** A translation from an earlier version may have a section where there is a text now, or the other way around. */
const filled = (english: Catalog, translated: string | Catalog | undefined): Catalog =>
  Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = typeof translated === 'object' ? translated[key] : undefined
      if (typeof value !== 'string') return [key, filled(value, own)]
      return [key, typeof own === 'string' ? own : value]
    }),
  )

/** A message such as `@:shared.signIn` refers to the one at that path. */
const link = '@:'

/** What a reference leads to in the end. Nothing if a text on the way doesn't exist, or if it leads to itself. */
function endOf(path: string, texts: Map<string, string>, passed = new Set<string>()): string | undefined {
  const message = texts.get(path)
  if (!message?.startsWith(link)) return message
  return passed.has(path) ? undefined : endOf(message.slice(link.length), texts, passed.add(path))
}

/** The references that lead to no text, and what to say about each. */
const brokenLinks = (file: string, texts: Map<string, string>) =>
  [...texts]
    .filter(([path]) => endOf(path, texts) === undefined)
    .map(([path, message]) => {
      const why = texts.has(message.slice(link.length)) ? 'which leads to no text' : 'which does not exist'
      return { path, problem: `${relative(root, file)}: ${path} refers to ${message}, ${why}.` }
    })

/** An argument that the app doesn't fill would stand there as "undefined". What is no message is reported elsewhere. */
function unknownArguments(message: string, original: string): string[] {
  try {
    const known = argumentsOf(original)
    return [...argumentsOf(message).keys()].filter((name) => !known.has(name))
  } catch {
    return []
  }
}

/** The texts whose arguments the app doesn't know, and what to say about each. */
const misfilled = (file: string, texts: Map<string, string>, originals: Map<string, string>) =>
  [...texts].flatMap(([path, message]) => {
    if (message.startsWith(link)) return []
    const unknown = unknownArguments(message, endOf(path, originals) ?? '').map((name) => `{${name}}`)
    if (unknown.length === 0) return []
    return [
      { path, problem: `${relative(root, file)}: ${path} has ${unknown.join(', ')}, which the app doesn’t fill.` },
    ]
  })

const withTexts = (catalog: Catalog, textAt: (path: string) => string, path = ''): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string' ? textAt(path + key) : withTexts(value, textAt, `${path}${key}.`),
    ]),
  )

/** All texts of a language, and what is wrong with its references and arguments. English must have no broken reference. */
function completed(language: string, folder: string): { catalog: Catalog; problems: string[] } {
  const english = readCatalog(source, folder)
  const originals = new Map(messagesOf(english))
  const failed = brokenLinks(fileOf(source, folder), originals)
  if (failed.length > 0) fail(failed.map(({ problem }) => problem))
  const texts = new Map(messagesOf(filled(english, readCatalog(language, folder))))
  const broken = [
    ...brokenLinks(fileOf(language, folder), texts),
    ...misfilled(fileOf(language, folder), texts, originals),
  ]
  for (const { path } of broken) texts.set(path, originals.get(path) ?? '')
  return {
    catalog: withTexts(english, (path) => endOf(path, texts) ?? ''),
    problems: broken.map(({ problem }) => `${problem} The app shows it in English: correct it, or remove it.`),
  }
}

/** All texts of a language. A text that is missing, or refers to one that is, is in English. */
export const fullCatalog = (language = source, folder = catalogFolder): Catalog => completed(language, folder).catalog

/** References and arguments that a translation has although the texts have none, such as after an upgrade. */
export const translationProblems = (folder = catalogFolder): string[] =>
  languagesIn(folder).flatMap((language) => completed(language, folder).problems)

/** The arguments that hold words of the server, whose language may differ from the sentence's. */
export const serverArguments = ['item', 'machine', 'name', 'names', 'offer', 'place', 'title', 'used', 'visited']

/** In the browser's code, an argument of the catalog (src/shared/api/server-language.ts). */
declare const quoted: (words: string) => string

/** Custom formats. Their source code is copied to the browser's code. */
const customFormatters = {
  /** A name in the middle of a sentence: `{ingredient, lower}`. */
  lower: (name: unknown, language: string) => quoted(String(name).toLocaleLowerCase(language)),
  servers: (words: unknown) => quoted(String(words)),
}

const quoting = new RegExp(`\\{(${serverArguments.join('|')})\\}`, 'g')

const withQuotes = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(quoting, '{$1, servers}') : withQuotes(value),
    ]),
  )

/**
 * The source of a function that takes @messageformat/runtime and the language's plural rule and returns the texts.
 * A message with arguments becomes a function, any other a string. The source has no imports, so a catalog is one file.
 */
export function compileCatalog(language: string, catalog: Catalog): string {
  // A text that is still in English may have plural forms that the language doesn't have.
  const format = new MessageFormat(language, { customFormatters, strictPluralKeys: false })
  const source = compileModule(format, withQuotes(catalog) as never)
  const [head = '', body = ''] = source.split('export default ')
  const rule = /import \{ (\w+) \} from "@messageformat\/runtime\/lib\/cardinals"/.exec(head)?.[1] ?? 'rule'
  const formats = head.replace(/^import.*\n/gm, '')
  const texts = body.replace(/: \(\) => (".*")(,?)$/gm, ': $1$2')
  return `({ number, plural, select, quoted = String }, ${rule}) => { ${formats} return ${texts} }`
}

/** What is wrong with a message or catalog, without the parser's drawing of where. */
function mistakeIn(language: string, texts: string | Catalog): string | undefined {
  try {
    compileCatalog(language, { texts })
    return undefined
  } catch (error) {
    return (error as Error).message.split('\n', 1)[0]?.replace(/:$/, '')
  }
}

/** Throws what is wrong with the messages of each language, by file and path: the compiler names neither. */
export function checkMessages(folder = catalogFolder): void {
  const problems = languagesIn(folder).flatMap((language) => {
    const catalog = readCatalog(language, folder)
    // A catalog without a mistake, the usual one, is compiled in one go.
    if (mistakeIn(language, catalog) === undefined) return []
    return messagesOf(catalog).flatMap(([path, message]) => {
      const mistake = mistakeIn(language, message)
      const file = relative(root, fileOf(language, folder))
      return mistake === undefined ? [] : [`${file}: ${path} is ${JSON.stringify(message)}. ${mistake}`]
    })
  })
  if (problems.length > 0) fail(problems)
}
