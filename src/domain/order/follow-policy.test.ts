import { expect, it } from 'vitest'
import { pollDelay, untilOverdue, untilSilent, waitingDelay } from './follow-policy.ts'

it('polls every second after a change, then backs off to five seconds', () => {
  expect([0, 5_000, 10_000].map(pollDelay)).toEqual([1_000, 1_000, 1_000])
  expect(pollDelay(20_000)).toBe(2_000)
  expect([50_000, 600_000].map(pollDelay)).toEqual([5_000, 5_000])
})

it('asks at most six times a minute while an order waits to be collected', () => {
  expect(60_000 / waitingDelay).toBeLessThanOrEqual(6)
})

it('counts the deadline from the last change', () => {
  expect([0, 40_000, 45_000, 90_000].map(untilOverdue)).toEqual([45_000, 5_000, 0, 0])
})

it('waits longer for a machine that waits for the customer to take a cup', () => {
  expect([false, true].map(untilSilent)).toEqual([10_000, 45_000])
})
