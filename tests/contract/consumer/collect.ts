/** Takes in what the watched app sends and reads, test by test, in the runs that ask for it. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Request } from '@playwright/test'
import { operations } from '../document.ts'

/** Where the record is kept; nothing is watched without it. */
export const readsFolder = process.env.CONSUMER_READS

/** One thing sent or read: its place, and the text there. */
export type Line = [operationId: string, pointer: string, value: string | null]

const patterns = operations
  .map(({ id, method, path }) => ({ id, method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  // A fixed word comes before a parameter that would take it.
  .sort((one, other) => one.path.source.split('[^/]+').length - other.path.source.split('[^/]+').length)

function partsOf(value: unknown, pointer: string): [pointer: string, value: string | null][] {
  if (Array.isArray(value)) return value.flatMap((item) => partsOf(item, `${pointer}/*`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => [
      [`${pointer}/${key}`, typeof inner === 'string' ? inner : null],
      ...partsOf(inner, `${pointer}/${key}`),
    ])
  return []
}

type Sent = Pick<Request, 'method' | 'url' | 'headers' | 'postData'>

/** What a request sends of the document; nothing where it is no call of it. */
export function linesOf(request: Sent): Line[] {
  const url = new URL(request.url())
  const operation = patterns.find(({ method, path }) => method === request.method() && path.test(url.pathname))
  if (!operation) return []
  const text = request.postData()
  const parts: [string, string | null][] = [
    ['call', null],
    // A list is one parameter, its values apart by commas.
    ...[...url.searchParams].flatMap(([name, values]) =>
      values.split(',').map((value): [string, string] => [`query/${name}`, value]),
    ),
    ...Object.keys(request.headers()).map((name): [string, null] => [`header/${name}`, null]),
    ...(text ? partsOf(JSON.parse(text), 'body') : []),
  ]
  // A text that long is no value of an enumeration.
  return parts.map(([pointer, value]) => [operation.id, pointer, value !== null && value.length <= 30 ? value : null])
}

/** Adds the page's side of the record. */
export async function collectReads(context: BrowserContext, folder: string) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}.jsonl`)
  const kept = new Set<string>()
  const keep = (lines: Line[]) => {
    const fresh = lines.map((line) => `${JSON.stringify(line)}\n`).filter((line) => !kept.has(line))
    for (const line of fresh) kept.add(line)
    appendFileSync(file, fresh.join(''))
  }
  context.on('request', (request) => keep(linesOf(request)))
  await context.exposeBinding('__read', (_source, ...line: Line) => keep([line]))
}
