/** Other builds of the app. `npm test` makes them beside a check that leaves a processor idle. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const vite = join(root, 'node_modules/vite/bin/vite.js')

const variants = {
  encrypted: { mode: 'test', env: { VITE_STORAGE_KEY: 'sixteen letters!' } },
  order: { mode: 'production', env: { BRAND: 'brand/gruenzeug', BASE_PATH: '/order/' } },
}

const folderOf = (name: keyof typeof variants) => join(root, '.cache', name)

async function build(name: keyof typeof variants) {
  const { mode, env } = variants[name]
  const args = [vite, 'build', '--mode', mode, '--outDir', folderOf(name), '--logLevel', 'error']
  await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
}

/** Returns the build's folder. A test that runs without `npm test` makes the build itself. */
export async function built(name: keyof typeof variants) {
  if (!process.env.E2E_BUILDS) await build(name)
  return folderOf(name)
}

if (process.argv[1] === import.meta.filename) await build(process.argv[2] as keyof typeof variants)
