/** Takes in what the watched app sends and reads, test by test, in the runs that ask for it. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { operationAt } from '../document.ts'

/** Where the record is kept; nothing is watched without it. */
export const readsFolder = process.env.CONSUMER_READS

/** One thing sent or read: its place, and the text there. */
export type Line = [operationId: string, pointer: string, value: string | null]

function partsOf(value: unknown, pointer: string): [pointer: string, value: string | null][] {
  if (Array.isArray(value)) return value.flatMap((item) => partsOf(item, `${pointer}/*`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => [
      [`${pointer}/${key}`, typeof inner === 'string' ? inner : null],
      ...partsOf(inner, `${pointer}/${key}`),
    ])
  return []
}

/** A request on its way; `body` is empty where there is none. */
interface Sent {
  method: string
  url: string
  headers: string[]
  body: string
}

/** What a request sends of the document; nothing where it is no call of it. */
export function linesOf({ method, url, headers, body }: Sent): Line[] {
  const { pathname, searchParams } = new URL(url)
  const operation = operationAt(method, pathname)
  if (!operation) return []
  const parts: [string, string | null][] = [
    ['call', null],
    // A list is one parameter, its values apart by commas.
    ...[...searchParams].flatMap(([name, values]) =>
      values.split(',').map((value): [string, string] => [`query/${name}`, value]),
    ),
    ...headers.map((name): [string, null] => [`header/${name.toLowerCase()}`, null]),
    ...(body ? partsOf(JSON.parse(body), 'body') : []),
  ]
  // A text that long is no value of an enumeration.
  return parts.map(([pointer, value]) => [operation.id, pointer, value !== null && value.length <= 30 ? value : null])
}

/** In the page: tells of every request before it is sent. The browser's own events leave out bodies that are streams. */
function tellRequests() {
  const original = window.fetch
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    const { method, url, headers } = request
    void request
      .clone()
      .text()
      .then((body) =>
        (globalThis as { __sent?: (sent: Sent) => void }).__sent?.({ method, url, headers: [...headers.keys()], body }),
      )
    return original(request)
  }
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
  await context.exposeBinding('__sent', (_source, sent: Sent) => keep(linesOf(sent)))
  await context.exposeBinding('__read', (_source, ...line: Line) => keep([line]))
  await context.addInitScript(tellRequests)
}
