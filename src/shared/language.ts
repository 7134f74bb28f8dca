/** The page's language. It does not change while the page is open. */
import { config } from './config.ts'

/** The stored choice, otherwise the first browser language that the app has, otherwise the app's first language. */
export function chooseLanguage(stored: string | null): string {
  const wanted = [stored ?? '', ...(globalThis.navigator?.languages ?? [])]
  const { languages } = config
  const matches = wanted.map(
    (tag) => languages.find((each) => each === tag) ?? languages.find((each) => tag.startsWith(`${each}-`)),
  )
  return matches.find(Boolean) ?? languages[0] ?? 'en'
}

/** The page's first script sets it on the document. Workers have no document. */
export const language = (): string => Reflect.get(globalThis, 'document')?.documentElement.lang || chooseLanguage(null)

export const directionOf = (tag: string) => (/^(ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr')

/** For numbers and dates: the page's language in the configured region. */
export function locale(): string {
  const { region } = new Intl.Locale(config.locale)
  return String(new Intl.Locale(language(), region ? { region } : {}))
}
