import { expect, test } from 'vitest'
import { journeys } from './index.ts'

test("the customer's journeys hold on the mock, and walk every operation", { timeout: 60_000 }, async () => {
  const { figures, findings } = await journeys({ seed: 1, requests: 1, progress: () => {} })
  expect(findings).toEqual([])
  expect(figures.filter(({ isMet }) => !isMet)).toEqual([])
})
