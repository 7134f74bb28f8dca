import { expect, it } from 'vitest'
import { pollDelay, untilOverdue } from './follow-policy.ts'

it('asks every second while there is news, then backs off to five seconds', () => {
  const delays = Array.from({ length: 30 }, (_, answers) => pollDelay(answers))
  expect(delays.slice(0, 7)).toEqual(Array(7).fill(1_000))
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.at(-1)).toBe(5_000)
})

it('counts the deadline from the last news', () => {
  expect(untilOverdue(10_000, 10_000)).toBe(45_000)
  expect(untilOverdue(10_000, 55_000)).toBe(0)
  expect(untilOverdue(10_000, 99_000)).toBe(0)
})
