/** What a build says about itself and no browser may read: it stands beside the served folder, never in it. */
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Of the build in this folder; `headers` is for whoever serves it, `manifest` for `npm run size`. */
export function buildRecords(outDir: string) {
  const folder = join(root, '.cache/build', basename(outDir))
  return { folder, headers: join(folder, 'headers.json'), manifest: join(folder, 'manifest.json') }
}
