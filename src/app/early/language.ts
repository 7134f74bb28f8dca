/** Writes the language and its direction into the page. */
import { chooseLanguage } from '#shared/language.ts'
import { directionOf } from '#shared/language-tags.ts'
import { record } from '#shared/storage/record.ts'

const page = document.documentElement
try {
  page.lang = chooseLanguage(record('language'))
} catch {
  page.lang = chooseLanguage(null)
}
page.dir = directionOf(page.lang)
