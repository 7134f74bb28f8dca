/**
 * Looks for what the oldest supported browsers (build/browsers.ts) lack, by MDN's compatibility data: in the app's own
 * files, where each use is allowed by file, and in the built ones, where libraries' uses are allowed by chunk. Scripts:
 * globals, static functions, what `navigator` and the like have, and functions and options with a name that nothing older
 * has. Styles: properties, units, functions, selectors, at-rules. Newer syntax is the build's part: Vite compiles for the
 * same browsers. Not seen: properties and attributes of elements, keywords as values of styles, flags of regular
 * expressions, and what a browser has only in part.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SupportBlock,
} from '@mdn/browser-compat-data'
import { type AnyNode, type MemberExpression, type Program, parse } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import postcss from 'postcss'
import { oldest } from '../../build/browsers.ts'
import { libraries, looks, ours } from './allowed.ts'
import { builtFiles, type Files, sources } from './files.ts'

/** The data's names of the browsers. */
const browsers: readonly (readonly [BrowserName, number])[] = [
  ['chrome', oldest.chrome],
  ['edge', oldest.edge],
  ['safari', oldest.safari],
  ['safari_ios', oldest.ios],
  ['firefox', oldest.firefox],
]

/** The other name that stands beside it: WebKit's, or whichever a browser needs, which the build will add. */
type Twin = 'webkit' | 'any' | undefined

function isIn(support: SupportBlock, browser: BrowserName, version: number, twin: Twin): boolean {
  return [support[browser] ?? []].flat().some((each) => {
    const added = Number.parseFloat(String(each.version_added).replace('≤', ''))
    const other = each.prefix ?? each.alternative_name
    const isNamedSo = !other || twin === 'any' || (twin === 'webkit' && other.startsWith('-webkit-'))
    return isNamedSo && !each.flags && !each.version_removed && added <= version
  })
}

/** The browsers of the list that lack it. What the data doesn't know is in all of them. */
const lacking = (compat: CompatStatement | undefined, twin?: Twin): string[] =>
  compat
    ? browsers.filter(([browser, version]) => !isIn(compat.support, browser, version, twin)).map(([browser]) => browser)
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

/** By name: what only newer browsers have; undefined if something older has the same name. */
type NewNames = Map<string, CompatStatement | undefined>
/** Functions, and options of functions. */
const [newNames, newOptions]: [NewNames, NewNames] = [new Map(), new Map()]

function note(names: NewNames, name: string, compat: CompatStatement | undefined) {
  const isNew = lacking(compat).length > 0 && (!names.has(name) || names.get(name) !== undefined)
  names.set(name, isNew ? compat : undefined)
}

function noteOptions(parent: Identifier) {
  for (const [key, child] of childrenOf(parent)) {
    const [, name] = /^options_(\w+)_parameter$/.exec(key) ?? /^(\w+)_option$/.exec(key) ?? []
    if (name) note(newOptions, name, child.__compat)
    noteOptions(child)
  }
}

const plainName = (key: string) => key.replace(/_static$/, '')
const ofLanguage = new Set(childrenOf(builtins).flatMap(([, owner]) => Object.keys(owner).map(plainName)))
/** Among the web's names are too many plain words: `run`, `mode`. */
const isPlain = (name: string) => !/[a-z][A-Z]/.test(name)

for (const [, owner] of childrenOf(globals)) {
  for (const [key, { __compat: compat }] of childrenOf(owner)) note(newNames, plainName(key), compat)
  noteOptions(owner)
}
for (const name of newNames.keys()) if (isPlain(name) && !ofLanguage.has(name)) newNames.delete(name)
for (const name of newOptions.keys()) if (isPlain(name)) newOptions.delete(name)

type Find = (feature: string, compat: CompatStatement | undefined, twin?: Twin) => void

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

/** What the file itself declares hides the global of that name: a shortened name can be `ML`. */
const declaredBy = ({ body }: Program) =>
  body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
      return declaration.id?.name ?? []
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
  })

function inScript(text: string, find: Find) {
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'module' })
  const own = new Set<string>(declaredBy(program))
  fullAncestor(program, (node: AnyNode, _, ancestors) => {
    const parent = ancestors.at(-2)
    if (node.type === 'MemberExpression')
      return inMember(node, parent?.type === 'CallExpression' && parent.callee === node, find)
    if (
      node.type === 'Property' &&
      !node.computed &&
      node.key.type === 'Identifier' &&
      parent?.type === 'ObjectExpression'
    )
      return find(`{ ${node.key.name} }`, newOptions.get(node.key.name))
    if (node.type !== 'Identifier' || !parent || !usesOfNames.includes(parent.type)) return
    if (own.has(node.name) || (parent.type === 'MemberExpression' && parent.property === node)) return
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
    const isPrefixed = node.parent?.some((each) => each.type === 'decl' && each.prop === `-webkit-${node.prop}`)
    find(node.prop, at(properties, node.prop)?.__compat, isPrefixed ? 'webkit' : undefined)
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

/**
 * Every feature that an oldest browser lacks, with those browsers and the files that use it. `isBuilt`: the build has
 * already added the names by which older browsers know a property.
 */
export function newerIn(files: Files, isBuilt = true): Map<string, Newer> {
  const found = new Map<string, Newer>()
  for (const [file, text] of Object.entries(files)) {
    const find: Find = (feature, compat, twin) => {
      const missing = lacking(compat, isBuilt ? twin : 'any')
      if (missing.length === 0) return
      const before = found.get(feature)?.files ?? []
      found.set(feature, { browsers: missing, files: [...new Set([...before, file])] })
    }
    if (!file.endsWith('.css')) inScript(text, find)
    else inStyle(text, find)
  }
  return found
}

const unused = (names: Iterable<string>, where: string) =>
  [...names].map((name) => `${name} is allowed in ${where}, but not used there.`)

/** The problems of the app's own files, in words: what is used outside the files that are allowed to. */
export function problemsInSources(files: Files, allowed = ours): string[] {
  const found = newerIn(files, false)
  const bare = [...found].filter(([feature]) => !Object.hasOwn(looks, feature))
  return [
    ...bare.flatMap(([feature, newer]) => problemOf(feature, newer, allowed[feature]?.files ?? [])),
    ...Object.entries(allowed).flatMap(([feature, use]) => {
      const users = found.get(feature)?.files ?? []
      return unused(
        use.files.filter((file) => !users.includes(file)).map(() => feature),
        'our files',
      )
    }),
  ]
}

function problemOf(feature: string, newer: Newer, allowed: readonly string[]): string[] {
  const files = newer.files.filter((file) => !allowed.includes(file))
  return files.length > 0
    ? [`${feature} is missing in the oldest ${newer.browsers.join(', ')}: ${files.join(', ')}`]
    : []
}

/** The problems of the built files, in words. Our own use is judged where it is written, and allowed where it ends up. */
export function problemsInBuild(files: Files, allowed = libraries, own = ours): string[] {
  const found = newerIn(files)
  const placesOf = (feature: string) => [...(allowed[feature]?.files ?? []), ...(own[feature]?.built ?? [])]
  return [
    ...[...found]
      .filter(([feature]) => !Object.hasOwn(looks, feature))
      .flatMap(([feature, newer]) => problemOf(feature, newer, placesOf(feature))),
    ...unused(
      [...Object.keys(allowed), ...Object.keys(looks)].filter((feature) => !found.has(feature)),
      'the build',
    ),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, '../../dist')
  if (!existsSync(folder)) throw new Error('Build first.')
  const problems = [...problemsInSources(await sources()), ...problemsInBuild(builtFiles(folder))]
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length === 0) console.log('Nothing is used that an oldest browser lacks, but what is allowed.')
  process.exitCode = problems.length > 0 ? 1 : 0
}
