/**
 * Prints the differences between two documents: the released one and today's, or OLD and NEW. Exits with 1 for a
 * breaking change without a major version. It is also the command `diff` of the package (kit/).
 *   npx tsx tests/contract/breaking/main.ts [OLD [NEW]]
 */
import { parseArgs } from 'node:util'
import { compare, hasMajorStep } from './compare.ts'
import { readDocument } from './document.ts'
import { releasedFile, todayFile } from './index.ts'

const help = `diff [OLD [NEW]]: compares two OpenAPI documents in JSON, also gzipped (.gz). Default: the released document, and
today's. The exit code is 1 for a breaking change without a major version.`

const {
  values,
  positionals: [old = releasedFile, next = todayFile],
} = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } })
if (values.help) {
  console.log(help)
  process.exit()
}
const [from, to] = [readDocument(old), readDocument(next)]
const differences = compare(from, to)
for (const { isBreaking, direction, sentence, operations, pointer } of differences) {
  const where = operations.length > 4 ? `${operations.length} operations` : operations.join(', ')
  console.log(`${isBreaking ? '✗ breaking' : '· harmless'} ${direction ?? ''} ${sentence} [${where}]\n    ${pointer}`)
}
const breaking = differences.filter(({ isBreaking }) => isBreaking).length
console.log(`${breaking} breaking and ${differences.length - breaking} harmless differences`)
if (breaking > 0 && !hasMajorStep(from, to)) process.exitCode = 1
