import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { theme } from '#shared/ui/theme.ts'

const src = join(import.meta.dirname, '../../src')
const styles = join(import.meta.dirname, '../../node_modules/@mantine/core/styles')
const files = (readdirSync(src, { recursive: true }) as string[]).filter((file) => file.endsWith('.tsx'))

const importedStyles = (file: string) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/styles\/(\w+)\.layer\.css'/g)].map(([, name = '']) => name)
const onEveryScreen = importedStyles('app/main.tsx')

/** Mantine's components in a file, and their parts such as `Radio.Card`. */
function usedComponents(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8')
  const [, names = ''] = /import \{([^}]*)\} from '@mantine\/core'/.exec(text) ?? []
  return (names.match(/\w+/g) ?? []).flatMap((name) =>
    [...text.matchAll(new RegExp(`<${name}(?:\\.(\\w+))?\\b`, 'g'))].map(([, part = '']) => name + part),
  )
}

test('a file imports the styles of every Mantine component it uses: another screen’s import may not have loaded', () => {
  const missing = files.flatMap((file) => {
    const loaded = [...onEveryScreen, ...importedStyles(file)]
    return usedComponents(file)
      .filter((name) => existsSync(join(styles, `${name}.layer.css`)) && !loaded.includes(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('the styles that others build on load first', () => {
  const bases = ['UnstyledButton', 'Paper', 'Text']
  expect(onEveryScreen.slice(0, 3)).toEqual(bases)
  const elsewhere = files.filter(
    (file) => file !== 'app/main.tsx' && importedStyles(file).some((name) => bases.includes(name)),
  )
  expect(elsewhere).toEqual([])
})

test('style sheets use the theme’s spacing, and its breakpoints in em (docs/decisions/0016-mantine.md)', () => {
  const sheets = (readdirSync(src, { recursive: true }) as string[]).filter((file) => file.endsWith('.css'))
  const foreign = sheets.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8')
    const spaces = text.match(/^\s*(?:[a-z]+-)?(?:gap|padding|margin)\b[^;]*(?<![\w.-])(?:4|8|12|16|20|32)px/gm) ?? []
    const widths = (text.match(/\((?:min-|max-)?(?:width|height)\b[^)]*\)(?=[^{};]*\{)/g) ?? []).filter(
      // A container's width is in rem, because its columns follow the app's own text size too.
      (width) => !/ (36|48|62|35)em\)| [\d.]+rem\)/.test(width),
    )
    return [...spaces, ...widths].map((found) => `${file}: ${found.trim()}`)
  })
  expect(foreign).toEqual([])
})

test('style sheets use the theme’s six text sizes and two weights, and nothing else', () => {
  const sheets = (readdirSync(src, { recursive: true }) as string[]).filter((file) => file.endsWith('.css'))
  const size = /^(?:var\(--mantine-font-size-(?:xs|sm|md|lg|xl|xxl)\)|inherit)$/
  // A label over a picture must not outgrow it.
  const capped = /^min\((var\(.*\)), \d+px\)$/
  const weight = /^var\(--mantine-font-weight-(?:regular|bold)\)$/
  const foreign = sheets.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/[;{]\s*font-(size|weight): ([^;]+);/g)]
      .filter(([, kind, value = '']) => !(kind === 'size' ? size : weight).test(value.replace(capped, '$1')))
      .map(([, , value]) => `${file}: ${value}`),
  )
  // The customer's own text size, on the account screen.
  expect(foreign).toEqual(['shared/ui/global.css: 125%'])
  expect(Object.keys(theme.fontSizes ?? {})).toHaveLength(6)
  expect(new Set(Object.values(theme.fontWeights ?? {})).size).toBe(2)
})

test('what is selected looks the same everywhere: the theme’s variables, and no other color', () => {
  const sheets = (readdirSync(src, { recursive: true }) as string[]).filter((file) => file.endsWith('.css'))
  const isSelected = /aria-current|data-(?:checked|active|chosen|combobox-selected)|\.(?:indicator|chosen)$/
  const own = sheets.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/^ *([.[][^{}]*?) \{([^}]*)\}/gm)]
      .filter(([, selector = '']) => isSelected.test(selector) && !/:not\(/.test(selector))
      .flatMap(([, selector, body = '']) =>
        [...body.matchAll(/(?<![\w-])(?:background|color|border-color): ([^;]+);/g)].map(
          ([, value]) => `${file} ${selector}: ${value}`,
        ),
      ),
  )
  expect(own.length).toBeGreaterThan(15)
  const foreign = own.filter((each) => !/: (?:var\(--(?:on-)?selected(?:-border)?\)|inherit)$/.test(each))
  expect(foreign).toEqual([])
})

test('no gradient fades to `transparent`, which is black to the oldest WebKit: it would end in gray', () => {
  const sheets = (readdirSync(src, { recursive: true }) as string[]).filter((file) => file.endsWith('.css'))
  const fading = sheets.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/gradient\([^;]*;/g)]
      .filter(([gradient]) => /(?<!color-mix\([^()]*)\btransparent\s*[,)]/.test(gradient))
      .map(([gradient]) => `${file}: ${gradient}`),
  )
  expect(fading).toEqual([])
})

test('only the shared dialog and the scanner are modal: it closes every sheet in the same ways', () => {
  const modal = files.filter((file) =>
    /\bModal\b[^}]*\} from '@mantine\/core'/.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(modal.sort()).toEqual(['features/scan/ScannerDialog.tsx', 'shared/ui/Dialog.tsx'])
})

/** The elements around the actions of a file, of those that hold several. */
function aroundActions(file: string): string[] {
  const module = ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const around = new Map<ts.Node, number>()
  const visit = (node: ts.Node, parent: ts.JsxElement | undefined) => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Action' && parent)
      around.set(parent, (around.get(parent) ?? 0) + 1)
    ts.forEachChild(node, (child) => visit(child, ts.isJsxElement(node) ? node : parent))
  }
  visit(module, undefined)
  return [...around].flatMap(([node, count]) =>
    count > 1 && ts.isJsxElement(node) ? [node.openingElement.tagName.getText()] : [],
  )
}

test('the buttons of all dialogs have one order: DialogActions sorts them', () => {
  const withDialogs = files.filter((file) => readFileSync(join(src, file), 'utf8').includes('<Dialog '))
  const foreign = withDialogs.flatMap((file) =>
    aroundActions(file)
      .filter((name) => name !== 'DialogActions')
      .map((name) => `${file}: ${name}`),
  )
  expect(foreign).toEqual([])
})
