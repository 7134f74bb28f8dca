/** Reads and writes the settings in the page's HTML, for all that serve it: web server, preview, service worker. */
import * as z from 'zod/mini'
import { isObject, type Json, merge } from './merge.ts'
import { missingLanguages, offeredLanguages } from './offered-languages.ts'
import { Config, problemsIn } from './schema.ts'

const block = /(<script type="application\/json" id="config"[^>]*?)(?: data-valid)?>(.*?)<\/script>/s

const write = (page: string, settings: Json, mark: string) =>
  page.replace(
    block,
    // No `</script>` in a text may end the element.
    (_, tag) => `${tag}${mark}>${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`,
  )

/** Writes the build's settings. A page with these fetches /config.json itself. */
export const withBuiltSettings = (page: string, built: Config) => write(page, built, '')

/** The part of a page that doesn't depend on the settings. Every server of a build sends the same. */
export const withoutSettings = (page: string) => write(page, {}, '')

/** The languages of the build's texts. */
export const catalogsIn = (page: string) => (/ data-catalogs="([^"]*)"/.exec(page)?.[1] ?? 'en').split(' ')

export const builtSettingsIn = (page: string): Config => JSON.parse(block.exec(page)?.[2] ?? '{}')

/**
 * Merges /config.json into the build's settings and writes them into the page. If the result is invalid, returns the
 * problems and the page as built, which validates the settings again and shows the problems. `warnings`: languages
 * without texts.
 */
export function configure(page: string, built: Config, file: unknown) {
  const settings = isObject(file) ? merge(built, file) : built
  const problems = isObject(file) ? problemsIn(Config, settings) : ['It must be an object.']
  if (problems.length > 0) return { page: withBuiltSettings(page, built), settings: built, problems, warnings: [] }
  const valid = z.parse(Config, settings)
  const catalogs = catalogsIn(page)
  const languages = offeredLanguages(valid.languages, catalogs)
  return {
    page: write(page, { ...settings, languages }, ' data-valid'),
    settings: { ...valid, languages },
    problems,
    warnings: missingLanguages(valid.languages, catalogs),
  }
}
