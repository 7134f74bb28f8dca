/** The mock server's developer pages follow the served document and load no third-party files. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { placeOf } from '#mock/seeds/place.ts'
import { consolePage } from '#mock/server/pages/console-page.ts'
import { startPage } from '#mock/server/pages/start-page.ts'
import { createPrism } from '#mock/server/prism.ts'
import { appUrl } from '../../scripts/prepare.mjs'
import { type Mock, openapiFolder, startMock } from './mock-client.ts'

test('text from the document is escaped', async () => {
  const evil = '<img src=x onerror=alert(1)>'
  const operation = { operationId: 'op', summary: evil, tags: [evil], responses: { 200: { description: evil } } }
  const paths = { '/x': { get: operation } }
  const schemas = { Thing: { description: evil, enum: [evil], pattern: evil } }
  const info = { title: evil, description: evil, version: '1' }
  const { documented } = await createPrism({ openapi: '3.1.0', info, paths, components: { schemas } })
  expect(consolePage({ world: evil, appUrl: evil, operations: documented })).not.toContain('<img')
})

test('links to an app below a path keep the path', () => {
  const page = startPage({ appUrl: appUrl('http', 'mall.example', '/order'), place: placeOf() })
  for (const url of ['mall.example/order/"', 'mall.example/order/machine/VM-1001"', 'declined.mall.example/order/'])
    expect(page).toContain(`http://${url}`)
})

describe('the developer pages', () => {
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
    '%s loads only its own files, and its policy allows no others',
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
    '/docs/browser/docs.js',
  ])('%s is not served', async (path) => {
    expect((await mock.call('GET', path)).status).toBe(404)
  })

  test('the reference and the list of operations follow a changed document', async () => {
    const file = join(folder, 'paths/machines.yaml')
    const changed = readFileSync(file, 'utf8').replace('operationId: getMachine\n', 'operationId: readMachine\n')
    writeFileSync(file, changed)
    const served = async () => (await mock.call('GET', '/docs/openapi.json')).text
    await vi.waitFor(async () => expect(await served()).toContain('readMachine'), { timeout: 10_000 })
    const ids = (await mock.call('GET', '/__mock/operations')).body.operations.map(
      ({ operationId }: { operationId: string }) => operationId,
    )
    expect(ids).toContain('readMachine')
  })
})
