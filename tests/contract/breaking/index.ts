/** The guard's part: today's document beside the released one, and how well the gate tells. */
import { join } from 'node:path'
import type { Finding, Part } from '../guard/section.ts'
import { hasMajorStep } from './compare.ts'
import { readDocument } from './document.ts'
import { gate } from './gate.ts'
import { figuresOf, judge, wrongOf } from './proof.ts'

const root = join(import.meta.dirname, '../../..')
export const releasedFile = join(root, 'openapi/released.json.gz')
export const todayFile = join(root, 'generated/openapi.json')

export const breaking: Part = async ({ isFull, progress }) => {
  const started = Date.now()
  const [released, today] = [readDocument(releasedFile), readDocument(todayFile)]
  const breaks = (await gate(released, today)).filter(({ isBreaking }) => isBreaking)
  const isAllowed = hasMajorStep(released, today)
  const verdicts = await judge(isFull, progress)
  const findings = breaks.map(
    ({ id, operations, pointer, sentence }): Finding => ({
      id,
      check: 'breaking-change',
      operation: operations[0] ?? '-',
      pointer,
      expected: 'nothing that breaks without a major version',
      found: sentence,
      count: operations.length,
    }),
  )
  return {
    title: 'Breaking changes',
    figures: [
      {
        name: 'breaking since the released document',
        value: String(breaks.length),
        goal: '0 without a major version',
        isMet: isAllowed || breaks.length === 0,
      },
      ...figuresOf(verdicts),
    ],
    findings: [...(isAllowed ? [] : findings), ...wrongOf(verdicts)],
    seconds: (Date.now() - started) / 1000,
  }
}
