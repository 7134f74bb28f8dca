/**
 * Browsers translate pages by putting `<font>` elements in the place of text. React still holds the text that was there.
 * If it shares its parent with other nodes, React then changes a text that nobody sees, or fails to insert or remove
 * what is beside it. A text that is its element's only child is safe: React replaces the element's whole content.
 */
import { relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ignored =
  ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never
const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike

/** Whether the value, if it renders anything, renders text. */
function isText(type: ts.Type): boolean {
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ignored))
  return parts.length > 0 && parts.every(({ flags }) => flags & textual)
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
}, 120_000)

test.each([
  ['<p>{count} left</p>', ['{count}', 'left']],
  ['<p>{isNew && <b />} {name}</p>', ['{name}']],
  ['<p><b>{name}</b>: {count}</p>', [':', '{count}']],
  ["<p><b>{name}</b>{' '}<i>{count}</i></p>", []],
  ['<p>{isNew ? name : count}</p>', []],
  ['<p>{children}<b /></p>', []],
])('%s', (jsx, texts) => {
  const name = '/sample.tsx'
  const text = `declare const count: number, name: string, isNew: boolean, children: object; export const a = ${jsx}`
  const options = { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true }
  const host = ts.createCompilerHost(options)
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const program = ts.createProgram([name], options, {
    ...host,
    getSourceFile: (path) => (path === name ? source : undefined),
  })
  expect(mixedTexts(program, [name], '/')).toEqual(texts.map((each) => `sample.tsx:1 ${each}`))
})
