/** Packages are installed again only if npm's own record differs from the lock file. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isInstalled } from './installed.mjs'

interface Entry {
  version: string
  integrity?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
type Packages = Record<string, Entry>

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const a = { version: '1.0.0', integrity: 'sha512-a' }
const b = { version: '2.0.0', integrity: 'sha512-b' }
const here = { os: [process.platform], cpu: [process.arch] }
const lock = { 'node_modules/a': a, 'node_modules/@scope/b': b }

/** Writes the lock file, npm's record and the installed packages. */
function write(locked: Packages, recorded?: Packages) {
  rmSync(folder, { recursive: true })
  const json = (packages: Packages) => JSON.stringify({ lockfileVersion: 3, packages })
  for (const path of ['node_modules', ...Object.keys(recorded ?? {})]) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'package.json'), '{}')
  }
  writeFileSync(join(folder, 'package-lock.json'), json({ '': { version: '1.0.0' }, ...locked }))
  if (recorded) writeFileSync(join(folder, 'node_modules/.package-lock.json'), json(recorded))
}

test.each<[string, Packages, Packages]>([
  ['by anyone’s npm ci', lock, lock],
  [
    'without packages for other platforms',
    { ...lock, 'node_modules/c': { ...a, optional: true, os: ['other'] } },
    lock,
  ],
  [
    'without packages for other processors',
    { ...lock, 'node_modules/c': { ...a, optional: true, cpu: ['z80'] } },
    lock,
  ],
  [
    'without another C library',
    { ...lock, 'node_modules/c': { ...a, optional: true, ...here, libc: ['other'] } },
    lock,
  ],
  ['without what only those need', { ...lock, 'node_modules/c': { ...a, optional: true } }, lock],
  ['with one more that was not saved', lock, { ...lock, 'node_modules/c': a }],
])('packages are installed: %s', (_, locked, recorded) => {
  write(locked, recorded)
  expect(isInstalled(folder)).toBe(true)
})

test.each<[string, Packages, Packages?]>([
  ['an installation was interrupted', lock],
  ['a version has changed', lock, { ...lock, 'node_modules/a': { ...a, version: '1.0.1' } }],
  ['the content of a version has changed', lock, { ...lock, 'node_modules/a': { ...a, integrity: 'sha512-c' } }],
  ['a package was added', { ...lock, 'node_modules/c': a }, lock],
  ['a package was removed, which would hide another version', lock, { ...lock, 'node_modules/a/node_modules/b': a }],
  ['they are for another platform', { ...lock, 'node_modules/c': { ...a, optional: true, ...here } }, lock],
])('packages are not installed if %s', (_, locked, recorded) => {
  write(locked, recorded)
  expect(isInstalled(folder)).toBe(false)
})

test('packages are not installed if one was deleted', () => {
  write(lock, lock)
  rmSync(join(folder, 'node_modules/a'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)
})
