import { expect, test } from 'vitest'
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
])('%s finds %s', (text, name) => expect(names(text)).toContain(name))

test('the best match comes first', () => {
  expect(names('ind')[0]).toBe('India')
  expect(names('91')[0]).toBe('India')
  expect(names('in')[0]).toBe('India')
  expect(names('zzz')).toEqual([])
})
