/** The mock's pages for developers say everything that the served document says, follow it, and fetch nothing from elsewhere. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { consolePage } from '#mock/console/page.ts'
import { referencePage } from '#mock/docs/page.ts'
import { documentedOperations } from '#mock/force/documented.ts'
import { document, type Schema } from './document.ts'
import { type Mock, openapiFolder, startMock } from './mock-client.ts'

const entities: [string, string][] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
]
const plain = (html: string) => entities.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html)

/** Every name, bound and choice below a schema, as the page writes them. */
function factsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties = {}, enum: choices = [], $ref, ...others } = node as Schema & { $ref?: string }
  const names = Object.entries(properties as Record<string, Schema>)
  return [
    ...names.flatMap(([name, schema]) => [`<code>${name}</code>`, ...factsOf(schema)]),
    ...(choices as unknown[]).map((each) => `<code>${JSON.stringify(each)}</code>`),
    ...[
      'minLength',
      'maxLength',
      'minimum',
      'maximum',
      'pattern',
      'format',
      'minItems',
      'maxItems',
      'additionalProperties',
    ]
      .filter((keyword) => keyword in others && typeof others[keyword] !== 'object')
      .map((keyword) => `<code>${keyword}: ${others[keyword]}</code>`),
    ...($ref ? [`href="#schema-${$ref.split('/').at(-1)}"`] : []),
    ...factsOf(others.items),
    ...factsOf(others.additionalProperties),
    ...((others.oneOf ?? []) as unknown[]).flatMap(factsOf),
  ]
}

describe('the reference', () => {
  const page = plain(referencePage(document))

  test('tells every schema with its properties, choices and bounds', () => {
    const missing = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
      const article = page.slice(page.indexOf(`<article id="schema-${name}"`)).split('</article>')[0] ?? ''
      return factsOf(schema)
        .filter((fact) => !article.includes(fact))
        .map((fact) => `${name}: ${fact}`)
    })
    expect(missing).toEqual([])
  })

  test('tells every operation with its path, parameters and answers', () => {
    for (const { operationId, path, errors } of documentedOperations(document)) {
      const article = page.slice(page.indexOf(`<article id="${operationId}"`)).split('</article>')[0] ?? ''
      expect(article).toContain(`<code>${path}</code>`)
      for (const status of [200, ...errors.map((error) => error.status)]) expect(article).toContain(`>${status}</span>`)
      for (const name of path.matchAll(/\{(\w+)\}/g)) expect(article).toContain(`<code>${name[1]}</code>`)
    }
  })

  test('shows how parameters and headers are written, with their examples, in every operation that has them', () => {
    const articles = page.split('<article id="')
    const resolve = (node: Schema): Schema => (typeof node.$ref === 'string' ? at(node.$ref.slice(2).split('/')) : node)
    const at = (keys: string[]) => keys.reduce<unknown>((inner, key) => (inner as Schema)[key], document) as Schema
    for (const item of Object.values(document.paths) as unknown as Schema[])
      for (const operation of Object.values(item) as Schema[]) {
        const article = articles.find((each) => each.startsWith(`${operation.operationId}"`))
        const answers = Object.values(operation.responses as Record<string, Schema>).map(resolve)
        const named = [
          ...((operation.parameters ?? []) as Schema[]),
          ...answers.flatMap(({ headers = {} }) => Object.values(headers as Record<string, Schema>)),
        ].map(resolve)
        for (const { example, style, explode } of named) {
          if (example !== undefined)
            expect(article).toContain(
              `Example <code>${typeof example === 'string' ? example : JSON.stringify(example)}</code>`,
            )
          if (style !== undefined) expect(article).toContain(`<code>style: ${style}</code>`)
          if (explode !== undefined) expect(article).toContain(`<code>explode: ${explode}</code>`)
        }
      }
    expect(page.match(/Example <code>/g)?.length).toBeGreaterThan(27)
  })

  test('names the servers, and how the members of a choice are told apart', () => {
    for (const { url } of (document as unknown as { servers: { url: string }[] }).servers)
      expect(page).toContain(`Server <code>${url}</code>`)
    const choices = Object.values(document.components.schemas as Record<string, Schema>).flatMap(
      ({ discriminator }) => Object.entries((discriminator as Schema | undefined)?.mapping ?? {}) as [string, string][],
    )
    expect(choices.length).toBeGreaterThan(0)
    for (const [value, ref] of choices) {
      const name = ref.split('/').at(-1)
      expect(page).toContain(`<code>"${value}"</code> is <a href="#schema-${name}">${name}</a>`)
    }
  })

  test('is searched by statuses and by the names of headers', () => {
    const search = (id: string) => new RegExp(`<article id="${id}"[^>]*data-search="([^"]*)"`).exec(page)?.[1] ?? ''
    expect(search('requestOtp').split(' ')).toEqual(expect.arrayContaining(['422', '429', 'retry-after']))
    expect(search('getMachine')).not.toContain('retry-after')
  })

  test('has a target for each of its links, once', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(new Set(ids).size)
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
  })
})

test('what a document says is text, never markup', () => {
  const evil = '<img src=x onerror=alert(1)>'
  const operation = { operationId: 'op', summary: evil, tags: [evil], responses: { 200: { description: evil } } }
  const paths = { '/x': { get: operation } }
  const schemas = { Thing: { description: evil, enum: [evil], pattern: evil } }
  const bad = { info: { title: evil, description: evil }, paths, components: { schemas } }
  expect(referencePage(bad)).not.toContain('<img')
  expect(consolePage({ world: evil, appOrigin: evil, operations: documentedOperations(bad) })).not.toContain('<img')
})

describe('served', () => {
  let mock: Mock
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  const log = vi.fn()
  beforeAll(async () => {
    cpSync(openapiFolder, folder, { recursive: true })
    mock = await startMock({ openapi: folder, log })
  })
  afterAll(async () => {
    await mock.close()
    rmSync(folder, { recursive: true })
  })

  test.each(['/', '/console', '/docs'])(
    '%s loads its own files only, and its policy allows no others',
    async (path) => {
      const { status, headers, text } = await mock.call('GET', path)
      expect(status).toBe(200)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
      const files = [...text.matchAll(/<(?:script|link)[^>]*? (?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
      expect(files.filter((file) => !file.startsWith('/') && file !== 'data:,')).toEqual([])
      for (const file of files.filter((each) => each.startsWith('/')))
        expect((await mock.call('GET', file)).status, file).toBe(200)
    },
  )

  test.each([
    '/console/browser/nothing.js',
    '/console/browser/../page.ts',
    '/console/page.ts',
    '/docs/browser/%2e%2e/page.ts',
  ])('%s is no file of theirs', async (path) => {
    expect((await mock.call('GET', path)).status).toBe(404)
  })

  test('the reference and the list of errors follow the document', async () => {
    const file = join(folder, 'paths/machines.yaml')
    const changed = readFileSync(file, 'utf8').replace('operationId: getMachine\n', 'operationId: readMachine\n')
    writeFileSync(file, changed)
    await vi.waitFor(async () => expect((await mock.call('GET', '/docs')).text).toContain('id="readMachine"'), {
      timeout: 10_000,
    })
    const ids = (await mock.call('GET', '/__mock/operations')).body.operations.map(
      ({ operationId }: { operationId: string }) => operationId,
    )
    expect(ids).toContain('readMachine')
    expect((await mock.call('GET', '/docs/openapi.json')).text).toContain('readMachine')
  })
})
