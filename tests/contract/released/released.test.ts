import { expect, test } from 'vitest'
import type { JsonObject } from '../breaking/index.ts'
import { createFindings } from '../guard/findings.ts'
import { judge } from './index.ts'

const documentWith = (minimum: number): JsonObject => ({
  paths: {},
  components: {
    parameters: {},
    schemas: {
      Money: { type: 'number', minimum, maximum: 100 },
      Item: { type: 'object', required: ['price'], properties: { price: { $ref: '#/components/schemas/Money' } } },
    },
  },
})

const judged = (minimum: number, listed: string[]) => {
  const findings = createFindings()
  judge(documentWith(0), documentWith(minimum), listed, findings)
  return findings.all().map(({ check, pointer }) => `${check} ${pointer}`)
}

test('a value whose validity has changed is reported unless the gate lists the difference', () => {
  expect(judged(0, [])).toEqual([])
  const found = ['#/components/schemas/Money', '#/components/schemas/Item/price'].map(
    (at) => `released value taken ${at}`,
  )
  expect(judged(-5, [])).toEqual(found)
  expect(judged(-5, ['/components/schemas/Other/minimum'])).toEqual(found)
  expect(judged(-5, ['/components/schemas/Money'])).toEqual([])
})
