/** The page's language. It does not change while the page is open. */
import { config } from './config.ts'
import { closestTag, localeOf } from './language-tags.ts'

/** The stored choice, otherwise the first browser language that the app has, otherwise the app's first language. */
export function chooseLanguage(stored: string | null): string {
  const wanted = [stored, ...(globalThis.navigator?.languages ?? [])]
  const { languages } = config
  return wanted.map((tag) => tag && closestTag(tag, languages)).find(Boolean) || languages[0] || 'en'
}

export const language = (): string => globalThis.pageLanguage || chooseLanguage(null)

/** For numbers and dates: the page's language in the configured region. */
export const locale = () => localeOf(language(), config.locale)
