/** Which language the page speaks. It stays the same as long as the page is open. */
import { config } from './config.ts'

/** The stored choice, or else the first of the customer's languages that there is, or else the first that there is. */
export function chooseLanguage(stored: string | null): string {
  const wanted = [stored ?? '', ...(globalThis.navigator?.languages ?? [])]
  const { languages } = config
  const known = wanted.map(
    (tag) => languages.find((each) => each === tag) ?? languages.find((each) => tag.startsWith(`${each}-`)),
  )
  return known.find(Boolean) ?? languages[0] ?? 'en'
}

/** The page's first script has written it into the page. Workers have no page. */
export const language = (): string => Reflect.get(globalThis, 'document')?.documentElement.lang || chooseLanguage(null)

export const directionOf = (tag: string) => (/^(ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr')

/** For numbers and dates: the language, as it is written in the configured region. */
export function locale(): string {
  const { region } = new Intl.Locale(config.locale)
  return String(new Intl.Locale(language(), region ? { region } : {}))
}
