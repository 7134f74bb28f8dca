/** The gate tells every pair of its tables, names who reads what changes, and fails only where it must. */
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { compare, hasMajorStep } from './compare.ts'
import { type JsonObject, readDocument } from './document.ts'
import { gate } from './gate.ts'
import { breaking, todayFile } from './index.ts'
import { documentsOf, pairs } from './pairs.ts'
import { patternEffect } from './pattern.ts'
import { figuresOf, wrongOf } from './proof.ts'
import { placesOf, readersOver } from './readers.ts'

const today = readDocument(todayFile)
const root = join(import.meta.dirname, '../../..')
const src = (file: string) => join(root, 'src', file)

const pairNamed = (name: string) => {
  const pair = pairs.find((entry) => entry.name === name)
  if (!pair) throw new Error(`No pair ${name}`)
  return documentsOf(pair)
}

test('today’s document breaks nothing released, and every pair is told right', { timeout: 300_000 }, async () => {
  const { figures, findings } = await breaking({ isFull: false, seed: 1, progress: () => {} })
  expect(findings).toEqual([])
  expect(figures.filter(({ isMet }) => !isMet)).toEqual([])
})

test('a verdict that is wrong is counted and named', () => {
  const verdicts = pairs.map((pair) => ({ pair, isBreaking: !pair.isBreaking, redocly: undefined }))
  expect(wrongOf(verdicts)).toHaveLength(pairs.length)
  expect(figuresOf(verdicts).some(({ isMet }) => isMet)).toBe(false)
})

test('pair names are told apart, and a breaking pair differs', () => {
  expect(new Set(pairs.map(({ name }) => name)).size).toBe(pairs.length)
  for (const pair of pairs.filter(({ isBreaking }) => isBreaking)) {
    const [from, to] = documentsOf(pair)
    expect(JSON.stringify(to), pair.name).not.toBe(JSON.stringify(from))
  }
})

it('says the operations, the pointer and the field', () => {
  const [from, to] = pairNamed('an order loses an optional field')
  expect(compare(from, to)).toMatchObject([
    {
      isBreaking: true,
      rule: 'property-removed',
      direction: 'response',
      operations: ['listOrders', 'getOrder', 'dispenseOrder', 'unblockOrder'],
      pointer: '/components/schemas/Order/properties/paid_at',
      sentence: 'Order.paid_at is gone',
    },
  ])
})

it('judges a schema of both directions once for each', async () => {
  const [from, to] = pairNamed('an ingredient is open')
  const verdicts = (await gate(from, to)).map(({ direction, isBreaking }) => `${direction} ${isBreaking}`)
  expect(verdicts).toEqual(['response true', 'request false'])
})

it('walks a schema that holds itself', () => {
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

it('lets a major version break', () => {
  const next = (version: string) => ({ ...today, info: { version } })
  expect([hasMajorStep(next('1.4.0'), next('1.5.0')), hasMajorStep(next('1.4.0'), next('2.0.0'))]).toEqual([
    false,
    true,
  ])
})

it('knows which of two patterns holds the other', () => {
  expect(patternEffect('^[0-9]{4,15}$', '^\\d{4,15}$')).toBeUndefined()
  expect(patternEffect('^[0-9]{4,8}$', '^[0-9]{6}$')).toBe('narrower')
  expect(patternEffect('^[A-Z]+$', '^[A-Za-z]*$')).toBe('wider')
  expect(patternEffect('^[A-Z]{3}$', '^[a-z]{3}$')).toBe('other')
  expect(patternEffect('^(a|b)$', '^(a|c)$')).toBe('other')
})

test('the app’s own lines are named', { timeout: 300_000 }, async () => {
  const files = [
    'domain/order/order-state.ts',
    'domain/order/attempt.ts',
    'features/order-actions/use-money-back.ts',
  ].map(src)
  const readers = await readersOver(today, files)
  const placesFor = (name: string) => {
    const [difference] = compare(...pairNamed(name))
    return difference ? placesOf(readers, difference).map((place) => place.replace(/:\d+$/, '')) : []
  }
  expect(placesFor('an order has any status')).toContain('src/domain/order/order-state.ts')
  expect(placesFor('an order must name its offer')).toEqual(['src/domain/order/attempt.ts'])
  expect(placesFor('an error is gone')).toEqual(['src/features/order-actions/use-money-back.ts'])
})
