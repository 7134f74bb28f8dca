/** Writes the types of all texts, based on the English catalog. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalog, fullCatalog } from './catalogs.ts'
import { argumentsOf } from './message-arguments.ts'

function typeOf(value: string | Catalog): string {
  if (typeof value !== 'string') {
    const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${typeOf(each)}`)
    return `{\n${fields.join('\n')}\n}`
  }
  const fields = [...argumentsOf(value)].map(([name, type]) => `${name}: ${type}`)
  return fields.length > 0 ? `(values: { ${fields.join('; ')} }) => string` : 'string'
}

export const writeTexts = (folder: string, banner: string) =>
  writeFileSync(join(folder, 'texts.ts'), `${banner}export interface Texts ${typeOf(fullCatalog())}\n`)
