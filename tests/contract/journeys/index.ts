/** An independent check: `redocly respect`, a runner not written here, walks the customer's journeys on the mock. */
import { bundled } from '../guard/contract.ts'
import type { Part } from '../guard/section.ts'
import { startMock } from '../guard/target/mock.ts'
import { operations, respect, type Walked } from './respect.ts'

/** In no journey: an event stream has no end that the runner could wait for. */
const left = ['streamMachine']

const findings = (walked: Walked[]) =>
  walked.flatMap(({ journey, step, failed }) =>
    failed.map(({ check, message }) => ({
      id: `J-${journey}-${step}-${check}`.replaceAll(' ', '-'),
      check: 'journey',
      operation: '-',
      pointer: `${journey}/${step}`,
      expected: check,
      found: message,
      count: 1,
    })),
  )

export const journeys: Part = async ({ seed }) => {
  const started = performance.now()
  const server = await startMock(seed)
  const walked = await respect(server.url, 'ord-past-05').finally(() => server.close())
  const expected = bundled().operations.length - left.length
  const checks = walked.reduce((sum, step) => sum + step.checks, 0)
  const failed = walked.reduce((sum, step) => sum + step.failed.length, 0)
  return {
    title: 'Journeys, walked by redocly respect',
    figures: [
      {
        name: `operations walked, all but ${left}`,
        value: `${operations.size} of ${expected}`,
        goal: `${expected} of ${expected}`,
        isMet: operations.size === expected,
      },
      {
        name: `checks of ${walked.length} steps that hold`,
        value: `${checks - failed} of ${checks}`,
        goal: `${checks} of ${checks}`,
        isMet: failed === 0 && checks > 0,
      },
    ],
    findings: findings(walked),
    seconds: (performance.now() - started) / 1000,
  }
}
