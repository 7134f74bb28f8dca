/** A copy of the project in which a behaviour can be removed and one test run. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyOf, type Outcome, ofBrowserReport, ofUnitReport } from './outcomes.ts'
import type { Removal } from './removals/removal.ts'
import type { Proof } from './row.ts'

const root = join(import.meta.dirname, '../..')

/** A port that nobody listens at, just now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** What git knows and what is new, so that the copy is the project as it stands. */
export function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'break-')))
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\0').filter((file) => file && !file.startsWith('node_modules'))
  for (const file of files) cpSync(join(root, file), join(copy, file), { force: true })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'))
  return copy
}

/** Removes the behaviour; answers how to bring it back. */
export function removeBehaviour(copy: string, { file, from, to }: Removal): () => void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  const found = text.split(from).length - 1
  if (found !== 1) throw new Error(`${file} holds ${found} times: ${from.trim()}`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  return () => writeFileSync(path, text)
}

const named = ({ name }: Proof) => `${name.replaceAll(' > ', ' ').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`
const isBrowserTest = ({ file }: Proof) => file.startsWith('tests/e2e/')

/** Runs the one test. Undefined: it did not come to run, as where nothing can be built. */
export async function run(copy: string, proof: Proof): Promise<Outcome | undefined> {
  const report = join(copy, 'test-results/trial.json')
  rmSync(report, { force: true })
  const node = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', env: { ...process.env, ...env } }).status === 0
  try {
    if (!isBrowserTest(proof)) {
      node([
        'node_modules/vitest/vitest.mjs',
        'run',
        proof.file,
        '-t',
        named(proof),
        '--reporter=json',
        `--outputFile=${report}`,
      ])
      return ofUnitReport(report, copy).get(keyOf(proof))
    }
    if (!node(['node_modules/vite/bin/vite.js', 'build', '--mode', 'test', '--logLevel', 'error'])) return undefined
    const ports = { E2E_APP_PORT: String(await freePort()), E2E_MOCK_PORT: String(await freePort()) }
    node(['node_modules/@playwright/test/cli.js', 'test', proof.file, '-g', named(proof), '--workers', '1'], {
      ...ports,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return ofBrowserReport(report).get(keyOf(proof))
  } catch {
    return undefined
  }
}
