/** Weighs what the products route loads from dist/, brotli, and fails above the limits. Run `npm run build` first. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** kB of 1000 bytes. */
const limits = { js: 115, css: 12 }
const dist = join(import.meta.dirname, '../dist')
/** The page, and the screen should it come in a chunk of its own. */
const roots = ['index.html', 'src/features/products/ProductsScreen.tsx']

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const manifestFile = join(dist, '.vite/manifest.json')
if (!existsSync(manifestFile)) throw new Error('No build to weigh: run `npm run build` first.')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, 'utf8'))

/** Chunks that a chunk loads before it runs; what it loads later is not the first load. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const each of manifest[name]?.imports ?? []) closure(each, seen)
  return seen
}

/** Scripts and styles that the page names itself, from public/. */
const named = readFileSync(join(dist, 'index.html'), 'utf8').match(/(?<=(?:src|href)="\/)[^"]+\.(?:js|css)(?=")/g) ?? []
const chunks = roots.filter((name) => name in manifest).flatMap((name) => [...closure(name)])
const built = chunks.flatMap((name) => [manifest[name]?.file ?? [], manifest[name]?.css ?? []].flat())
const files = [...new Set([...built, ...named])].sort()

const kB = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length / 1000

function weigh(kind: keyof typeof limits): boolean {
  const weights = files.filter((file) => file.endsWith(`.${kind}`)).map((file) => ({ file, weight: kB(file) }))
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  const isLight = total <= limits[kind]
  console.log(`${kind.toUpperCase()} ${total.toFixed(1)} kB of ${limits[kind]} kB ${isLight ? '' : '— TOO HEAVY'}`)
  for (const { file, weight } of weights) console.log(`  ${weight.toFixed(1).padStart(6)}  ${file}`)
  return isLight
}

const verdicts = [weigh('js'), weigh('css')]
if (verdicts.includes(false)) process.exitCode = 1
