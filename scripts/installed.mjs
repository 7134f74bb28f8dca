/** Compares the lock file with npm's own record of what it has installed, whoever ran npm. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each package by its folder; none if there is no such file. npm writes its record last, after all packages. */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** The C library of this system, as packages name it. */
function cLibrary() {
  if (process.platform !== 'linux') return undefined
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** npm leaves out optional packages for other platforms, and what only those need, which names no platform. */
function isLeftOut({ optional, os, cpu, libc }) {
  if (!optional || !(os || cpu)) return Boolean(optional)
  const isForHere = (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
  return !isForHere || Boolean(libc && !libc.includes(cLibrary()))
}

/** Whether the packages of the folder's lock file are installed, each in the place and version that it says. */
export function isInstalled(folder) {
  const { '': _, ...locked } = packagesIn(join(folder, 'package-lock.json'))
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'))
  const isCurrent = ([path, { version, integrity, ...rest }]) => {
    const found = installed[path]
    return found ? found.version === version && found.integrity === integrity : isLeftOut(rest)
  }
  // A package that isn't in the lock file, such as a linked one, does no harm, unless it is inside another package and
  // so hides the version that this one should find.
  const isRight = (path) =>
    (path in locked || !path.includes('/node_modules/')) && existsSync(join(folder, path, 'package.json'))
  return Object.entries(locked).every(isCurrent) && Object.keys(installed).every(isRight)
}
