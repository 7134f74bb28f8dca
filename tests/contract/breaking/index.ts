/** The gate: today's document beside the released one. */
import { join } from 'node:path'
import type { Part } from '../guard/findings.ts'
import { compare, hasMajorStep } from './compare.ts'
import { readDocument } from './document.ts'

export { type JsonObject, readDocument } from './document.ts'

const root = join(import.meta.dirname, '../../..')
export const releasedFile = join(root, 'openapi/released.json.gz')
export const todayFile = join(root, 'generated/openapi.json')

export const breaking: Part = async () => {
  const [released, today] = [readDocument(releasedFile), readDocument(todayFile)]
  const differences = compare(released, today)
  const breaks = differences.filter(({ isBreaking }) => isBreaking)
  return {
    title: 'Breaking changes since the release',
    notes: [`${differences.length} differences, ${breaks.length} of them breaking`],
    findings: (hasMajorStep(released, today) ? [] : breaks).map(({ operations, pointer, sentence }) => ({
      check: 'breaking-change',
      operation: operations[0] ?? '-',
      pointer,
      expected: 'nothing that breaks without a major version',
      found: sentence,
      count: operations.length,
    })),
  }
}
