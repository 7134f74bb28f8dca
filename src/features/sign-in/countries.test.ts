import { afterEach, describe, expect, test, vi } from 'vitest'
import { countries, countryOf, matchingCountries } from './countries.ts'

const names = (text: string) => matchingCountries(text).map(({ name }) => name)

test('every country has a unique name and a calling code that the contract accepts', () => {
  expect(countries.length).toBeGreaterThan(200)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  for (const { code, name, callingCode } of countries) {
    expect(name).not.toBe(code)
    expect(callingCode).toMatch(/^\+[1-9][0-9]{0,3}$/)
  }
  expect(countryOf('IN')).toEqual({ code: 'IN', name: 'India', callingCode: '+91' })
})

test('an empty search returns all countries, sorted by name', () => {
  expect(matchingCountries(' ')).toBe(countries)
  expect(names('').indexOf('India')).toBeLessThan(names('').indexOf('Ireland'))
})

test.each([
  ['ind', 'India'],
  ['kingdom', 'United Kingdom'],
  ['cote', 'Côte d’Ivoire'],
  ['+91', 'India'],
  ['971', 'United Arab Emirates'],
  ['DE', 'Germany'],
  ['tobago trinidad', 'Trinidad & Tobago'],
  ['guinea bissau', 'Guinea-Bissau'],
])('%s finds %s', (text, name) => expect(names(text)).toContain(name))

test('the best match comes first', () => {
  expect(names('ind')[0]).toBe('India')
  expect(names('91')[0]).toBe('India')
  expect(names('in')[0]).toBe('India')
  expect(names('zzz')).toEqual([])
})

test.each([
  ['USA', 'United States'],
  ['U.S.A.', 'United States'],
  ['us', 'United States'],
  ['UK', 'United Kingdom'],
  ['England', 'United Kingdom'],
  ['UAE', 'United Arab Emirates'],
  ['Turkey', 'Türkiye'],
  ['Tuerkiye', 'Türkiye'],
  ["cote d'ivoire", 'Côte d’Ivoire'],
  ['HongKong', 'Hong Kong SAR China'],
])('of all names, %s is best for %s', (text, name) => expect(names(text)[0]).toBe(name))

describe('a calling code', () => {
  test.each([
    ...['0049', '+49', '(+49)', '00 49', '+49 1512 34'].map((text) => [text, 'Germany']),
    ...['00 91', '(+91)', '९१', '+९१', '٩١', '+91-98765', '919876543210'].map((text) => [text, 'India']),
    ...['+1 868', '1868', '1-868-555'].map((text) => [text, 'Trinidad & Tobago']),
    ...['+1', '1 212'].map((text) => [text, 'United States']),
    ['+44 20', 'United Kingdom'],
    ['+39 06698', 'Vatican City'],
  ])('is read from %s: %s', (text, name) => expect(names(text)[0]).toBe(name))

  test('that several countries share finds them all', () => {
    expect(names('1868')).toEqual(expect.arrayContaining(['Canada', 'Jamaica', 'United States']))
    expect(names('+91 98765')).toEqual(['India'])
    expect(names('999')).toEqual([])
  })

  test('that is still empty filters nothing', () => {
    for (const text of ['+', '0', '00', '(+']) expect(matchingCountries(text), text).toBe(countries)
  })
})

describe('in another language', () => {
  afterEach(() => {
    vi.resetModules()
    globalThis.pageLanguage = undefined
  })
  async function bestIn(language: string, text: string) {
    vi.resetModules()
    globalThis.pageLanguage = language
    return (await import('./countries.ts')).matchingCountries(text)[0]?.code
  }

  test.each([
    ['de', 'VAE', 'AE'],
    ['de', 'USA', 'US'],
    ['de', 'Tuerkei', 'TR'],
    ['de', 'turkei', 'TR'],
    ['de', 'Großbritannien', 'GB'],
    ['de', 'GROSSBRITANNIEN', 'GB'],
    ['de', 'Ivory Coast', 'CI'],
    ['hi', 'India', 'IN'],
    ['hi', 'bharat', 'IN'],
    ['hi', 'भारत', 'IN'],
    ['hi', 'फिलिपींस', 'PH'],
    ['hi', 'united st', 'US'],
    ['hi', 'इंग्लैंड', 'GB'],
  ])('%s: %s finds %s', async (language, text, code) => expect(await bestIn(language, text)).toBe(code))
})
