/** What a green step of `npm test` has left out: one line per reason. */

/** The lines of a check's output that begin with a dot. */
export const leftOutByCheck = (output) => output.split('\n').filter((line) => line.startsWith('· '))

const reasonOf = ({ annotations = [] }) =>
  annotations.find(({ type }) => type === 'skip')?.description ?? 'without a reason'

const skippedIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests.filter(({ status }) => status === 'skipped').map(reasonOf)),
  ...suites.flatMap(skippedIn),
]

/** The skipped tests of Playwright's report. */
export function leftOutByPlaywright(report) {
  const reasons = skippedIn(report)
  const count = (reason) => reasons.filter((each) => each === reason).length
  return [...new Set(reasons)].map((reason) => `· Left out: ${count(reason)} of its tests (${reason})`)
}

/** The skipped tests of vitest's report. */
export const leftOutByVitest = ({ numPendingTests = 0, numTodoTests = 0 }) =>
  numPendingTests + numTodoTests > 0 ? [`· Left out: ${numPendingTests + numTodoTests} of its tests`] : []
