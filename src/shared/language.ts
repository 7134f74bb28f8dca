/** Which language the page speaks. It stays the same as long as the page is open. */
import { config } from './config.ts'

/** The stored choice, or else the first of the customer's languages that there is, or else the first that there is. */
export function chooseLanguage(stored: string | null): string {
  const wanted = [stored ?? '', ...(globalThis.navigator?.languages ?? [])]
  const known = wanted.map((tag) => config.languages.find((each) => each === tag || tag.startsWith(`${each}-`)))
  return known.find(Boolean) ?? config.languages[0] ?? 'en'
}

/** The page's first script has written it into the page. Workers have no page. */
export const language = (): string => Reflect.get(globalThis, 'document')?.documentElement.lang || chooseLanguage(null)

export const directionOf = (tag: string) => (/^(ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr')

/** For numbers and dates: the language, as it is written in the configured region. */
export const locale = () => [language(), new Intl.Locale(config.locale).region].filter(Boolean).join('-')
