/** Reads and writes the settings in the page's HTML, for all that serve it: web server, preview, service worker. */
import * as z from 'zod/mini'
import { type Content, fitted, missingContent } from './built-content.ts'
import { isObject, type Json, merge } from './merge.ts'
import { Config, pageNames, problemsIn } from './schema.ts'

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

/** Says in the page what the build has. */
export const withContent = (page: string, { languages, pages }: Content) =>
  page.replace('id="config"', `id="config" data-catalogs="${languages.join(' ')}" data-pages="${pages.join(' ')}"`)

export const contentIn = (page: string): Content => ({
  languages: (/ data-catalogs="([^"]*)"/.exec(page)?.[1] ?? 'en').split(' '),
  // Builds before this attribute don't say it.
  pages: / data-pages="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? pageNames,
})

export const builtSettingsIn = (page: string): Config => JSON.parse(block.exec(page)?.[2] ?? '{}')

/**
 * Merges /config.json into the build's settings and writes them into the page. If the result is invalid, returns the
 * problems and the page as built, which validates the settings again and shows the problems. `warnings`: what the
 * settings name and the build doesn't have.
 */
export function configure(page: string, built: Config, file: unknown) {
  const settings = isObject(file) ? merge(built, file) : built
  const problems = isObject(file) ? problemsIn(Config, settings) : ['It must be an object.']
  if (problems.length > 0) return { page: withBuiltSettings(page, built), settings: built, problems, warnings: [] }
  const valid = z.parse(Config, settings)
  const content = contentIn(page)
  const { name, languages, pages } = fitted(valid, content, built.name)
  return {
    page: write(page, { ...settings, name, languages, pages }, ' data-valid'),
    settings: { ...valid, name, languages, pages },
    problems,
    warnings: missingContent(valid, content),
  }
}
