import { afterEach, expect, test, vi } from 'vitest'
import { check } from '../../../build/plugins/supported-browsers.ts'

afterEach(() => document.documentElement.removeAttribute('dir'))

// jsdom lacks import maps, like an old browser.
test.each([
  ['the browser’s language', ['fr', 'de-AT', 'en'], '', 'de', 'Bitte aktualisiere deinen Browser'],
  ['the page’s language if the first script has run', ['de'], 'ltr', 'hi', 'कृपया अपना ब्राउज़र अपडेट करें'],
  ['the page’s language if it has no other', ['fr'], '', 'en', 'Please update your browser'],
])('an outdated browser gets a message in %s', (_, languages, dir, language, title) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  document.body.innerHTML = '<div id="root"></div>'
  Object.assign(document.documentElement, { dir, lang: dir ? language : 'en' })
  // biome-ignore lint/security/noGlobalEval: runs the script as index.html contains it
  globalThis.eval(check)
  expect([document.querySelector('h1')?.textContent, document.documentElement.lang]).toEqual([title, language])
  expect(document.querySelector('p')?.textContent).toContain('Chrome 111, Edge 111, Safari 16.4')
})
