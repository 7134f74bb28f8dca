/** Texts load after the code that may run first, so reading one while a module loads would fail for good. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { messagesOf, ownLanguages, readCatalog } from '../../codegen/catalogs.ts'

const src = join(import.meta.dirname, '../../src')
const files = (readdirSync(src, { recursive: true }) as string[]).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|sample)\.|\.d\.ts$/.test(file),
)

/** Whether a module reads texts outside its functions, or in a function that it runs at once, such as a callback of `map`. */
function readsTextsAtOnce(file: string) {
  const module = ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const reads = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return false
    const isRunAtOnce = ts.isCallExpression(node.parent ?? node)
    if (ts.isFunctionLike(node) && !isRunAtOnce) return false
    if (ts.isPropertyAccessExpression(node) && node.expression.getText(module) === 'texts') return true
    return ts.forEachChild(node, reads) ?? false
  }
  return reads(module)
}

test('what may run before all texts have loaded reads none at once: shared code, rules, and offers of messages', () => {
  const early = files.filter((file) => /^(shared|domain|features\/notifications)\//.test(file))
  expect(early.filter(readsTextsAtOnce)).toEqual([])
})

/** Files of their own that read no texts, and one that only loads after `Background`. */
const bare = [
  'app/Background.tsx ./OfflineOrders.tsx',
  'app/main.tsx ./telemetry.ts',
  'features/notifications/provider.ts ./fcm.ts',
]

test('screens and their parts load after all texts', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8')
    const isAbove = /^(app|features)\//.test(file)
    return [...text.matchAll(/^.*?import\('((?:\.|#features|#app)[^']*)'\).*$/gm)].flatMap(([line, path]) => {
      const before = text.slice(0, text.indexOf(line)).split('\n').slice(-3).join('\n') + line
      const isGuarded = /lazyScreen\(|lazyOptional\(|lazyOr\(|loadChunk\(|loadLater\(/.test(before)
      return isAbove && !isGuarded && !line.includes('typeof import') ? [`${file} ${path}`] : []
    })
  })
  expect(found.sort()).toEqual(bare)
})

test('facts are joined where dots never stand at the end of a line (`Facts`)', () => {
  const lines = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      readFileSync(join(src, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    )
    .filter((line) => line.includes(' ·') && !line.includes('document.title'))
  // The first never wraps.
  expect(lines.map((line) => line.split(':')[0])).toEqual(['features/checkout/CartBar.tsx', 'shared/ui/Facts.tsx'])
  for (const language of ownLanguages) {
    const dotted = messagesOf(readCatalog(language)).filter(([, text]) => text.includes(' · '))
    // The label of a button, in one line.
    expect(
      dotted.map(([path]) => path),
      language,
    ).toEqual(['shared.addFor'])
  }
})
