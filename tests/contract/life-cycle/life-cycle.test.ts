/** The model's own rules: it is silent on the mock, and each rule speaks where a bug breaks it. */
import { describe, expect, test } from 'vitest'
import { bugs, hunt } from './bugs/hunt.ts'
import { runCampaign, sequenceOf } from './campaign.ts'
import { inProcess } from './in-process.ts'
import { patience, sequenceLength } from './index.ts'
import { type Rule, rules } from './rules.ts'
import { shrink } from './shrink.ts'
import type { Step } from './steps/step.ts'

const seed = 1
const patient = { timeout: 180_000 }

test('money, goods and answers agree in every sequence, and every status is reached', patient, async () => {
  const plan = { seed, runs: 40, length: sequenceLength, target: inProcess }
  const { failures, statuses, steps } = await runCampaign(plan)
  expect(failures).toEqual([])
  expect(statuses.size).toBe(7)
  expect(steps).toBe(40 * sequenceLength)
})

test('a sequence can be made again from its seed and index', () => {
  expect(sequenceOf(7, 3, 30)).toEqual(sequenceOf(7, 3, 30))
  expect(sequenceOf(7, 3, 30)).not.toEqual(sequenceOf(7, 4, 30))
})

test('shrinking keeps only the steps that a violation needs', async () => {
  const steps = Array.from({ length: 30 }, (_, ms): Step => ({ kind: 'wait', ms }))
  const broken = [
    { rule: 'refund-once' as const, operation: 'createRefund' as const, pointer: '', expected: '', found: '' },
  ]
  const needs = (fewer: Step[]) => [4, 17].every((ms) => fewer.some((step) => step.kind === 'wait' && step.ms === ms))
  const least = await shrink({ steps, broken }, async (fewer) => (needs(fewer) ? broken : []))
  expect(least.steps).toEqual([4, 17].map((ms) => ({ kind: 'wait', ms })))
})

describe('planted bugs', () => {
  const fired = new Set<Rule>()

  test.each(bugs)('$name: $what', patient, async (bug) => {
    const { rules: broken, steps } = await hunt(bug, { seed, runs: patience })
    for (const rule of broken) fired.add(rule)
    expect(broken).not.toEqual([])
    expect(steps.length).toBeLessThanOrEqual(6)
  })

  test('break every rule at least once', () => {
    expect(Object.keys(rules).filter((rule) => !fired.has(rule as Rule))).toEqual([])
  })
})
