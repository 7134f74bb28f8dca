/**
 * Edits files of a copy of generated/ by hand, one at a time, and asks the comparison of `npm run codegen:check`.
 *   npm run contract:tampering
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { differences, filesIn, generateInto } from '../../codegen/generate.ts'
import type { Finding, Part } from './guard/section.ts'
import { type Tampering, tamperings } from './tamperings.ts'

const generated = join(import.meta.dirname, '../../generated')

/** Carries an edit out. Throws where it would change nothing: the table is to be mended. */
function tamper(folder: string, { file, edit }: Tampering) {
  const target = join(folder, file)
  if (edit.kind === 'remove') rmSync(target, { recursive: true })
  if (edit.kind === 'rename') renameSync(target, join(folder, edit.to))
  if (edit.kind === 'link') {
    rmSync(target, { force: true })
    symlinkSync(join(generated, edit.to), target)
  }
  if (edit.kind === 'add') {
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, edit.text)
  }
  if (edit.kind !== 'change') return
  const before = readFileSync(target, 'utf8')
  const after = edit.of(before)
  if (after === before) throw new Error(`Nothing to tamper with in ${file}`)
  writeFileSync(target, after)
}

/** Names of the edits that the comparison does not see; `'untouched'` where it sees one that was not made. Takes seconds: it generates once. */
export async function survivors(list: Tampering[]): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'tampering-'))
  const [fresh, copy] = [join(scratch, 'fresh'), join(scratch, 'copy')]
  try {
    await generateInto(fresh)
    const seen = (tampering?: Tampering) => {
      rmSync(copy, { recursive: true, force: true })
      cpSync(generated, copy, { recursive: true })
      if (tampering) tamper(copy, tampering)
      return differences(fresh, copy)
    }
    const missed = list.filter(
      (tampering) => !seen(tampering).some((line) => line.endsWith(`generated/${tampering.file}`)),
    )
    return [...(seen().length > 0 ? ['untouched'] : []), ...missed.map(({ name }) => name)]
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const findingOf = (name: string): Finding => ({
  id: `tampering ${name}`,
  check: 'tampering',
  operation: '-',
  pointer: '',
  expected: name === 'untouched' ? 'generated/ as openapi/ says' : 'codegen:check names the file',
  found: `${name}: ${name === 'untouched' ? 'a difference' : 'no difference'}`,
  count: 1,
})

/** The guard's part: every hand-made change of generated code is seen. */
export const tamperingPart: Part = async ({ progress }) => {
  const started = Date.now()
  const missed = await survivors(tamperings)
  const caught = tamperings.filter(({ name }) => !missed.includes(name)).length
  progress(`${caught} of ${tamperings.length} edits of generated files caught`)
  return {
    title: 'Tampering with generated files',
    figures: [
      {
        name: `single edits of ${filesIn(generated).length} files caught`,
        value: `${caught} of ${tamperings.length}`,
        goal: 'all of ≥ 30',
        isMet: missed.length === 0 && tamperings.length >= 30,
      },
    ],
    findings: missed.map(findingOf),
    seconds: (Date.now() - started) / 1000,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { figures, findings, seconds } = await tamperingPart({ isFull: true, seed: 1, progress: () => {} })
  for (const { name, value, goal } of figures) console.log(`${name}: ${value} (goal ${goal}), ${seconds.toFixed(1)} s`)
  for (const { found } of findings) console.error(found)
  process.exitCode = findings.length > 0 ? 1 : 0
}
