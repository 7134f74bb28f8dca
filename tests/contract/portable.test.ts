/** The portable document describes the same calls as the bundled one. */
import { join } from 'node:path'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { compare } from './breaking/compare.ts'
import { readDocument } from './breaking/document.ts'
import { todayFile } from './breaking/index.ts'
import { operations, type Schema } from './document.ts'

const file = join(import.meta.dirname, '../../generated/openapi.portable.json')
const portable = readDocument(file)

it('differs from the bundled document only in what OpenAPI 3.0 lacks', () => {
  const differences = compare(readDocument(todayFile), portable)
  const sentences = differences.filter(({ rule }) => rule !== 'x-token').map(({ sentence }) => sentence)
  expect(sentences).toEqual([
    'AccessToken: contentMediaType "application/jwt" became none',
    'AccessToken no longer defines its contentSchema',
    'DoneResponse.data: the type "null" became ["object","null"]',
    ...['NoPayment', 'RedirectPayment', 'FormPostPayment', 'OpenAppPayment'].map(
      (name) => `${name}.kind: any value is allowed now`,
    ),
    'pushMessage is no longer sent',
    ...[
      ['NoPayment', 'none'],
      ['RedirectPayment', 'redirect'],
      ['FormPostPayment', 'form_post'],
      ['OpenAppPayment', 'open_app'],
    ].map(([name, kind]) => `${name}.kind: the pattern none became "^(${kind})$"`),
  ])
})

it('has none of what generators stumble on', () => {
  const text = JSON.stringify(portable)
  for (const trap of ['"webhooks"', '"links"', '"x-', 'contentSchema', '"type":"null"', '"type":[', '"const"'])
    expect(text).not.toContain(trap)
  expect(text).not.toMatch(/"type":"(number|integer)"(?![^{}]*"format")(?<!"format":"\w+"[^{}]*)/)
  const { schemas } = portable.components as { schemas: Record<string, Schema> }
  const inner = Object.values(schemas).map(({ enum: _, ...schema }) => schema)
  expect(JSON.stringify([portable.paths, inner])).not.toContain('"enum"')
})

it('accepts every example', () => {
  const ajv = new Ajv({ strict: false })
  formats.default(ajv)
  ajv.addSchema({ $id: 'portable', ...portable })
  const paths = portable.paths as Record<string, Record<string, Record<string, unknown>>>
  for (const { id, method, path, response, body } of operations) {
    const pointer = (rest: string) =>
      `portable#/paths/${path.replaceAll('/', '~1').replace(/[{}]/g, encodeURIComponent)}/${method.toLowerCase()}/${rest}`
    const type = response.type.replaceAll('/', '~1')
    expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(id)
    for (const example of response.examples)
      expect(ajv.validate(pointer(`responses/200/content/${type}/schema`), example), ajv.errorsText()).toBe(true)
    if (body !== undefined)
      expect(ajv.validate(pointer('requestBody/content/application~1json/schema'), body), ajv.errorsText()).toBe(true)
  }
})

it('gives types that compile', async () => {
  const text = astToString(await openapiTS(JSON.stringify(portable)))
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es5.d.ts'] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, version) =>
    name === 'portable.ts' ? ts.createSourceFile(name, text, version) : getSourceFile.call(host, name, version)
  const program = ts.createProgram(['portable.ts'], options, host)
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
})
