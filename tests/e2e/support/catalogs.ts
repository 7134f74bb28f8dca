/** Reads the text catalogs from their files, for tests in languages other than English. */
import { readFileSync } from 'node:fs'

type Catalog = Map<string, string>

function entries(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : entries(value, `${path}${key}.`),
  )
}

export const catalog = (language: string): Catalog =>
  new Map(entries(JSON.parse(readFileSync(`src/shared/texts/languages/${language}.json`, 'utf8'))))

/** English texts without placeholders that the other language translates differently. */
export function englishOnly(language: string): string[] {
  const own = catalog(language)
  const translations = new Set(own.values())
  return [...catalog('en')].flatMap(([key, text]) =>
    own.get(key) === text || translations.has(text) || /[{}@]/.test(text) ? [] : text,
  )
}
