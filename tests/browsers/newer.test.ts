import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserList } from '../../build/browsers.ts'
import { newerIn, problemsIn } from './newer.ts'

test.each([
  ['a.js', 'URL.canParse("x")', 'URL.canParse'],
  ['a.js', 'Object.groupBy([], String)', 'Object.groupBy'],
  ['a.js', 'Promise.withResolvers()', 'Promise.withResolvers'],
  ['a.js', 'new Set().union(other)', '.union()'],
  ['a.js', 'Array.fromAsync(x)', 'Array.fromAsync'],
  ['a.js', 'navigator.wakeLock.request()', 'navigator.wakeLock'],
  ['a.js', 'new NavigateEvent("x")', 'NavigateEvent'],
  ['a.css', '.a:has(> .b) { color: red }', ':has'],
  ['a.css', '.a { height: 2lh }', '1lh'],
  ['a.css', '@starting-style { .a { color: red } }', '@starting-style'],
  ['a.css', '.a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a.css', '.a { anchor-name: --a }', 'anchor-name'],
])('%s with %s uses what an oldest browser lacks', (file, text, feature) => {
  expect([...newerIn({ [file]: text }).keys()]).toEqual([feature])
})

test('what all supported browsers have, and names of the app’s own functions, are no problem', () => {
  const script =
    'structuredClone(x); [3].toSorted(); Object.hasOwn(a, b); order.union; new URL(x); navigator.locks.request(x)'
  const style = '.a:is(.b):focus-visible { inset: 0; width: min(1rem, 2dvh); color: color-mix(in srgb, red, blue) }'
  expect(newerIn({ 'a.js': script, 'a.css': style })).toEqual(new Map())
})

test('a feature that is allowed but no longer used is reported', () => {
  expect(problemsIn({}).every((problem) => problem.endsWith('is allowed, but nothing uses it.'))).toBe(true)
})

test('the README names the supported browsers', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  expect(readme).toContain(`Supported browsers: ${browserList}, or newer.`)
})
