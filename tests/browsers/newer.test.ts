import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserList } from '../../build/browsers.ts'
import { inlined, plainScript, sources } from './files.ts'
import { newerIn, problemsInBuild, problemsInSources } from './newer.ts'

test.each([
  ['a.js', 'URL.canParse("x")', 'URL.canParse'],
  ['a.js', 'Object.groupBy([], String)', 'Object.groupBy'],
  ['a.js', 'Promise.withResolvers()', 'Promise.withResolvers'],
  ['a.js', 'new Set().union(other)', '.union()'],
  ['a.js', 'Array.fromAsync(x)', 'Array.fromAsync'],
  ['a.js', 'navigator.wakeLock.request()', 'navigator.wakeLock'],
  ['a.js', 'new NavigateEvent("x")', 'NavigateEvent'],
  ['a.js', 'new Intl.NumberFormat("en", { trailingZeroDisplay: "stripIfInteger" })', '{ trailingZeroDisplay }'],
  ['a.js', 'element.checkVisibility()', '.checkVisibility()'],
  ['a.js', 'dialog.requestClose()', '.requestClose()'],
  ['a.css', '.a:has(> .b) { color: red }', ':has'],
  ['a.css', '.a { height: 2lh }', '1lh'],
  ['a.css', '@starting-style { .a { color: red } }', '@starting-style'],
  ['a.css', '.a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a.css', '.a { anchor-name: --a }', 'anchor-name'],
  ['a.css', '.a { backdrop-filter: blur(1px) }', 'backdrop-filter'],
])('%s with %s uses what an oldest browser lacks', (file, text, feature) => {
  expect([...newerIn({ [file]: text }).keys()]).toEqual([feature])
})

test('what all supported browsers have, and names of the app’s own functions, are no problem', () => {
  const script =
    'structuredClone(x); [3].toSorted(); Object.hasOwn(a, b); order.union; new URL(x); navigator.locks.request(x)'
  const prefixed = '.a { -webkit-backdrop-filter: blur(1px); backdrop-filter: blur(1px) }'
  expect(newerIn({ 'a.css': prefixed })).toEqual(new Map())
  const style = '.a:is(.b):focus-visible { inset: 0; width: min(1rem, 2dvh); color: color-mix(in srgb, red, blue) }'
  expect(newerIn({ 'a.js': script, 'a.css': style })).toEqual(new Map())
})

test('what a file declares hides the global of that name', () => {
  expect([...newerIn({ 'a.js': 'ML.f()' }).keys()]).toEqual(['ML'])
  expect(
    newerIn({ 'a.js': 'const a = 1, ML = {}; ML[a]; export function Notification() {} new Notification()' }),
  ).toEqual(new Map())
})

test('the app’s own files use nothing that an oldest browser lacks, but where that is allowed', async () => {
  expect(problemsInSources(await sources())).toEqual([])
})

test('what one file may use, no other may; nor what only a library’s chunk may', async () => {
  const allowed = { 'AbortSignal.any': { files: ['a.ts'], built: [], without: '' } }
  const [any, parse] = ['AbortSignal.any([])', 'URL.canParse("x")']
  expect(problemsInSources({ 'a.ts': any }, allowed)).toEqual([])
  expect(problemsInSources({ 'a.ts': any, 'b.ts': any }, allowed)).toEqual([
    expect.stringMatching(/AbortSignal.any.*: b.ts$/),
  ])
  expect(problemsInSources({ 'a.ts': any, 'b.ts': parse }, allowed)).toEqual([
    expect.stringMatching(/^URL.canParse.*: b.ts$/),
  ])
  // A library's chunk, and one of ours: a library in another file may not use it.
  const built = problemsInBuild({ 'index.js': `${parse};${any}`, 'sw.js': `${parse};${any}` })
  for (const feature of ['URL.canParse', 'AbortSignal.any'])
    expect(built.filter((problem) => problem.startsWith(feature))).toEqual([expect.stringMatching(/: sw.js$/)])
})

test('a variable of the app’s own may have the name of a new global', async () => {
  const own = await plainScript('a.ts', 'export const open = (navigation: Navigation) => navigation.navigate("/")')
  expect(newerIn({ 'a.ts': own })).toEqual(new Map())
  expect([...newerIn({ 'a.ts': 'navigation.navigate("/")' }).keys()]).toEqual(['navigation'])
})

test('scripts and styles inside the page are looked through', () => {
  const page =
    '<script type="application/json">{}</script><script>URL.canParse("x")</script><style>.a:has(b) {}</style>'
  expect([...newerIn(inlined(page)).keys()]).toEqual(['URL.canParse', ':has'])
})

test('what is allowed but no longer used is reported', () => {
  expect(problemsInSources({}, { a: { files: ['a.ts'], built: [], without: '' } })).toEqual([
    'a is allowed in our files, but not used there.',
  ])
  expect(problemsInBuild({}).every((problem) => problem.endsWith('not used there.'))).toBe(true)
})

test('the README names the supported browsers', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  expect(readme).toContain(`Supported browsers: ${browserList}, or newer.`)
})
