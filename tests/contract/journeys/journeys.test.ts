import { expect, test } from 'vitest'
import { walkReference } from './index.ts'

const broken = async (fault?: string) =>
  (await walkReference(fault)).flatMap(({ step, failed }) => failed.map(({ check }) => `${step}: ${check}`))

test('the journeys hold on the clean backend', { timeout: 60_000 }, async () => {
  expect(await broken()).toEqual([])
})

test('the runner finds a wrong type, and a status that no document names', { timeout: 60_000 }, async () => {
  expect(await broken('balance-null')).toContain('wallet: schema check')
  expect(await broken('customer-deleted-without-content')).toContain('delete: status code check')
})
