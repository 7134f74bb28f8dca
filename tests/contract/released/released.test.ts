/** The release's values find a change of the document that the breaking-change gate does not list. */
import { expect, it } from 'vitest'
import { compare, type Difference } from '../breaking/compare.ts'
import type { JsonObject } from '../breaking/document.ts'
import { Compiled, casesOf } from './cases.ts'
import { judgeReleased } from './index.ts'
import { released } from './schemas.ts'
import { alternatives, sample } from './values.ts'

const schemas = {
  Name: { type: 'string', minLength: 1, maxLength: 5 },
  Item: {
    type: 'object',
    required: ['name', 'state'],
    properties: {
      name: { $ref: '#/components/schemas/Name' },
      state: { type: 'string', enum: ['new', 'old'] },
      price: { type: 'number', minimum: 0, maximum: 10 },
    },
  },
}

it('a sample holds everything and conforms', () => {
  expect(sample(schemas.Item, schemas)).toEqual({ name: 'aaa', state: 'new', price: 0 })
  expect(alternatives(schemas.Name, schemas)).toEqual(expect.arrayContaining(['', 'aaaaa', 'aaaaaa', null, 1]))
})

it('cases say what the schema takes and what it refuses', () => {
  const cases = casesOf('Item', schemas, new Compiled(schemas))
  const verdict = (value: unknown) =>
    cases.find((each) => JSON.stringify(each.value) === JSON.stringify(value))?.isValid
  expect(verdict({ name: 'aaa', state: 'old', price: 0 })).toBe(true)
  expect(verdict({ name: 'aaa', state: 'new', price: 11 })).toBe(false)
  expect(verdict({ name: 'aaa', price: 0 })).toBe(false)
})

it('values judged otherwise than at the release are found, unless the gate lists why', () => {
  const now = structuredClone(released)
  const judged = (document: typeof released, listed: Difference[]) =>
    judgeReleased(document, listed, ['Money', 'CartValidationItem'])
  const { Money } = now.components.schemas
  if (!Money) throw new Error('No Money')
  Money.minimum = -5
  const listed = compare(released as unknown as JsonObject, now as unknown as JsonObject)
  expect(judged(released, []).findings).toEqual([])
  expect(judged(now, []).findings).toContainEqual(
    expect.objectContaining({ check: 'released value taken', pointer: 'Money/' }),
  )
  expect(listed.length).toBeGreaterThan(0)
  const { changed, findings } = judged(now, listed)
  expect(changed).toBeGreaterThan(0)
  expect(findings).toEqual([])
  // A difference of something else explains nothing.
  const elsewhere = listed.map((each) => ({ ...each, pointer: '/components/schemas/Meta/properties/page/minimum' }))
  expect(judged(now, elsewhere).findings.length).toBeGreaterThan(0)
})
