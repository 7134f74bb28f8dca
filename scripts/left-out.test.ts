import { expect, test } from 'vitest'
import { leftOutByCheck, leftOutByPlaywright, leftOutByVitest } from './left-out.mjs'

test('a check names what it has left out on lines that begin with a dot', () => {
  const output = '✓ One row (1 s)\n· Left out, because there is no Brotli: another row\n✓ A third · row (2 s)\n'
  expect(leftOutByCheck(output)).toEqual(['· Left out, because there is no Brotli: another row'])
})

test('skipped tests are counted by their reason, in nested suites too', () => {
  const skipped = (description?: string) => ({
    tests: [{ status: 'skipped', annotations: description ? [{ type: 'skip', description }] : [] }],
  })
  const passed = { tests: [{ status: 'expected', annotations: [] }] }
  const suite = { suites: [{ specs: [skipped('no nginx'), passed] }], specs: [skipped('no nginx'), skipped()] }
  expect(leftOutByPlaywright({ suites: [suite, { specs: [passed] }] })).toEqual([
    '· Left out: 2 of its tests (no nginx)',
    '· Left out: 1 of its tests (without a reason)',
  ])
  expect(leftOutByPlaywright({ suites: [{ specs: [passed] }] })).toEqual([])
})

test('vitest’s skipped and planned tests are counted', () => {
  expect(leftOutByVitest({ numPendingTests: 2, numTodoTests: 1 })).toEqual(['· Left out: 3 of its tests'])
  expect(leftOutByVitest({ numPendingTests: 0, numTodoTests: 0 })).toEqual([])
})
