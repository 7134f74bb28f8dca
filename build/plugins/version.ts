/** The version of the build, for /version.json and for support reports. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** COMMIT is for builds without a repository, such as in a Docker image. */
function commitOf(): string {
  if (process.env.COMMIT) return process.env.COMMIT
  try {
    const git = ['rev-parse', '--short=12', 'HEAD']
    return execFileSync('git', git, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

export function version(): Plugin {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commit = commitOf()
  let folder = ''
  return {
    name: 'version',
    config: () => ({ define: { 'import.meta.env.APP_VERSION': JSON.stringify(`${version} (${commit})`) } }),
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    // Not part of the bundle, because a new build time alone must not change the service worker.
    writeBundle() {
      const record = { version, commit, builtAt: new Date().toISOString() }
      writeFileSync(join(folder, 'version.json'), `${JSON.stringify(record)}\n`)
    },
  }
}
