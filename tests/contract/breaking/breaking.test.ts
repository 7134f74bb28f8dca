/** The gate distinguishes breaking edits of today's document from harmless ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { compare, hasMajorStep } from './compare.ts'
import { type JsonObject, readDocument } from './document.ts'
import { todayFile } from './index.ts'
import { breaking, type Edit, harmless } from './pairs.ts'
import { patternEffect } from './pattern.ts'

const today = readDocument(todayFile)
const edited = (edit: Edit) => {
  const document = structuredClone(today)
  edit(document)
  return document
}
const breaks = (edit: Edit) => compare(today, edited(edit)).filter(({ isBreaking }) => isBreaking)

test.each(Object.entries(breaking))('%s: is breaking', (_, edit) => expect(breaks(edit)).not.toEqual([]))
test.each(Object.entries(harmless))('%s: is harmless', (_, edit) => expect(breaks(edit)).toEqual([]))

it('names the operations, the pointer and the field', () => {
  expect(breaks(breaking['an optional field of a response is removed'] as Edit)).toMatchObject([
    {
      rule: 'property-removed',
      direction: 'response',
      operations: ['listOrders', 'createOrder', 'getOrder', 'dispenseOrder', 'unblockOrder', 'rateOrder'],
      pointer: '/components/schemas/Order/properties/paid_at',
      sentence: 'Order.paid_at is gone',
    },
  ])
})

it('handles a recursive schema', () => {
  const withParts = (type: string): JsonObject => {
    const document = structuredClone(today)
    const { schemas } = document.components as { schemas: Record<string, { properties: JsonObject }> }
    const parts = { type: 'array', items: { $ref: '#/components/schemas/Place' } }
    Object.assign(schemas.Place?.properties ?? {}, { parts, floor: { type } })
    return document
  }
  expect(compare(withParts('string'), withParts('string'))).toEqual([])
  expect(compare(withParts('string'), withParts('integer'))).toMatchObject([{ rule: 'type', isBreaking: true }])
})

it('allows breaking changes in a major version (§7.7)', () => {
  const version = (text: string) => ({ ...today, info: { version: text } })
  expect(hasMajorStep(version('1.4.0'), version('1.5.0'))).toBe(false)
  expect(hasMajorStep(version('1.4.0'), version('2.0.0'))).toBe(true)
})

it('detects which of two patterns accepts more', () => {
  expect(patternEffect('^[0-9]{4,8}$', '^[0-9]{6}$')).toBe('narrower')
  expect(patternEffect('^[A-Z]+$', '^[A-Za-z]*$')).toBe('wider')
  expect(patternEffect('^(a|b)$', '^(a|c)$')).toBe('other')
})

test.each([
  ['openapi: 3.1.0', /next\.json is not an OpenAPI document in JSON: /],
  ['{ "message": "Not found" }', /next\.json is not an OpenAPI document: it has no field "openapi"/],
])('a file that is no document fails with its name: %s', (text, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  const file = join(folder, 'next.json')
  writeFileSync(file, text)
  expect(() => readDocument(file)).toThrow(message)
  rmSync(folder, { recursive: true })
})
