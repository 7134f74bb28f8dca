/** What codegen rejects: misspelled operation ids, and generated files that do not match the document. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenReferences } from '../../codegen/document.ts'
import { differences } from '../../codegen/generate.ts'

test('every manual change is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-check-'))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  mkdirSync(join(folder, 'fresh/zod'), { recursive: true })
  mkdirSync(join(folder, 'mine/zod'), { recursive: true })
  for (const side of ['fresh', 'mine']) for (const name of ['same', 'edited']) write(`${side}/zod/${name}.ts`, 'one\n')
  write('mine/zod/edited.ts', 'one\r\n')
  write('fresh/gone.ts', '')
  write('mine/.hidden', '')
  write('fresh/linked.ts', 'one\n')
  symlinkSync(join(folder, 'fresh/linked.ts'), join(folder, 'mine/linked.ts'))
  const found = differences(join(folder, 'fresh'), join(folder, 'mine')).sort()
  rmSync(folder, { recursive: true })
  expect(found).toEqual([
    'differs: generated/linked.ts',
    'differs: generated/zod/edited.ts',
    'missing: generated/gone.ts',
    'not generated: generated/.hidden',
  ])
})

test('a misspelled operation id or x- field is reported', () => {
  const operation = { operationId: 'saveCard', tags: ['payments'], responses: {} }
  const document = (more: object, link = 'saveCard') => ({
    paths: {
      '/cards': { post: { ...operation, ...more }, get: { ...operation, operationId: 'listCards' } },
    },
    components: { schemas: {}, parameters: {}, links: { next: { operationId: link } } },
  })
  expect(brokenReferences(document({ 'x-invalidates': ['listCards'], 'x-strict': true }))).toEqual([])
  expect(brokenReferences(document({ 'x-invalidates': ['listCard', 'saveCard'], 'x-stict': true }, 'save'))).toEqual([
    'saveCard: unknown field x-stict',
    'saveCard: x-invalidates names listCard, which is not a read operation',
    'saveCard: x-invalidates names saveCard, which is not a read operation',
    'link next: unknown operation save',
  ])
})
