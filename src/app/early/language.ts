/** Chooses the page's language, and writes it and its direction into the document. */
import { chooseLanguage } from '#shared/language.ts'
import { directionOf } from '#shared/language-tags.ts'
import { record } from '#shared/storage/record.ts'

function chosen() {
  try {
    return chooseLanguage(record('language'))
  } catch {
    return chooseLanguage(null)
  }
}

const lang = chosen()
globalThis.pageLanguage = lang
Object.assign(document.documentElement, { lang, dir: directionOf(lang) })
