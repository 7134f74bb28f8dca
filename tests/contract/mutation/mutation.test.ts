/** The mutants are found where they are, and a check that is blind to them says so. */
import { expect, it } from 'vitest'
import { compare } from '../breaking/compare.ts'
import type { Difference } from '../breaking/difference.ts'
import type { JsonObject } from '../breaking/document.ts'
import { Compiled, casesOf } from './cases.ts'
import { mutantsOf } from './document-mutants.ts'
import { reasonFor } from './equivalents.ts'
import { figuresOf, isMoney, isSurvivor } from './figures.ts'
import { evaluate } from './module-text.ts'
import type { Outcome } from './outcome.ts'
import { released } from './released.ts'
import { judgeReleased } from './released-values.ts'
import { textMutants, validatorRules } from './text-mutants.ts'
import { alternatives, sample } from './values.ts'

const schemas = {
  Name: { type: 'string', minLength: 1, maxLength: 5 },
  // What references are swapped to.
  Meta: { type: 'object', required: ['page'], properties: { page: { type: 'integer' } } },
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

it('every change of the schema but an equivalent one is noticed', () => {
  const compiled = new Compiled(schemas)
  const cases = casesOf('Item', schemas, compiled)
  const survivors = mutantsOf('Item', schemas).filter(({ mutated }) => {
    const isValid = compiled.validator(mutated)
    return cases.every((each) => isValid(each.value) === each.isValid)
  })
  expect(survivors.map(({ operator, pointer }) => `${operator} ${pointer}`)).toEqual([
    'type-nullable /properties/state',
    'type-removed /properties/state',
  ])
})

it('cases that miss a bound let its mutants live', () => {
  const compiled = new Compiled(schemas)
  const cases = casesOf('Item', schemas, compiled).filter(({ pointer }) => pointer !== '/price')
  const alive = mutantsOf('Item', schemas).filter(({ operator, mutated }) => {
    const isValid = compiled.validator(mutated)
    return operator.startsWith('upper-bound') && cases.every((each) => isValid(each.value) === each.isValid)
  })
  expect(alive.length).toBeGreaterThan(0)
})

it('a module’s text is changed one place at a time, and runs', () => {
  const text =
    "import * as zod from 'zod/mini'\nexport const aMax = 5;\nexport const State = zod.enum(['new', 'old']);\n"
  const mutants = textMutants(text, validatorRules)
  expect(mutants.map(({ operator, change }) => `${operator}: ${change}`)).toEqual([
    'bound-moved: export const aMax = 6;',
    'bound-moved: export const aMax = 4;',
    "enum-value-removed: export const State = zod.enum(['old']);",
    "enum-value-renamed: export const State = zod.enum(['new~', 'old']);",
    "enum-value-renamed: export const State = zod.enum(['new', 'old~']);",
  ])
  expect(evaluate(mutants[0]?.text ?? '', { zod: { enum: (values: string[]) => values } })).toEqual({
    aMax: 6,
    State: ['new', 'old'],
  })
})

it('a killed mutant is never called equivalent', () => {
  const outcome: Outcome = {
    kind: 'document',
    operator: 'type-nullable',
    place: 'State',
    change: '',
    from: { enum: ['new'] },
    killedBy: null,
  }
  expect(reasonFor(outcome)).toBe('an enumeration lists its values, of whatever type')
  expect(reasonFor({ ...outcome, killedBy: 'refuses null' })).toBeUndefined()
  expect(reasonFor({ ...outcome, from: { type: 'string' } })).toBeUndefined()
})

it('what does not run is neither killed nor alive', () => {
  const outcome: Outcome = { kind: 'validator', operator: 'property-removed', place: 'a', change: '', killedBy: null }
  expect([outcome, { ...outcome, invalid: 'Unexpected token' }].map(isSurvivor)).toEqual([true, false])
  const figures = figuresOf([
    { ...outcome, killedBy: 'refuses 1' },
    { ...outcome, invalid: 'Unexpected token' },
  ])
  expect(figures).toMatchObject([
    { name: 'operators', value: '1', isMet: false },
    { name: 'mutants killed', value: '1 of 1 (100.0 %)' },
    { value: '0 of 0 (0.0 %)', isMet: false },
    { name: 'not counted', value: '1' },
    { name: 'invalid, a validator that does not run: Unexpected token', value: '1' },
  ])
})

it('a mutant hangs on money by its place, its line or the names around it', () => {
  const outcome: Outcome = {
    kind: 'validator',
    operator: '',
    place: 'generated/zod/cart.ts:9',
    change: '',
    killedBy: null,
  }
  const given: Partial<Outcome>[] = [
    {},
    { about: '"price": Money,' },
    { change: '"price": zod.any()' },
    { place: 'Refund/id' },
  ]
  expect(given.map((each) => isMoney({ ...outcome, ...each }))).toEqual([false, true, true, true])
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
