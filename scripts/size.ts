/** Prints the brotli size of all that the products route loads. Run `npm run build` first. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildRecords } from '../build/records.ts'

const dist = join(import.meta.dirname, '../dist')
/** The page, and the screen in case it has its own chunk. */
const roots = ['index.html', 'src/features/products/ProductsScreen.tsx']

interface Chunk {
  file: string
  imports?: string[]
}
interface Part {
  name: string
  weight: number
}

const { manifest: manifestFile } = buildRecords(dist)
if (!existsSync(manifestFile)) throw new Error('There is no build. Run `npm run build` first.')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, 'utf8'))
const page = readFileSync(join(dist, 'index.html'), 'utf8')

/** A chunk and its static imports. Dynamic imports are not part of the first load. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const each of manifest[name]?.imports ?? []) closure(each, seen)
  return seen
}

const weigh = (name: string, text: string | Buffer): Part => ({ name, weight: brotliCompressSync(text).length / 1000 })
const fileParts = (files: string[]) => files.map((file) => weigh(file, readFileSync(join(dist, file))))
/** Inlined parts of the page. */
const inlined = (tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => weigh(`inlined ${tag}`, text))
/** Files that the page refers to. */
const named = (extension: string) =>
  [...page.matchAll(new RegExp(`(?:src|href)="/([^"]+\\.${extension})"(?! disabled)`, 'g'))].map(
    ([, file = '']) => file,
  )

/** The first part of the texts, in the language in which it is largest. */
const texts = Object.entries(manifest)
  .flatMap(([name, { file }]) => (name.endsWith('-first') ? fileParts([file]) : []))
  .sort((one, other) => other.weight - one.weight)
  .slice(0, 1)

const chunks = roots.filter((name) => name in manifest).flatMap((name) => [...closure(name)])
const scripts = new Set([...chunks.flatMap((name) => manifest[name]?.file ?? []), ...named('js')])
const js = [...texts, ...fileParts([...scripts].filter((file) => file.endsWith('.js'))), ...inlined('script')]
const css = [...fileParts(named('css')), ...inlined('style')]
const all = [
  ...texts,
  weigh('index.html', page),
  ...fileParts([...scripts, ...named('css')].filter((file) => /\.(js|css)$/.test(file))),
]

/** In kB of 1000 bytes. */
function report(kind: string, parts: Part[]) {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  console.log(`${kind} ${total.toFixed(1)} kB`)
  for (const { name, weight } of parts) console.log(`  ${weight.toFixed(1).padStart(6)}  ${name}`)
}

report('JS', js)
report('CSS', css)
report('Page, JS and CSS', all)
