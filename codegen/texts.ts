/** Writes the types of all texts, based on the English catalog. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { type Catalog, fullCatalog } from './catalogs.ts'

/** The arguments of a message and their types. */
export function argumentsOf(message: string): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (tokens: Token[]) => {
    for (const token of tokens) {
      if (!('arg' in token)) continue
      const type = token.type === 'plural' ? 'number' : 'string | number'
      if (type === 'number' || !found.has(token.arg)) found.set(token.arg, type)
      if ('cases' in token) for (const { tokens } of token.cases) visit(tokens)
    }
  }
  visit(parse(message))
  return found
}

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
