/**
 * Looks through the built files for what the oldest supported browsers (build/browsers.ts) lack, by MDN's compatibility
 * data. Scripts: globals, static functions, what `navigator` and the like have, and functions whose name the language
 * had for nothing older. Styles: properties, units, functions, selectors, at-rules. Newer syntax is the build's part:
 * Vite compiles for the same browsers.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SupportBlock,
} from '@mdn/browser-compat-data'
import { type AnyNode, type MemberExpression, parse } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import postcss from 'postcss'
import { oldest } from '../../build/browsers.ts'
import { allowed } from './allowed.ts'

/** The data's names of the browsers. */
const browsers: readonly (readonly [BrowserName, number])[] = [
  ['chrome', oldest.chrome],
  ['edge', oldest.edge],
  ['safari', oldest.safari],
  ['safari_ios', oldest.ios],
  ['firefox', oldest.firefox],
]

function isIn(support: SupportBlock, browser: BrowserName, version: number): boolean {
  return [support[browser] ?? []].flat().some(({ version_added, flags, version_removed }) => {
    const added = Number.parseFloat(String(version_added).replace('≤', ''))
    return !flags && !version_removed && added <= version
  })
}

/** The browsers of the list that lack it. What the data doesn't know is in all of them. */
const lacking = (compat: CompatStatement | undefined): string[] =>
  compat
    ? browsers.filter(([browser, version]) => !isIn(compat.support, browser, version)).map(([browser]) => browser)
    : []

const at = (parent: Identifier | undefined, name: string): Identifier | undefined =>
  parent && Object.hasOwn(parent, name) ? (parent[name] as Identifier) : undefined
const childrenOf = (parent: Identifier) =>
  Object.entries(parent).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')

const builtins = data.javascript.builtins as Identifier
const globals = { ...data.api, ...builtins } as Identifier
const { properties, selectors, types, 'at-rules': atRules } = data.css as Record<string, Identifier>

/** The interface of each object that scripts reach without a constructor. */
const instances: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  location: 'Location',
  history: 'History',
  crypto: 'Crypto',
  performance: 'Performance',
}

/** By name: what only newer browsers have in the language itself; undefined if something older has the same name. */
const newNames = new Map<string, CompatStatement | undefined>()
for (const [, owner] of childrenOf(builtins))
  for (const [key, { __compat: compat }] of childrenOf(owner)) {
    const name = key.replace(/_static$/, '')
    const isNew = lacking(compat).length > 0 && (!newNames.has(name) || newNames.get(name) !== undefined)
    newNames.set(name, isNew ? compat : undefined)
  }

type Find = (feature: string, compat: CompatStatement | undefined) => void

/** `isCalled`: names of plain properties, such as `.error`, say too little. */
function inMember({ object, property, computed }: MemberExpression, isCalled: boolean, find: Find) {
  if (computed || property.type !== 'Identifier') return
  const { name } = property
  const owner = object.type === 'Identifier' ? at(globals, instances[object.name] ?? object.name) : undefined
  const known = at(owner, `${name}_static`) ?? at(owner, name)
  if (known && object.type === 'Identifier') find(`${object.name}.${name}`, known.__compat)
  else if (isCalled) find(`.${name}()`, newNames.get(name))
}

const usesOfNames = ['NewExpression', 'CallExpression', 'MemberExpression']

function inScript(text: string, find: Find) {
  fullAncestor(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), (node: AnyNode, _, ancestors) => {
    const parent = ancestors.at(-2)
    if (node.type === 'MemberExpression')
      return inMember(node, parent?.type === 'CallExpression' && parent.callee === node, find)
    if (node.type !== 'Identifier' || !parent || !usesOfNames.includes(parent.type)) return
    if (parent.type === 'MemberExpression' && parent.property === node) return
    find(node.name, (at(globals, node.name) ?? at(at(globals, 'Window'), node.name))?.__compat)
  })
}

function inStyle(text: string, find: Find) {
  postcss.parse(text).walk((node) => {
    if (node.type === 'atrule') find(`@${node.name}`, at(atRules, node.name)?.__compat)
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/:([a-z][a-z-]*)/g))
        find(`:${name}`, at(selectors, name)?.__compat)
    // A prefixed one stands beside the one that all have, or is only Apple's.
    if (node.type !== 'decl' || node.prop.startsWith('-webkit-')) return
    find(node.prop, at(properties, node.prop)?.__compat)
    for (const [, unit = ''] of node.value.matchAll(/\d([a-z]+)\b/g))
      find(`1${unit}`, at(at(types, 'length'), unit)?.__compat)
    for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g))
      find(`${name}()`, (at(types, name) ?? at(at(types, 'color'), name))?.__compat)
  })
}

interface Newer {
  browsers: string[]
  files: string[]
}

/** Every feature that an oldest browser lacks, with those browsers and the files that use it. */
export function newerIn(files: Readonly<Record<string, string>>): Map<string, Newer> {
  const found = new Map<string, Newer>()
  for (const [file, text] of Object.entries(files)) {
    const find: Find = (feature, compat) => {
      const missing = lacking(compat)
      if (missing.length === 0) return
      const before = found.get(feature)?.files ?? []
      found.set(feature, { browsers: missing, files: [...new Set([...before, file])] })
    }
    if (file.endsWith('.js')) inScript(text, find)
    else inStyle(text, find)
  }
  return found
}

function builtFiles(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(js|css)$/.test(path))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** The built files' problems, in words. */
export function problemsIn(files: Readonly<Record<string, string>>): string[] {
  const found = newerIn(files)
  const bare = [...found].filter(([feature]) => !Object.hasOwn(allowed, feature))
  const unused = Object.keys(allowed).filter((feature) => !found.has(feature))
  return [
    ...bare.map(
      ([feature, newer]) =>
        `${feature} is missing in the oldest ${newer.browsers.join(', ')}: ${newer.files.join(', ')}`,
    ),
    ...unused.map((feature) => `${feature} is allowed, but nothing uses it.`),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, '../../dist')
  if (!existsSync(folder)) throw new Error('Build first.')
  const problems = problemsIn(builtFiles(folder))
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length === 0)
    console.log(`${Object.keys(allowed).length} newer features, each with what older browsers do.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
