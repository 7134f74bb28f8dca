/** The files that are looked through. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'

/** Texts by name. */
export type Files = Readonly<Record<string, string>>

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
const content = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** The app's own files, by their path under `src`: scripts without types, and with short names for their own variables. */
export async function sources(folder = join(import.meta.dirname, '../../src')): Promise<Files> {
  const paths = filesIn(folder).filter((path) => /\.(tsx?|css)$/.test(path) && !/\.(test|sample|d)\./.test(path))
  const entries = paths.map(async (path) => {
    const text = content(folder, path)
    return [path, path.endsWith('.css') ? text : await plainScript(path, text)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Short names, because one of our variables may have the name of a new global. */
export async function plainScript(path: string, text: string): Promise<string> {
  const { code } = await transformWithOxc(text, path, { jsx: { runtime: 'automatic' } })
  return minifySync(path, code, { module: true, compress: false, mangle: { toplevel: true } }).code
}

/** The built files, by their name without a hash. Scripts and styles inside the page count as its files. */
export function builtFiles(folder: string): Files {
  const found: Record<string, string> = {}
  const add = (name: string, text: string) => {
    found[name] = `${found[name] ?? ''}\n${text}`
  }
  for (const path of filesIn(folder).filter((each) => /\.(js|css)$/.test(each)))
    add(basename(path).replace(/-[\w-]{8}(?=\.)/, ''), content(folder, path))
  for (const [name, text] of Object.entries(inlined(content(folder, 'index.html')))) add(name, text)
  return found
}

/** What stands in a page itself, as files. */
export const inlined = (page: string): Files => ({
  'page.js': [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text).join('\n;'),
  'page.css': [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n'),
})
