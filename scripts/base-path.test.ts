import { expect, test, vi } from 'vitest'
import { basePath } from './base-path.mjs'
import { appUrl } from './prepare.mjs'

test.each([
  ['', '/'],
  ['/', '/'],
  ['/order', '/order/'],
  ['/order/', '/order/'],
  ['/a/b-1.x', '/a/b-1.x/'],
])('the app is under BASE_PATH %j with a slash at its end, and so is its printed URL', (value, expected) => {
  vi.stubEnv('BASE_PATH', value)
  expect(basePath()).toBe(expected)
  expect(appUrl('http', 'localhost:4173')).toBe(`http://localhost:4173${expected}`)
  vi.unstubAllEnvs()
})

test.each([
  'order',
  'order/',
  '/my order/',
  '/../order',
  '/a/./b',
  '//cdn.example/',
  'https://a.example/',
  '/a?b',
  '/$&',
])('BASE_PATH %j is refused with what to write', (value) =>
  expect(() => basePath(value)).toThrow(`BASE_PATH is "${value}". It must be a path such as /order/`),
)
