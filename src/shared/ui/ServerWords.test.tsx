import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noteLanguage } from '../api/server-language.ts'
import { ServerWords } from './ServerWords.tsx'

test.each([
  ['hi', 'en', 'en'],
  ['hi', 'hi', null],
  ['de', 'de-AT', null],
  ['de', 'en, de', 'en'],
  ['de', '', 'en'],
  ['ar', 'en', 'en'],
])('on a page in %s, words that the server sent as “%s” have the language %s', (page, sent, lang) => {
  vi.stubGlobal('pageLanguage', page)
  noteLanguage(new Headers({ 'content-language': 'en' }))
  noteLanguage(new Headers({ 'content-language': sent }))
  const { container } = render(<ServerWords>10% off chips</ServerWords>)
  expect(container.querySelector('bdi')?.getAttribute('lang')).toBe(lang)
})
