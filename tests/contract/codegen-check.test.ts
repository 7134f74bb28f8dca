/** What codegen rejects: misspelled ids and extensions, undecided losses, and files that do not match the document. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenReferences } from '../../codegen/document.ts'
import { differences } from '../../codegen/generate.ts'
import { lossesFile, lossProblems } from '../../codegen/losses.ts'

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
  expect(brokenReferences(document({ 'x-invalidates': ['listCards'], 'x-personal': true }))).toEqual([])
  expect(brokenReferences(document({ 'x-invalidates': ['listCard', 'saveCard'], 'x-personl': true }, 'save'))).toEqual([
    'saveCard: unknown field x-personl',
    'saveCard: x-invalidates names listCard, which is not a read operation',
    'saveCard: x-invalidates names saveCard, which is not a read operation',
    'link next: unknown operation save',
  ])
})

test('a feature is one that the claim names for this operation', () => {
  const description = 'The optional operations: `cards` (listCards), `wishes` (listWishes).'
  const withFeature = (feature: string) => ({
    paths: { '/cards': { get: { operationId: 'listCards', tags: [], responses: {}, 'x-feature': feature } } },
    components: { parameters: {}, schemas: { AccessTokenClaims: { properties: { features: { description } } } } },
  })
  expect(brokenReferences(withFeature('cards'))).toEqual([])
  expect(brokenReferences(withFeature('card'))).toEqual(["listCards: the claim features doesn't offer it by card"])
})

const withCard = (card: object, more: object = {}) => ({
  paths: {
    '/cards': {
      get: {
        operationId: 'listCards',
        tags: ['payments'],
        responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } } } },
      },
    },
  },
  components: {
    parameters: {},
    schemas: {
      Card: { type: 'object', required: ['id'], ...card },
      Request: { type: 'object', properties: { text: { type: 'string' } } },
      ...more,
    },
  },
})

test('every field of a response needs a decision about its loss', () => {
  const properties = (field: object) => ({ properties: { id: { type: 'string', ...field } } })
  const decision = 'Card.id: x-loss must be one of cosmetic, partial, closes, not'
  expect(lossProblems(withCard({ 'x-loss': 'closes', ...properties({}) }))).toEqual([])
  expect(lossProblems(withCard(properties({ 'x-loss': 'cosmetic' })))).toEqual([])
  expect(lossProblems(withCard(properties({})))).toEqual([`${decision} undefined`])
  expect(lossProblems(withCard(properties({ 'x-loss': 'cosmetics' })))).toEqual([`${decision} cosmetics`])
  expect(lossProblems(withCard(properties({ 'x-loss': 'partial', 'x-instead': 'name', 'x-accept': 'date' })))).toEqual([
    'Card.id: unknown field x-accept',
    'Card.id: x-loss: partial is for lists and their items',
    'Card.id: x-instead names name, which is not a field of Card',
  ])
  expect(lossProblems(withCard(properties({ 'x-loss': 'closes', 'x-accepts': 'date' })))).toEqual([
    'Card.id: x-accepts must be date, for an instant',
  ])
  const inline = { kind: { type: 'object', 'x-loss': 'cosmetic', properties: { a: { type: 'string' } } } }
  expect(lossProblems(withCard({ properties: inline }))).toEqual(['Card.kind: an object needs a schema of its own'])
})

test('what is lost in a branch of a union closes it', () => {
  const branch = { type: 'object', 'x-loss': 'closes', properties: { url: { type: 'string', 'x-loss': 'cosmetic' } } }
  const way = { $ref: '#/components/schemas/Way', 'x-loss': 'closes' }
  const schemas = { Way: { oneOf: [{ $ref: '#/components/schemas/Branch' }] }, Branch: branch }
  expect(lossProblems(withCard({ properties: { way } }, schemas))).toEqual([
    'Branch.url: every field of a union’s branch needs x-loss: closes',
  ])
})

test('the table of losses lists what does not close, with its blank', () => {
  const place = { type: 'object', required: ['floor'], 'x-loss': 'closes', properties: { floor: { type: 'integer' } } }
  const card = {
    'x-loss': 'cosmetic',
    required: ['id', 'place', 'count'],
    properties: {
      id: { type: 'string', 'x-loss': 'closes' },
      place: { $ref: '#/components/schemas/Place' },
      count: { type: 'integer', 'x-blank': 3 },
      name: { type: 'string' },
    },
  }
  expect(lossesFile(withCard(card, { Place: place }))).toContain(`export const Card: Losses = {
  place: { loss: "cosmetic", blank: {"floor":0} },
  count: { loss: "cosmetic", blank: 3 },
  name: { loss: "cosmetic" },
}`)
})
