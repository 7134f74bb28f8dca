/** The guard's part: today's document beside the released one. */
import { join } from 'node:path'
import type { Part } from '../guard/section.ts'
import { compare, hasMajorStep } from './compare.ts'
import { readDocument } from './document.ts'

const root = join(import.meta.dirname, '../../..')
export const releasedFile = join(root, 'openapi/released.json.gz')
export const todayFile = join(root, 'generated/openapi.json')

export const breaking: Part = async () => {
  const started = performance.now()
  const [released, today] = [readDocument(releasedFile), readDocument(todayFile)]
  const breaks = compare(released, today).filter(({ isBreaking }) => isBreaking)
  const isMet = breaks.length === 0 || hasMajorStep(released, today)
  const name = 'breaking since the released document'
  return {
    title: 'Breaking changes',
    figures: [{ name, value: String(breaks.length), goal: '0 without a major version', isMet }],
    findings: (isMet ? [] : breaks).map(({ id, operations, pointer, sentence }) => ({
      id,
      check: 'breaking-change',
      operation: operations[0] ?? '-',
      pointer,
      expected: 'nothing that breaks without a major version',
      found: sentence,
      count: operations.length,
    })),
    seconds: (performance.now() - started) / 1000,
  }
}
