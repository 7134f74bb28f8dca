/** The folder that the web server serves: the build with its settings, and files of earlier builds that open tabs still load. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { precompress } from '../build/plugins/precompress.ts'

/** How long a file stays after the last build that had it. */
export const keptDays = 30
const day = 86_400_000

interface Site {
  out: string
  dist: string
  /** The base path of the build. */
  base: string
  page: string
  config: string
}

/** When each file left the app, by its path in `www`. */
type Left = Record<string, string>

const leftFile = (out: string) => join(out, 'earlier-files.json')
const leftIn = (out: string): Left => (existsSync(leftFile(out)) ? JSON.parse(readFileSync(leftFile(out), 'utf8')) : {})

/** Whether a valid page is served from the folder. The app's own error page may be replaced. */
export function isLive(out: string, base: string): boolean {
  const page = join(out, 'www', base, 'index.html')
  if (!existsSync(page)) return existsSync(join(out, 'www'))
  return / data-valid>/.test(readFileSync(page, 'utf8'))
}

/** Takes over the earlier builds' files with a hash in their name, until they are too old. */
function keepEarlier({ out, base }: Site, next: string, now: number): Left {
  const assets = join(base, 'assets')
  const previous = join(out, 'www', assets)
  const before = leftIn(out)
  const files = existsSync(previous) ? readdirSync(previous, { recursive: true, withFileTypes: true }) : []
  const left: Left = {}
  for (const file of files.filter((each) => each.isFile())) {
    const from = join(file.parentPath, file.name)
    const path = from.slice(join(out, 'www').length)
    const since = before[path] ?? new Date(now).toISOString()
    if (existsSync(join(next, path)) || now - Date.parse(since) > keptDays * day) continue
    mkdirSync(dirname(join(next, path)), { recursive: true })
    cpSync(from, join(next, path))
    left[path] = since
  }
  return left
}

/** The folders change places in an instant; should that fail, the earlier one goes back. */
function swap(next: string, live: string) {
  const previous = `${live}.previous`
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(live)) renameSync(live, previous)
  try {
    renameSync(next, live)
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, live)
    throw error
  }
  rmSync(previous, { recursive: true, force: true })
}

/** Writes `www` and the other files. If that fails, the folder is as before. */
export function writeOut(site: Site, files: Record<string, string>, now = Date.now()) {
  const { out, dist, base } = site
  mkdirSync(out, { recursive: true })
  const next = join(out, 'www.next')
  const nextFile = (name: string) => join(out, `${name}.next`)
  try {
    rmSync(next, { recursive: true, force: true })
    const root = join(next, base)
    cpSync(dist, root, { recursive: true })
    for (const [name, text] of Object.entries({ 'index.html': site.page, 'config.json': site.config })) {
      writeFileSync(join(root, name), text)
      precompress(join(root, name))
    }
    const left = keepEarlier(site, next, now)
    const all = { ...files, 'earlier-files.json': `${JSON.stringify(left, null, 2)}\n` }
    for (const [name, text] of Object.entries(all)) writeFileSync(nextFile(name), text)
    swap(next, join(out, 'www'))
    for (const name of Object.keys(all)) renameSync(nextFile(name), join(out, name))
  } finally {
    rmSync(next, { recursive: true, force: true })
    for (const name of [...Object.keys(files), 'earlier-files.json']) rmSync(nextFile(name), { force: true })
  }
}
