/**
 * The breaking-change gate: what differs between two documents, whom it hurts, and which places in src it concerns.
 *   npm run contract:breaking -- [--from FILE] [--to FILE] [--json]
 *   npm run contract:breaking -- --proof    how well it tells, and `redocly diff` alone beside it (minutes)
 * Ends with 1 where something breaks and the major version stays.
 */
import { parseArgs } from 'node:util'
import { hasMajorStep } from './compare.ts'
import type { Difference } from './difference.ts'
import { readDocument } from './document.ts'
import { gate } from './gate.ts'
import { releasedFile, todayFile } from './index.ts'
import { figuresOf, judge, wrongOf } from './proof.ts'
import { placesOf, readersOver } from './readers.ts'

type Placed = Difference & { places: string[] }

const shortened = (list: string[], most: number) =>
  list.length > most ? `${list.slice(0, most).join(', ')} and ${list.length - most} more` : list.join(', ')

const lineOf = ({ isBreaking, direction, sentence, operations, pointer, places }: Placed) =>
  [
    `${isBreaking ? '✗ breaking' : '· benign  '} ${direction ? `${direction}: ` : ''}${sentence} [${shortened(operations, 4)}]`,
    `    ${pointer}`,
    ...(places.length > 0 ? [`    this ${isBreaking ? 'breaks' : 'concerns'} ${shortened(places, 6)}`] : []),
  ].join('\n')

async function compareFiles(fromFile: string, toFile: string, asJson: boolean) {
  const [from, to] = [readDocument(fromFile), readDocument(toFile)]
  const found = await gate(from, to)
  const readers = found.length > 0 ? await readersOver(from) : undefined
  const differences = found.map((difference) => ({
    ...difference,
    places: readers ? placesOf(readers, difference) : [],
  }))
  const breaking = differences.filter(({ isBreaking }) => isBreaking).length
  const isAllowed = hasMajorStep(from, to)
  if (asJson) console.log(JSON.stringify({ breaking, isAllowed, differences }, null, 2))
  else {
    for (const difference of differences) console.log(lineOf(difference))
    const step = breaking > 0 ? `, ${isAllowed ? 'with' : 'without'} a major version step` : ''
    console.log(`${breaking} breaking and ${differences.length - breaking} benign differences${step}`)
  }
  if (breaking > 0 && !isAllowed) process.exitCode = 1
}

async function prove() {
  const verdicts = await judge(true, console.error)
  for (const { name, value, goal } of figuresOf(verdicts))
    console.log(`${name}: ${value}${goal ? ` (goal ${goal})` : ''}`)
  for (const { pair, redocly } of verdicts)
    if (redocly !== pair.isBreaking) console.log(`  redocly diff ${redocly ? 'alarms at' : 'misses'}: ${pair.name}`)
  const wrong = wrongOf(verdicts)
  for (const { found } of wrong) console.error(`✗ ${found}`)
  if (wrong.length > 0) process.exitCode = 1
}

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: releasedFile },
    to: { type: 'string', default: todayFile },
    json: { type: 'boolean', default: false },
    proof: { type: 'boolean', default: false },
  },
})
await (values.proof ? prove() : compareFiles(values.from, values.to, values.json))
