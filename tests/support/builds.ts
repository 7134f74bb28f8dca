/** Other builds of the app. `npm test` makes them beside a check that leaves a processor idle. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const vite = join(root, 'node_modules/vite/bin/vite.js')

const variants = {
  encrypted: { mode: 'test', env: { VITE_STORAGE_KEY: 'sixteen letters!' }, config: 'vite.config.ts' },
  order: { mode: 'production', env: { BRAND: 'brand/gruenzeug', BASE_PATH: '/order' }, config: 'vite.config.ts' },
  /** Opens in browsers that are older than supported, too. */
  older: { mode: 'test', env: {}, config: 'tests/engines/older.vite.config.ts' },
}

const folderOf = (name: keyof typeof variants) => join(root, '.cache', name)

async function build(name: keyof typeof variants) {
  const { mode, env, config } = variants[name]
  const args = [vite, 'build', '--config', config, '--mode', mode, '--outDir', folderOf(name), '--logLevel', 'error']
  await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
}

/** Returns the build's folder. A test that runs without `npm test` makes the build itself. */
export async function built(name: keyof typeof variants) {
  if (!process.env.E2E_BUILDS) await build(name)
  return folderOf(name)
}

if (process.argv[1] === import.meta.filename) await build(process.argv[2] as keyof typeof variants)
