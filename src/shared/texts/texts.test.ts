/** Catalogs against the English one and the code. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { number, plural, select } from '@messageformat/runtime'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { pseudoCatalog, pseudoLanguages } from '../../../build/pseudo-language.ts'
import {
  catalogFolder,
  checkMessages,
  compileCatalog,
  fullCatalog,
  languagesIn,
  messagesOf,
  ownLanguages,
  readCatalog,
  translationProblems,
} from '../../../codegen/catalogs.ts'
import { argumentsOf } from '../../../codegen/message-arguments.ts'
import type { Texts } from '../../../generated/texts.ts'

const english = messagesOf(readCatalog('en'))
const isLink = (message: string) => message.startsWith('@:')
const own = english.filter(([, message]) => !isLink(message))

test('a text of more than one word is written once: under `shared`, with a link, if several screens show it', () => {
  const texts = own.map(([, message]) => message).filter((message) => /\S \S/.test(message))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

const app = join(import.meta.dirname, '../..')
const types = ['texts.ts', 'types.ts'].map((name) => join(app, '../generated', name))

/** The path of a text or section by its declaration; empty for anything else. */
function pathOf(node: ts.Node | undefined): string {
  if (!node || !ts.isPropertySignature(node) || node.getSourceFile().fileName !== types[0]) return ''
  return [pathOf(node.parent.parent), node.name.getText().slice(1, -1)].filter(Boolean).join('.')
}

/** The paths of everything that the app reads of its texts, according to their types. */
function readPaths(): Set<string> {
  // Without packages, whose types would take most of the time.
  const sources = [app, join(app, '../build')].flatMap((folder) =>
    ts.sys.readDirectory(folder, ['.ts', '.tsx'], ['**/*.test.*']),
  )
  const program = ts.createProgram([...sources, ...types], {
    noResolve: true,
    strict: true,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  })
  const checker = program.getTypeChecker()
  const paths = new Set<string>()
  const names = new Set(english.flatMap(([path]) => path.split('.')))
  const typesOf = (node: ts.Node) => {
    const type = checker.getTypeAtLocation(node)
    return type.isUnion() ? type.types : [type]
  }
  /** Without `keys`, everything. */
  const read = (from: ts.Node, keys?: string[]) => {
    for (const property of typesOf(from).flatMap((type) => type.getProperties()))
      if (keys?.includes(property.name) ?? true) for (const each of property.declarations ?? []) paths.add(pathOf(each))
  }
  /** The possible values of an index; undefined if they are unknown. */
  const keysOf = (index: ts.Expression) => {
    const types = typesOf(index)
    return types.every((type) => type.isStringLiteral()) ? types.map(({ value }) => value) : undefined
  }
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) read(node.expression, [node.name.text])
    if (ts.isElementAccessExpression(node)) read(node.expression, keysOf(node.argumentExpression))
    if (ts.isBindingElement(node)) read(node.parent, [(node.propertyName ?? node.name).getText()])
    if (ts.isCallExpression(node) && /^Object\./.test(node.expression.getText()))
      for (const each of node.arguments) read(each)
    if (ts.isSpreadAssignment(node)) read(node.expression)
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (/\/(src|build)\//.test(file.fileName)) visit(file)
  return paths
}

test('every text is used', () => {
  const used = readPaths()
  const linked = english.map(([, message]) => message.slice('@:'.length))
  expect(english.map(([path]) => path).filter((path) => !used.has(path) && !linked.includes(path))).toEqual([])
})

test.each(languagesIn(catalogFolder))('%s.json has every text, no other, with the same arguments', (language) => {
  const translated = new Map(messagesOf(readCatalog(language)))
  const keys = new Set(english.map(([path]) => path))
  const namesIn = (message = '') => [...argumentsOf(message).keys()].sort().join()
  const pathsOf = (texts: [path: string, message: string][]) => texts.map(([path]) => path)
  expect({
    unknown: [...translated.keys()].filter((path) => !keys.has(path)),
    missing: pathsOf(own.filter(([path]) => !translated.has(path))),
    otherArguments: pathsOf(
      own.filter(([path, text]) => translated.has(path) && namesIn(text) !== namesIn(translated.get(path))),
    ),
  }).toEqual({ unknown: [], missing: [], otherArguments: [] })
})

test('the references of translations lead to texts', () => expect(translationProblems()).toEqual([]))

/** `read` with these catalogs, by their languages. */
function withCatalogs<Result>(catalogs: Record<string, object>, read: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'))
  for (const [language, catalog] of Object.entries(catalogs))
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(catalog))
  try {
    return read(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const newer = { shared: { pay: 'Pay' }, wallet: { title: 'Wallet', pay: '@:shared.pay', rows: { all: 'All' } } }

test('a translation from an earlier version is in English where its references lead nowhere, and they are named', () => {
  const older = { wallet: { title: '@:shared.wallet', pay: '@:wallet.rows.all', rows: { all: '@:wallet.pay' } } }
  withCatalogs({ en: newer, fr: older }, (folder) => {
    expect(fullCatalog('fr', folder)).toEqual({
      shared: { pay: 'Pay' },
      wallet: { title: 'Wallet', pay: 'Pay', rows: { all: 'All' } },
    })
    expect(translationProblems(folder)).toEqual([
      expect.stringMatching(/fr\.json: wallet\.title refers to @:shared\.wallet, which does not exist\. .* in English/),
      expect.stringMatching(/fr\.json: wallet\.pay refers to @:wallet\.rows\.all, which leads to no text\./),
      expect.stringMatching(/fr\.json: wallet\.rows\.all refers to @:wallet\.pay, which leads to no text\./),
    ])
  })
})

test('a text with an argument that the app doesn’t fill is in English, and named', () => {
  const english = { each: '{price} each', all: '@:each' }
  const french = { each: '{xprice} {n, plural, one {pièce} other {pièces}}', all: '{price} chacun' }
  withCatalogs({ en: english, fr: french }, (folder) => {
    expect(fullCatalog('fr', folder)).toEqual({ each: '{price} each', all: '{price} chacun' })
    expect(translationProblems(folder)).toEqual([
      expect.stringMatching(/fr\.json: each has \{xprice\}, \{n\}, which the app doesn’t fill\. .* in English/),
    ])
  })
})

test('a translation from an earlier version may have a section where there is a text, or the other way around', () => {
  const older = { wallet: { title: { short: 'Solde' }, pay: 'Payer', rows: 'Tout' } }
  withCatalogs({ en: newer, fr: older }, (folder) =>
    expect(fullCatalog('fr', folder).wallet).toEqual({ title: 'Wallet', pay: 'Payer', rows: { all: 'All' } }),
  )
})

test('a text that a translation tool has left empty is missing, and is in English', () => {
  const begun = { wallet: { title: '', pay: null, rows: { all: ' ' } }, shared: { pay: 'Payer' } }
  withCatalogs({ en: newer, fr: begun }, (folder) => {
    expect(readCatalog('fr', folder)).toEqual({ wallet: { rows: {} }, shared: { pay: 'Payer' } })
    expect(fullCatalog('fr', folder).wallet).toEqual({ title: 'Wallet', pay: 'Payer', rows: { all: 'All' } })
    expect(() => checkMessages(folder)).not.toThrow()
    writeFileSync(join(folder, 'fr.json'), '[]')
    expect(() => fullCatalog('fr', folder)).toThrow(/\/fr\.json: It must be an object\.$/)
  })
})

test('a reference of the English texts that leads nowhere, and a catalog that can’t be read, fail with the file', () => {
  const broken = { wallet: { title: '@:shared.wallet' } }
  withCatalogs({ en: broken, fr: {} }, (folder) =>
    expect(() => fullCatalog('fr', folder)).toThrow(
      /\/en\.json: wallet\.title refers to @:shared\.wallet, which does not exist\.$/,
    ),
  )
  withCatalogs({ en: newer }, (folder) => {
    writeFileSync(join(folder, 'fr.json'), '{ "wallet": }')
    expect(() => fullCatalog('fr', folder)).toThrow(/\/fr\.json: It must be valid JSON\. /)
  })
})

test('a message with a mistake fails with its file and path; other files in the folder are no languages', () => {
  const mistaken = { wallet: { title: 'Solde', pay: '{count, plural, one {# produit} other {# produits}' } }
  withCatalogs({ en: newer, fr: mistaken }, (folder) => {
    writeFileSync(join(folder, '.DS_Store'), '')
    writeFileSync(join(folder, 'fr.json~'), '')
    expect(languagesIn(folder)).toEqual(['en', 'fr'])
    expect(() => checkMessages(folder)).toThrow(
      /^[^\n]*\/fr\.json: wallet\.pay is "\{count, plural, .*"\. Unexpected message end[^\n]*$/,
    )
  })
  withCatalogs({ en: newer }, (folder) => expect(() => checkMessages(folder)).not.toThrow())
})

/** Each thing has one word per language. `not`: other words for it, or other spellings, as they begin. */
const glossary: Record<string, Record<string, { use: string; not: string[] }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'glossary.json'), 'utf8'),
)
const begins = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${word}`, 'iu')

const languages = languagesIn(catalogFolder)
/** The project's own languages, and those of which an operator has begun a glossary. */
const reviewed = new Set([...ownLanguages, ...Object.values(glossary).flatMap((thing) => Object.keys(thing))])

test('the glossary has a word for each thing in each of its languages', () => {
  const lacking = [...reviewed].flatMap((language) =>
    Object.entries(glossary)
      .filter(([, thing]) => !thing[language])
      .map(
        ([name]) =>
          `src/shared/texts/glossary.json: "${name}" has no word in ${language}. Add "${language}": { "use": "…", "not": [] }.`,
      ),
  )
  expect(lacking).toEqual([])
})

test.for(languages)(
  '%s has one word for one thing, in the texts and on the example brands’ pages',
  (language, { skip }) => {
    skip(!reviewed.has(language), `src/shared/texts/glossary.json has no words in ${language} (docs/new-language.md).`)
    const texts = messagesOf(readCatalog(language)).map(([, message]) => message)
    // Without what the FAQ's search finds a question by.
    const pages = ['default', 'gruenzeug']
      .flatMap((brand) => readdirSync(`brand/${brand}/pages`).map((file) => `brand/${brand}/pages/${file}`))
      .filter((file) => file.endsWith(`.${language}.md`))
      .map((file) => readFileSync(file, 'utf8').replace(/<!--.*?-->|\{#.*?\}/gs, ''))
    const lines = [...texts, ...pages.flatMap((page) => page.split('\n'))]
    const terms = Object.values(glossary).flatMap((thing) => thing[language] ?? [])
    const other = terms.flatMap((term) => term.not.map((word) => ({ word, use: term.use })))
    expect(
      other.flatMap(({ word, use }) => lines.filter((line) => begins(word).test(line)).map((line) => ({ line, use }))),
    ).toEqual([])
    expect(terms.filter(({ use }) => !texts.join('\n').toLowerCase().includes(use.toLowerCase()))).toEqual([])
  },
)

/** The texts as the app has them in the language. */
function textsIn(language: string): Texts {
  const bind = new Function(`return ${compileCatalog(language, fullCatalog(language))}`)()
  const rules = new Intl.PluralRules(language)
  return bind({ number, plural, select }, (count: number) => rules.select(count))
}

test('in Hindi, the verb agrees with what came out, and with any number of things that a product contains', () => {
  const { avoid, dispense } = textsIn('hi')
  expect([1, 2].map((done) => dispense.itemCount({ done, total: 3 }))).toEqual(['3 में से 1 निकला', '3 में से 2 निकले'])
  const { nuts, lactose } = avoid.inSentence
  for (const what of [lactose, `${nuts} और ${lactose}`]) {
    expect(avoid.has({ what })).toBe(`इसमें शामिल: ${what}। आप यह नहीं खाते।`)
    expect(avoid.askHas({ name: 'चिप्स', what })).toBe(`चिप्स में शामिल: ${what}।`)
  }
})

const wordsIn = (tokens: Token[]): string =>
  tokens
    .map((token) => ('cases' in token ? token.cases.map((each) => wordsIn(each.tokens)).join('') : ''))
    .concat(tokens.map((token) => (token.type === 'content' ? token.value : '')))
    .join('')

test.each(pseudoLanguages)('%s is at least 40% longer, in other letters, with the same arguments', (language) => {
  const plain = new Map(messagesOf(fullCatalog()))
  const wrong = messagesOf(pseudoCatalog(language)).filter(([path, message]) => {
    const english = plain.get(path) ?? ''
    const words = wordsIn(parse(message))
    const isLonger = words.length >= 1.4 * wordsIn(parse(english)).length
    return !isLonger || /[a-z]/i.test(words) || `${[...argumentsOf(message)]}` !== `${[...argumentsOf(english)]}`
  })
  expect(wrong).toEqual([])
})
