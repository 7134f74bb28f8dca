/** Catalogs against the English one and the code. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogFolder, languagesIn, messagesOf, readCatalog } from '../../../codegen/catalogs.ts'
import { argumentsOf } from '../../../codegen/texts.ts'

const english = messagesOf(readCatalog('en'))
const isLink = (message: string) => message.startsWith('@:')
const own = english.filter(([, message]) => !isLink(message))

test('a text of more than one word is written once: under `shared`, with a link, if several screens show it', () => {
  const texts = own.map(([, message]) => message).filter((message) => /\S \S/.test(message))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

const root = join(import.meta.dirname, '../../..')
const sources = ['src', 'scripts']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(root, name), 'utf8'))

/** By its name, or through a lookup in what holds it: `statuses[order.status]`. */
function isUsed([section = '', ...keys]: string[]): boolean {
  const readers = sources.filter((source) => new RegExp(`[tT]exts\\.${section}\\b`).test(source)).join('\n')
  const holders = keys.slice(0, -1).map((key) => `\\.${key}\\b(?!\\.)`)
  return new RegExp([`\\.${keys.at(-1)}\\b`, `[tT]exts\\.${section}\\[`, ...holders].join('|')).test(readers)
}

test('every text is used', () => {
  const linked = english.map(([, message]) => message.slice('@:'.length))
  const unused = english.filter(([path]) => !linked.includes(path) && !isUsed(path.split('.')))
  expect(unused).toEqual([])
})

test.each(languagesIn(catalogFolder))('%s has every text, no other, with the same arguments', (language) => {
  const translated = new Map(messagesOf(readCatalog(language)))
  const keys = new Set(english.map(([path]) => path))
  expect([...translated.keys()].filter((path) => !keys.has(path))).toEqual([])
  const namesIn = (message = '') => [...argumentsOf(message).keys()].sort()
  expect(own.filter(([path]) => !translated.has(path))).toEqual([])
  const different = own.filter(([path, text]) => `${namesIn(text)}` !== `${namesIn(translated.get(path))}`)
  expect(different.map(([path]) => path)).toEqual([])
})
