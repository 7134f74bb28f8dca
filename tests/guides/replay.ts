/**
 * Replays the changes that CONTRIBUTING.md describes, from the patches beside this file, on a copy of the project:
 * each must apply and touch as many files as its heading says, and with all of them the project must pass its checks.
 * A patch holds only what is written by hand. `--types` leaves out all checks but the types.
 */
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { applyPatch, parsePatch } from 'diff'

const root = join(import.meta.dirname, '../..')
const isShort = process.argv.includes('--types')

/** Each patch with the part of the guide that it replays, in the guide's order. */
const guides = [
  ['card-field', /^## Add a field to a card \((\d+) files by hand/m],
  ['list-screen', /^## Add a list screen for a new operation \((\d+) files by hand/m],
  ['payment-method', /^## Add a payment method or a kind of payment \((\d+) files by hand for a method/m],
  ['payment-kind', /^## Add a payment method or a kind of payment \(.*; (\d+) for a kind/m],
] as const

/** The registries, which must demand an entry for each method and kind. */
const forgettable = ['src/domain/payment/payment-methods.ts', 'src/domain/payment/kinds/payment-kinds.ts']

const copy = mkdtempSync(join(tmpdir(), 'guides-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

const inCopy = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [...program.split(' '), ...args], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

/** What isn't part of the project. */
const leftOut = /[\\/](node_modules|dist|test-results|\.git|\.cache)$/

function copyProject() {
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.test(path) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
}

/** Applies a patch to the copy. Returns how many files it changes or adds. */
function apply(name: string): number {
  const changes = parsePatch(readFileSync(join(import.meta.dirname, `${name}.patch`), 'utf8'))
  for (const change of changes) {
    const path = join(copy, change.newFileName?.replace(/^b\//, '') ?? '')
    const changed = applyPatch(existsSync(path) ? readFileSync(path, 'utf8') : '', change)
    if (changed === false) throw new Error(`${name}.patch no longer applies to ${relative(copy, path)}.`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, changed)
  }
  return changes.length
}

function replay() {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  for (const [name, heading] of guides) {
    const promised = Number(heading.exec(contributing)?.[1])
    const counted = apply(name)
    if (counted !== promised)
      throw new Error(`${name}: CONTRIBUTING.md says ${promised} files, the patch has ${counted}.`)
    console.log(`✓ ${name}: ${counted} files by hand`)
  }
}

const typesOf = (...args: string[]) => inCopy('node_modules/typescript-native/bin/tsc', ...args)

/** Without its entry, a method or kind must be a type error in the registry. */
function forgetEntries() {
  for (const path of forgettable) {
    const kept = readFileSync(join(copy, path))
    copyFileSync(join(root, path), join(copy, path))
    let output = ''
    try {
      typesOf()
    } catch (error) {
      output = String((error as { stdout: string }).stdout)
    }
    if (!output.includes(path)) throw new Error(`Nothing demands the entry in ${path}.`)
    console.log(`✓ ${path} demands its entry`)
    writeFileSync(join(copy, path), kept)
  }
}

try {
  copyProject()
  replay()
  inCopy('--import tsx codegen.config.ts')
  typesOf()
  if (!isShort) {
    forgetEntries()
    inCopy('scripts/test.mjs', '--quick')
  }
  console.log('✓ the checks pass with these changes')
} catch (error) {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
  console.error(stdout, stderr, String(error))
  process.exitCode = 1
}
