/** Reads the catalogs of texts, one file per language, and compiles their ICU messages to JavaScript. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'

export type Catalog = { [key: string]: string | Catalog }

export const catalogFolder = join(import.meta.dirname, '../src/shared/texts/languages')

export const languagesIn = (folder: string) => readdirSync(folder).map((name) => name.replace('.json', ''))

export const readCatalog = (language: string, folder = catalogFolder): Catalog =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))

/** All messages with their paths, such as `cart.more`. */
export const messagesOf = (catalog: Catalog, path = ''): [path: string, message: string][] =>
  Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : messagesOf(value, `${path}${key}.`),
  )

function filled(english: Catalog, translated: Catalog | undefined): Catalog {
  const entries = Object.entries(english).map(([key, value]) => {
    const own = translated?.[key]
    return [key, typeof value === 'string' ? (own ?? value) : filled(value, own as Catalog | undefined)]
  })
  return Object.fromEntries(entries)
}

/** Resolves a reference such as `@:shared.signIn` to the message at that path. */
const link = '@:'

function resolveLinks(catalog: Catalog, all: Map<string, string>): Catalog {
  const resolved = (path: string, message: string): string => {
    if (!message.startsWith(link)) return message
    const target = all.get(message.slice(link.length))
    if (target === undefined) throw new Error(`The text ${path} refers to ${message}, which does not exist`)
    return resolved(path, target)
  }
  return Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string' ? resolved(key, value) : resolveLinks(value, all),
    ]),
  )
}

/** All texts of a language. Missing texts are in English. */
export function fullCatalog(translated: Catalog, english = readCatalog('en')): Catalog {
  const catalog = filled(english, translated)
  return resolveLinks(catalog, new Map(messagesOf(catalog)))
}

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
