/** Files about a build that must not be served. They are stored outside of the served folder. */
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The files about the build in this folder: `headers` for the web server, `manifest` for `npm run size`. */
export function buildRecords(outDir: string) {
  const folder = join(root, '.cache/build', basename(outDir))
  return { folder, headers: join(folder, 'headers.json'), manifest: join(folder, 'manifest.json') }
}
