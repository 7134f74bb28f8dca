/** Finds the places in `src` that read or write what the document describes, by the TypeScript checker over the generated types. */
import { join, relative } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Difference } from './difference.ts'
import type { JsonObject } from './document.ts'

const root = join(import.meta.dirname, '../../..')
const typesFile = join(root, 'generated/types.ts')

/** Where `src` uses the contract; places are `src/…/file.ts:line`. */
export interface Readers {
  /** By definition pointer of a property or parameter, array and union steps left out. */
  reads: Map<string, Set<string>>
  writes: Map<string, Set<string>>
  /** By operationId. */
  callers: Map<string, Set<string>>
}

const ofApp = (file: string) => file.startsWith(join(root, 'src/')) && !/\.(test|sample)\.tsx?$/.test(file)

/** A program of the app, over the types that the old document generates: today's may lack what the app still reads. */
async function programOver(document: JsonObject, files: string[] | undefined) {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(String(messageText))
    },
  })
  if (!config) throw new Error('No tsconfig.json')
  const types = astToString(await openapiTS(JSON.stringify(document), { alphabetize: false }))
  const host = ts.createCompilerHost(config.options)
  const { readFile } = host
  host.readFile = (file) => (file === typesFile ? types : readFile(file))
  return ts.createProgram([...(files ?? config.fileNames.filter(ofApp)), typesFile], config.options, host)
}

const nameOf = (node: ts.Node | undefined) =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNumericLiteral(node)) ? node.text : ''

/** The pointer of a property's declaration in generated/types.ts; undefined for what is no property of the contract. */
function pointerOf(declaration: ts.Declaration): string | undefined {
  const names: string[] = []
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent)
    if (ts.isPropertySignature(node) || ts.isInterfaceDeclaration(node)) names.unshift(nameOf(node.name))
  const [top, first = '', second = '', ...rest] = names
  if (top === 'components' && first === 'schemas' && rest.length > 0)
    return ['/components/schemas', second, ...rest.flatMap((name) => ['properties', name])].join('/')
  if (top === 'operations' && second === 'parameters' && rest.length === 2)
    return `/operations/${first}/${rest.join('/')}`
  return undefined
}

const plain = (pointer: string) =>
  pointer.replace(/\/(items|additionalProperties|(oneOf|anyOf|allOf)\/\d+)(?=\/|$)/g, '')

const addTo = (map: Map<string, Set<string>>, key: string, place: string) =>
  map.set(key, (map.get(key) ?? new Set()).add(place))

/** The property that a node reads or writes, where it does. */
function touched(
  node: ts.Node,
  checker: ts.TypeChecker,
): { symbol: ts.Symbol | undefined; isWrite: boolean } | undefined {
  if (ts.isPropertyAccessExpression(node)) return { symbol: checker.getSymbolAtLocation(node.name), isWrite: false }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = nameOf(node.propertyName ?? node.name)
    return { symbol: checker.getTypeAtLocation(node.parent).getProperty(name), isWrite: false }
  }
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    const type = checker.getContextualType(node.parent)
    return { symbol: type && checker.getPropertyOfType(type, nameOf(node.name)), isWrite: true }
  }
  return undefined
}

/** Reads all of `src` once, or some files with what they import, which takes seconds. Throws where the document generates no types. */
export async function readersOver(document: JsonObject, files?: string[]): Promise<Readers> {
  const program = await programOver(document, files)
  const checker = program.getTypeChecker()
  const readers: Readers = { reads: new Map(), writes: new Map(), callers: new Map() }
  for (const source of program.getSourceFiles()) {
    if (!ofApp(source.fileName)) continue
    const operations = new Map<string, string>()
    const placeOf = (node: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      return `${relative(root, source.fileName)}:${line + 1}`
    }
    const visit = (node: ts.Node) => {
      if (ts.isImportDeclaration(node)) {
        imported(node, operations)
        return
      }
      const operation = ts.isIdentifier(node) && operations.get(node.text)
      if (operation) addTo(readers.callers, operation, placeOf(node))
      const { symbol, isWrite = false } = touched(node, checker) ?? {}
      for (const declaration of symbol?.declarations ?? []) {
        if (declaration.getSourceFile().fileName !== typesFile) continue
        const pointer = pointerOf(declaration)
        if (pointer) addTo(isWrite ? readers.writes : readers.reads, pointer, placeOf(node))
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return readers
}

/** Notes what an import brings of the generated operations and hooks, under its local name. */
function imported({ moduleSpecifier, importClause }: ts.ImportDeclaration, operations: Map<string, string>) {
  const bindings = importClause?.namedBindings
  if (!/^#generated\/(operations|hooks)\//.test(nameOf(moduleSpecifier)) || !bindings || !ts.isNamedImports(bindings))
    return
  for (const { name, propertyName } of bindings.elements) {
    const id = nameOf(propertyName ?? name).replace(/^use([A-Z])/, (_, letter) => letter.toLowerCase())
    operations.set(name.text, id)
  }
}

const gather = (map: Map<string, Set<string>>, keys: string[]) => keys.flatMap((key) => [...(map.get(key) ?? [])])

/** The places that a difference concerns: who reads the field of an answer, who writes that of a request; else who calls. */
export function placesOf(readers: Readers, { fields, direction, operations }: Difference): string[] {
  const { reads, writes, callers } = readers
  const pointers = fields.map(plain)
  const [own, other] = direction === 'request' ? [writes, reads] : [reads, writes]
  const holders = pointers.map((pointer) => pointer.replace(/[^/]+$/, ''))
  const siblings = [...writes.keys()].filter((key) => holders.includes(key.replace(/[^/]+$/, '')))
  const found = [
    gather(own, pointers),
    gather(other, pointers),
    direction === 'request' ? gather(writes, siblings) : [],
  ]
  const places = found.find((list) => list.length > 0) ?? gather(callers, operations)
  const byName = new Intl.Collator('en', { numeric: true })
  return [...new Set(places)].sort(byName.compare)
}
