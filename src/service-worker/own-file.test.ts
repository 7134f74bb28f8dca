import { expect, test, vi } from 'vitest'
import { allowConfigured } from '#shared/configuration/origins.ts'
import { configure, withBuiltSettings } from '#shared/configuration/page.ts'
import { Config } from '#shared/configuration/schema.ts'
import { fileHash, isOwnFile, isSpoiled } from './own-file.ts'

const response = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })
const settings = Config.parse({})
const page = withBuiltSettings(
  '<h1>Ä</h1><script type="application/json" id="config" data-catalogs="en de"></script>',
  settings,
)

test.each([
  ['assets/a.js', 'text/javascript', 'export {}'],
  ['assets/a.js', 'application/javascript; charset=utf-8', 'export {}'],
  ['assets/a.css', 'text/css', 'a {}'],
  ['icon.svg', 'image/svg+xml', '<svg/>'],
  ['manifest.webmanifest', 'application/json', '{}'],
  ['index.html', 'text/html; charset=utf-8', page],
])('%s with the type %s and its own content is kept', async (path, type, body) => {
  const kept = response(body, type)
  expect(await isOwnFile(path, await fileHash(path, response(body, type)), kept)).toBe(true)
  expect(await kept.text()).toBe(body)
})

test.each([
  ['another script', response('alert()', 'text/javascript')],
  ['a page', response('export {}', 'text/html')],
  ['no type', new Response('export {}', { headers: { 'content-type': '' } })],
  ['an error', response('export {}', 'text/javascript', 503)],
  ['half a file', response('export', 'text/javascript')],
])('%s in place of a script is not kept', async (_, wrong) => {
  const hash = await fileHash('assets/a.js', response('export {}', 'text/javascript'))
  expect(await isOwnFile('assets/a.js', hash, wrong)).toBe(false)
})

test('a file that the build does not have is not kept', async () => {
  expect(await isOwnFile('assets/b.js', undefined, response('', 'text/javascript'))).toBe(false)
})

test('the page is the app’s with any settings of the installation, but not with anything else changed', async () => {
  const hash = await fileHash('index.html', response(page, 'text/html'))
  const isOwn = (text: string) => isOwnFile('index.html', hash, response(text, 'text/html'))
  const file = { name: 'Kiosk', maintenance: '</script>', languages: ['de'] }
  expect(await isOwn(configure(page, settings, file).page)).toBe(true)
  expect(await isOwn(page.replace('<h1>', '<h1 >'))).toBe(false)
  expect(await isOwn(`${page}<script src="/beacon.js"></script>`)).toBe(false)
  expect(await isOwn('<h1>Welcome to our Wi-Fi</h1>')).toBe(false)
})

test('files of an earlier version are spoiled if no version can have them', async () => {
  expect(await isSpoiled('assets/a.js', response('<h1>Sign in</h1>', 'text/html'))).toBe(true)
  expect(await isSpoiled('assets/a.js', response('export {}', 'text/javascript'))).toBe(false)
  expect(await isSpoiled('index.html', response('<h1>Sign in</h1>', 'text/html'))).toBe(true)
  expect(await isSpoiled('index.html', response(page, 'text/html'))).toBe(false)
  expect(await isSpoiled('icons/icon-192.png', response('', 'image/png'))).toBe(false)
})

test('the page’s policy takes new settings in a browser without URL.canParse', () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }))
  const policy = allowConfigured("connect-src 'self'", { ...settings, apiOrigin: 'https://api.example' })
  expect(policy).toBe("connect-src 'self' https://api.example")
})
