/** The settings in the page's text, for whoever serves it: web server, preview, service worker. */
import * as z from 'zod/mini'
import { type Json, merge } from './merge.ts'
import { Config, problemsIn } from './schema.ts'

const block = /(<script type="application\/json" id="config"[^>]*?)(?: data-valid)?>(.*?)<\/script>/s

const write = (page: string, settings: Json, mark: string) =>
  page.replace(
    block,
    // A text must not end the element.
    (_, tag) => `${tag}${mark}>${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`,
  )

/** The build's own settings, with which the page fetches /config.json. */
export const withBuiltSettings = (page: string, built: Config) => write(page, built, '')

export const builtSettingsIn = (page: string): Config => JSON.parse(block.exec(page)?.[2] ?? '{}')

/**
 * The page with the build's settings and /config.json's over them, or the problems with these. A page with problems is
 * served as it was built: it finds them itself and names them.
 */
export function configure(page: string, built: Config, file: Json) {
  const settings = merge(built, file)
  const problems = problemsIn(Config, settings)
  if (problems.length > 0) return { page: withBuiltSettings(page, built), settings: built, problems }
  return { page: write(page, settings, ' data-valid'), settings: z.parse(Config, settings), problems }
}
