import { afterEach, expect, test, vi } from 'vitest'
import { callHeaders } from '#shared/api/call-headers.ts'
import { language, locale } from '#shared/language.ts'

const page = document.documentElement

afterEach(() => {
  page.removeAttribute('lang')
  page.removeAttribute('dir')
  globalThis.pageLanguage = undefined
})

test('the page keeps its language for what it shows and asks while the browser translates it (§2.29, §8.14)', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en'])
  await import('./language.ts')
  const all = () => [language(), locale(), callHeaders()['Accept-Language']]
  expect([page.lang, page.dir, ...all()]).toEqual(['de', 'ltr', 'de', 'de-IN', 'de'])
  // Chrome and Edge write the language that they translate to.
  page.lang = 'fr'
  expect(all()).toEqual(['de', 'de-IN', 'de'])
})
