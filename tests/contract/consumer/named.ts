/**
 * Whether the record is of today's app: what it uses is named in `src`. A copy of a whole object reads all its fields,
 * and an app may have changed since the record; neither counts as use where the name is gone.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../guard/section.ts'
import type { Reads } from './check.ts'

const src = join(import.meta.dirname, '../../../src')

/** The app's own source, tests aside. */
export const sourceText = (): string =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(src, name), 'utf8'))
    .join('\n')

const hookOf = (operation: string) => `use${operation.slice(0, 1).toUpperCase()}${operation.slice(1)}`

/** The name a place is used by. */
function namesOf(operation: string, pointer: string): string[] {
  if (pointer === 'call') return [operation, hookOf(operation)]
  return [pointer.split('/').findLast((part) => part !== '*') ?? '']
}

/** One finding for each used place that the source does not name. */
export function unnamed(reads: Reads, source: string): Finding[] {
  const words = new Set(source.toLowerCase().match(/[\w-]+/g))
  return Object.entries(reads).flatMap(([operation, pointers]) =>
    Object.keys(pointers)
      .filter((pointer) => !namesOf(operation, pointer).some((name) => words.has(name.toLowerCase())))
      .map((pointer) => ({
        id: `consumer-unnamed:${operation}:${pointer}`,
        check: 'consumer-unnamed',
        operation,
        pointer,
        expected: 'named in src, as what the app uses is',
        found: 'in the record, not in src: record anew with `npm run contract:consumer`',
        count: 1,
      })),
  )
}

/** Error codes that the document lists or shows. */
export const documentedCodes = (document: object): Set<string> =>
  new Set(JSON.stringify(document).match(/[A-Z]+_\d{4}(?=")/g))

/** One finding for each error code that the app tells apart and no answer of the document has. */
export function unknownCodes(source: string, documented: Set<string>): Finding[] {
  const named = new Set([...source.matchAll(/'([A-Z]+_\d{4})'/g)].map(([, code = '']) => code))
  return [...named]
    .filter((code) => !documented.has(code))
    .map((code) => ({
      id: `consumer-unknown-code:${code}`,
      check: 'consumer-unknown-code',
      operation: '-',
      pointer: `/code=${code}`,
      expected: 'an error code of the document',
      found: 'told apart by the app, in no answer of the document',
      count: 1,
    }))
}
