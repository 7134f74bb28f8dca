/**
 * Prints the differences between two documents. Exits with 1 for a breaking change without a major version:
 *   npx tsx tests/contract/breaking/main.ts [--from FILE] [--to FILE]
 */
import { parseArgs } from 'node:util'
import { compare, hasMajorStep } from './compare.ts'
import { readDocument } from './document.ts'
import { releasedFile, todayFile } from './index.ts'

const { values } = parseArgs({
  options: { from: { type: 'string', default: releasedFile }, to: { type: 'string', default: todayFile } },
})
const [from, to] = [readDocument(values.from), readDocument(values.to)]
const differences = compare(from, to)
for (const { isBreaking, direction, sentence, operations, pointer } of differences) {
  const where = operations.length > 4 ? `${operations.length} operations` : operations.join(', ')
  console.log(`${isBreaking ? '✗ breaking' : '· harmless'} ${direction ?? ''} ${sentence} [${where}]\n    ${pointer}`)
}
const breaking = differences.filter(({ isBreaking }) => isBreaking).length
console.log(`${breaking} breaking and ${differences.length - breaking} harmless differences`)
if (breaking > 0 && !hasMajorStep(from, to)) process.exitCode = 1
