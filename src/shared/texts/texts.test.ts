import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
const source = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n')

test('a text of more than one word is written once: in shared.ts if several screens show it', () => {
  const texts = [...source.matchAll(/^(?!import).*$/gm)].flatMap(([line]) => [
    ...line.matchAll(/'((?:[^'\\\n]|\\.)*)'/g),
  ])
  const repeated = texts
    .map(([, text = '']) => text)
    .filter((text, index, all) => /\S \S/.test(text) && all.indexOf(text) !== index)
  expect(repeated).toEqual([])
})
