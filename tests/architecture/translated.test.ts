/**
 * Browsers translate pages by putting `<font>` elements in the place of text. React still holds the text that was there.
 * If it shares its parent with other nodes, React then changes a text that nobody sees, or fails to insert or remove
 * what is beside it. A text that is its element's only child is safe: React replaces the element's whole content.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { serverArguments } from '../../codegen/catalogs.ts'

const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike

/** Whether the value can be a text. An empty one, as before `&&`, isn't; nor, by our habit, are children (`ReactNode`). */
function isText(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type]
  const isAnything = parts.some(({ flags }) => flags & ts.TypeFlags.BigIntLike)
  return !isAnything && parts.some((each) => each.flags & textual && !(each.isStringLiteral() && each.value === ''))
}

const isBlank = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? child.text.trim() === ''
    : ts.isJsxExpression(child) &&
      (!child.expression || (ts.isStringLiteral(child.expression) && child.expression.text.trim() === ''))

/** The texts that share their parent with other nodes, as `file:line text`. */
function mixedTexts(program: ts.Program, files: readonly string[], root: string): string[] {
  const checker = program.getTypeChecker()
  const found: string[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    const visit = (node: ts.Node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter((child) => !isBlank(child))
        const texts = children.filter(
          (child) =>
            ts.isJsxText(child) ||
            (ts.isJsxExpression(child) && child.expression && isText(checker.getTypeAtLocation(child.expression))),
        )
        if (children.length > 1)
          for (const text of texts) {
            const { line } = text.getSourceFile().getLineAndCharacterOfPosition(text.getStart())
            found.push(`${relative(root, file)}:${line + 1} ${text.getText().trim()}`)
          }
      }
      ts.forEachChild(node, visit)
    }
    if (source) visit(source)
  }
  return found
}

/** Fields with words of the server, which have a language and a direction of their own. */
const serverFields = ['name', 'title', 'description', 'address', 'brand', 'offer_type_alias', 'machine_name']
/** The customer's own words, which only they read. */
const ownWords = ['src/features/meal-cards/CardList.tsx']

/** The server's words that are shown outside of `ServerWords`, as `file:line text`. */
function bareServerWords(program: ts.Program, files: readonly string[], root: string): string[] {
  const checker = program.getTypeChecker()
  const isGenerated = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.some((each) => each.getSourceFile().fileName.endsWith('generated/types.ts')) ?? false
  const isServers = (expression: ts.Expression): boolean => {
    // The left side of `&&` is a condition, which is not shown.
    const isCondition =
      ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    if (ts.isBinaryExpression(expression))
      return (!isCondition && isServers(expression.left)) || isServers(expression.right)
    if (ts.isConditionalExpression(expression)) return isServers(expression.whenTrue) || isServers(expression.whenFalse)
    if (ts.isIdentifier(expression)) return isTaken(checker.getSymbolAtLocation(expression)?.valueDeclaration)
    return (
      ts.isPropertyAccessExpression(expression) &&
      serverFields.includes(expression.name.text) &&
      isGenerated(checker.getSymbolAtLocation(expression.name))
    )
  }
  /** Whether a variable is such a field, as in `({ machine: { name } })`. */
  const isTaken = (variable: ts.Declaration | undefined) => {
    if (!variable || !ts.isBindingElement(variable)) return false
    const field = (variable.propertyName ?? variable.name).getText()
    return serverFields.includes(field) && isGenerated(checker.getTypeAtLocation(variable.parent).getProperty(field))
  }
  const isWrapped = (node: ts.Node): boolean =>
    ts.isJsxElement(node.parent) &&
    (node.parent.openingElement.tagName.getText() === 'ServerWords' || isWrapped(node.parent))
  const found: string[] = []
  for (const file of files.filter((each) => !ownWords.includes(relative(root, each)))) {
    const source = program.getSourceFile(file)
    const visit = (node: ts.Node) => {
      const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
      if (source && isChild && node.expression && isServers(node.expression) && !isWrapped(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        found.push(`${relative(root, file)}:${line + 1} ${node.getText()}`)
      }
      ts.forEachChild(node, visit)
    }
    if (source) visit(source)
  }
  return found
}

function programOf(root: string) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const config = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, {}, host)
  if (!config) throw new Error('No tsconfig.json')
  const files = config.fileNames.filter((name) => /\/src\/.*\.tsx$/.test(name) && !/\.(test|sample)\.tsx$/.test(name))
  return { program: ts.createProgram(files, config.options), files }
}

test('no text shares its parent with other nodes, so that a translated page neither crashes nor keeps old words', () => {
  const root = process.cwd()
  const { program, files } = programOf(root)
  expect(files.length).toBeGreaterThan(100)
  expect(mixedTexts(program, files, root)).toEqual([])
  // The same program, because making one takes most of the time.
  expect(bareServerWords(program, files, root)).toEqual([])
}, 120_000)

test.each([
  ['<p>{count} left</p>', ['{count}', 'left']],
  ['<p>{isNew && <b />} {name}</p>', ['{name}']],
  ['<p><b>{name}</b>: {count}</p>', [':', '{count}']],
  ["<p><b>{name}</b>{' '}<i>{count}</i></p>", []],
  ['<p>{isNew ? name : count}</p>', []],
  ['<p>{isNew ? name : <b />}<i /></p>', ['{isNew ? name : <b />}']],
  ['<p>{children}<b /></p>', []],
])('%s', (jsx, texts) => {
  const name = '/sample.tsx'
  const elements = 'interface Element { tag: true } interface IntrinsicElements { [tag: string]: object }'
  const text = `declare global { namespace JSX { ${elements} } } declare const count: number, name: string, isNew: boolean, children: object; export const a = ${jsx}`
  const options = { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true }
  const host = ts.createCompilerHost(options)
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const program = ts.createProgram([name], options, {
    ...host,
    getSourceFile: (path) => (path === name ? source : undefined),
  })
  expect(mixedTexts(program, [name], '/')).toEqual(texts.map((each) => `sample.tsx:1 ${each}`))
})

/** Where a text may hold an amount or a number that no translator may touch, or the server's words. */
const isMarked = (element: ts.JsxElement | ts.JsxFragment, file: ts.SourceFile) => {
  if (!ts.isJsxElement(element)) return false
  const { tagName, attributes } = element.openingElement
  // Action wraps its label in Words.
  return ['Words', 'Action'].includes(tagName.getText(file)) || /\btranslate="no"/.test(attributes.getText(file))
}

const keptValues = ['amount', 'price', 'missing', 'saved', 'number', 'digits', ...serverArguments]
const formatters = ['formatMoney', 'priceOf']
/** What may return the server's words. */
const speakers = ['describeError', 'messageOf']

/** The texts with an amount, a number or the server's words that are shown outside of `Words`, as `file:line text`. */
function translatedAmounts(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const values = new Map<string, ts.Expression>()
  const found: string[] = []
  const collect = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      values.set(node.name.text, node.initializer)
    ts.forEachChild(node, collect)
  }
  collect(file)
  const isKept = (property: ts.ObjectLiteralElementLike) => keptValues.includes(property.name?.getText(file) ?? '')
  const holdsAmount = (node: ts.Node): boolean => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return false
    if (ts.isIdentifier(node)) {
      const value = values.get(node.text)
      values.delete(node.text)
      const holds = value !== undefined && !ts.isArrowFunction(value) && holdsAmount(value)
      if (value) values.set(node.text, value)
      return holds
    }
    if (ts.isCallExpression(node)) {
      if ([...formatters, ...speakers].includes(node.expression.getText(file))) return true
      const [values] = node.arguments
      if (/^texts\./.test(node.expression.getText(file)))
        return values !== undefined && ts.isObjectLiteralExpression(values) && values.properties.some(isKept)
    }
    // A condition is not shown.
    if (ts.isConditionalExpression(node)) return holdsAmount(node.whenTrue) || holdsAmount(node.whenFalse)
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return holdsAmount(node.right)
    return ts.forEachChild(node, (child) => holdsAmount(child) || undefined) ?? false
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && !isMarked(node, file))
      for (const child of node.children)
        if (ts.isJsxExpression(child) && child.expression && holdsAmount(child.expression)) {
          const { line } = file.getLineAndCharacterOfPosition(child.getStart(file))
          found.push(`${name}:${line + 1} ${child.getText(file)}`)
        }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('every amount and number is kept from translators, and the server’s words have their language, by Words', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !/\.(test|sample)\.tsx$/.test(name),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((name) => translatedAmounts(name, readFileSync(`src/${name}`, 'utf8')))).toEqual([])
})

test.each([
  ['<b>{formatMoney(1)}</b>', 1],
  ['<b translate="no">{formatMoney(1)}</b>', 0],
  ['<p>{texts.checkout.pay({ amount })}</p>', 1],
  ['<Words>{texts.checkout.pay({ amount })}</Words>', 0],
  ['<p>{isDue && texts.orders.of({ number })}</p>', 1],
  ['<p>{label}</p>', 1],
  ['<p>{texts.cart.items({ count })}</p>', 0],
  ['<p>{texts.cart.offerDropped({ title })}</p>', 1],
  ['<p>{describeError(error)}</p>', 1],
  ['<ul>{rows.map((row) => <Words>{priceOf(row)}</Words>)}</ul>', 0],
])('%s: %i', (jsx, count) => {
  expect(translatedAmounts('a.tsx', `const label = texts.orders.of({ number }); const a = ${jsx}`)).toHaveLength(count)
})
