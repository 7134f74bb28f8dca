/** The guard's validators and the app's agree about values with one character changed, or the difference has a name. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import * as zods from '#generated/zod/schemas/index.ts'
import { bundled, type Schema } from './contract.ts'
import { addFormats } from './formats.ts'
import { valid } from './requests/values.ts'

const contract = bundled()
const components = (contract.document as { components: { schemas: Record<string, Schema> } }).components.schemas
const ajv = new Ajv2020({ strict: false })
addFormats(ajv)
ajv.addSchema({ ...contract.document, $id: 'document' })

type Zod = { safeParse: (value: unknown) => { success: boolean } }
const generated = zods as unknown as Record<string, Zod | undefined>
const names = Object.keys(components).filter((name) => typeof generated[name]?.safeParse === 'function')

/** The instants and numbers that backends in other languages have sent. */
const known = [
  ...['2026-11-02 09:00:00+00', '2026-11-02T09:00:00+0530', '2026-11-02T09:00:00+05', '2026-11-02 09:00:00Z'],
  ...[
    '2026-11-02T09:00:60Z',
    '2026-11-02T09:00:00',
    '2026-11-02T09:00:00z',
    '2026-11-02t09:00:00Z',
    '2026-11-02T09:00Z',
  ],
  ...[
    '2026-11-02T24:00:00Z',
    '2026-02-30T09:00:00Z',
    '20261102T090000Z',
    '2026-11-02',
    '/path',
    'path',
    'a@b',
    'http://',
    '',
  ],
  ...['https://a.example/ü', 'https://a b.example', 'javascript:alert(1)', '//a.example', 'a@b.example', '2026-02-30'],
]
const numbers = [-1, 0, 0.5, 1, 1.5, 1e6, 1e6 + 0.01, 2 ** 53, 2 ** 53 + 2, 1e20, -0, 1e-7]
const character = fc.constantFrom(...'/:+-.TZtz 09@%\\_ü😀')

/** A value with one character changed, added or removed, or one of those that are known. */
const mutantsOf = (value: unknown): fc.Arbitrary<unknown> =>
  typeof value === 'number'
    ? fc.constantFrom(...numbers, value + 0.5, -value)
    : fc.oneof(
        fc.constantFrom(...known),
        fc.tuple(fc.nat(String(value).length), fc.nat(1), character).map(([at, cut, letter]) => {
          const text = String(value)
          return text.slice(0, at) + letter + text.slice(at + cut)
        }),
      )

/** The value itself, or its own fields: what is inside them is the value of another schema. */
function placesIn(value: unknown): string[][] {
  const isScalar = (inner: unknown) => typeof inner === 'string' || typeof inner === 'number'
  if (isScalar(value)) return [[]]
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  return entries.filter(([, inner]) => isScalar(inner)).map(([name]) => [name])
}

function withValue(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by
  const copy = structuredClone(value) as Record<string, unknown>
  copy[key] = withValue(copy[key], rest, by)
  return copy
}

const valueAt = (value: unknown, path: string[]) => path.reduce<unknown>((inner, key) => (inner as Schema)[key], value)

interface Difference {
  mutant: unknown
  byDocument: boolean
  byApp: boolean
}

/** Where the two may differ. The app reads more than the document promises, because older servers send it. */
const named: Record<string, (difference: Difference) => boolean> = {
  'an instant without seconds': ({ mutant, byApp }) => byApp && /T\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(String(mutant)),
  'a picture at any address': ({ mutant, byApp }) => byApp && typeof mutant === 'string' && mutant !== '',
  'an integer that JavaScript can’t hold': ({ mutant, byDocument }) =>
    byDocument && Number.isInteger(mutant) && !Number.isSafeInteger(mutant),
}

/** With FORMATS=wide, over 150,000 values instead of a few thousand. */
const [valuesOfEach, mutantsOfEach] = process.env.FORMATS === 'wide' ? [5, 80] : [1, 20]
let compared = 0

test.each(names)('%s means the same to the document and to the app (§7.6)', (name) => {
  const validate = ajv.compile({ $ref: `document#/components/schemas/${name}` })
  const schema = { schema: { $ref: `#/components/schemas/${name}` }, source: '#' }
  const found: (Difference & { path: unknown })[] = []
  for (const value of fc.sample(valid(contract, schema, 'body'), { seed: 7, numRuns: valuesOfEach }))
    for (const path of placesIn(value))
      for (const mutant of fc.sample(mutantsOf(valueAt(value, path)), { seed: 7, numRuns: mutantsOfEach })) {
        compared += 1
        const changed = withValue(value, path, mutant)
        const byApp = generated[name]?.safeParse(changed).success ?? false
        const difference = { path, mutant, byDocument: validate(changed), byApp }
        const isNamed = Object.values(named).some((fits) => fits(difference))
        if (difference.byDocument !== byApp && !isNamed) found.push(difference)
      }
  expect(found).toEqual([])
})

afterAll(() => console.log(`${compared} values compared`))
