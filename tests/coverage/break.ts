/**
 * `npm run coverage:break -- --seed N`: picks 20 rows and shows for each that its test passes, and fails once the
 * behaviour is removed. `--row <id>`, as often as wanted, tries those; a unit test is taken before a browser test, for it is quicker.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pick } from './pick.ts'
import { removals } from './removals/all.ts'
import type { Removal } from './removals/removal.ts'
import type { Row } from './row.ts'
import { rows } from './specification/rows.ts'
import { copyProject, removeBehaviour, run } from './trial.ts'

const { seed, row: wanted } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, row: { type: 'string', multiple: true } },
}).values
const picked = wanted ? rows.filter(({ id }) => wanted.includes(id)) : pick(rows, seed, 20)
const proofOf = ({ proofs }: Row) => proofs.find(({ file }) => file.includes('.test.')) ?? proofs[0]

/** What the removal showed; the only good answer is that the test fails without the behaviour. */
async function tryRow(copy: string, row: Row, removal: Removal): Promise<string> {
  const proof = proofOf(row)
  if (!proof) return 'has no test'
  const before = await run(copy, proof)
  if (before !== 'passed') return `MISSED: ${before ?? 'did not run'} as it is: ${proof.name}`
  const bringBack = removeBehaviour(copy, removal)
  const without = await run(copy, proof)
  bringBack()
  const verdict = without === 'failed' ? 'fails without it' : `MISSED: ${without ?? 'did not run'} without it`
  return `${verdict}: ${proof.file}: ${proof.name}`
}

console.log(`${picked.length} rows of ${rows.length}${wanted ? '' : `, seed ${seed}`}\n`)
const copy = copyProject()
let shown = 0
try {
  for (const row of picked) {
    const removal = removals[row.id]
    const said = removal ? await tryRow(copy, row, removal) : 'no removal written in tests/coverage/removals/'
    const isShown = said.startsWith('fails')
    if (isShown) shown += 1
    console.log(`${isShown ? '✓' : removal ? '✗' : '○'} ${row.id}: ${said}`)
  }
} finally {
  rmSync(copy, { recursive: true })
}
console.log(`\n${shown} of ${picked.length} tests fail without the behaviour they prove`)
process.exitCode = shown === picked.length ? 0 : 1
