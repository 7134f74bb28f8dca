/** Compiles the text catalogs for the app: one file for each language and part. */
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import {
  type Catalog,
  catalogFolder,
  checkMessages,
  compileCatalog,
  fullCatalog,
  languagesIn,
  translationProblems,
} from '../../codegen/catalogs.ts'
import type { Texts } from '../../generated/texts.ts'
import { pseudoCatalog } from '../pseudo-language.ts'

type Section = keyof Texts

/** The sections that the first load needs. The others are loaded before any code that is loaded on demand. */
const first: Section[] = ['cart', 'errors', 'maintenance', 'products', 'shell', 'tabs']
const parts = ['first', 'rest'] as const

/** The texts of the page's inline scripts and the service worker, which load no catalog. */
const inlined = {
  page: {
    cart: ['addNamed', 'inCart', 'insteadOf', 'less', 'more'],
    products: [
      'again',
      ...([
        'about',
        'all',
        'blocked',
        'deposit',
        'expired',
        'fromAge',
        'nonVeg',
        'offers',
        'offerFrom',
        'amountOff',
        'otherOffer',
        'offerUsed',
        'onlyLeft',
        'soldOut',
      ] as const),
      ...(['title', 'unitPrice', 'veg'] as const),
    ],
    shell: ['changeMachine', 'closedUntil'],
  },
  validator: { badSettings: ['title', 'hint', 'reload'] },
  worker: { notifications: ['unnamed', 'unnamedHint'] },
} satisfies Record<string, { [S in Section]?: (keyof Texts[S])[] }>

/** A section of plain texts in each language. */
export const sectionsOf = (section: Section) =>
  Object.fromEntries(languagesIn(catalogFolder).map((each) => [each, fullCatalog(each)[section]]))

const virtual = 'virtual:catalogs'

const partOf = (catalog: Catalog, part: string) =>
  Object.fromEntries(Object.entries(catalog).filter(([name]) => first.includes(name as Section) === (part === 'first')))

const loaderOf = (language: string) =>
  `'${language}': { ${parts.map((part) => `${part}: () => import('${virtual}/${language}-${part}')`).join(', ')} }`

/** The output file of each language's part. */
export const catalogFiles = (bundle: Rollup.OutputBundle, part: (typeof parts)[number]): Record<string, string> =>
  Object.fromEntries(
    languagesIn(catalogFolder).flatMap((language) =>
      Object.values(bundle)
        .filter((file) => 'facadeModuleId' in file && file.facadeModuleId === `\0${virtual}/${language}-${part}`)
        .map((file) => [language, file.fileName]),
    ),
  )

/** `extra`: pseudo-languages. */
export const catalogs = (extra: string[] = []): Plugin => ({
  name: 'catalogs',
  enforce: 'pre',
  buildStart() {
    checkMessages()
    for (const problem of translationProblems()) this.warn(problem)
  },
  resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${virtual}`)) return null
    const [, language, part] = /\/(.+)-(\w+)$/.exec(id) ?? []
    const all = [...languagesIn(catalogFolder), ...extra]
    if (!language || !part) return `export const catalogs = { ${all.map(loaderOf).join(', ')} }`
    if (extra.includes(language)) return `export default ${compileCatalog('en', partOf(pseudoCatalog(language), part))}`
    this.addWatchFile(join(catalogFolder, `${language}.json`))
    return `export default ${compileCatalog(language, partOf(fullCatalog(language), part))}`
  },
  generateBundle(_, bundle) {
    const entries = Object.values(bundle).flatMap((file) => ('isEntry' in file && file.isEntry ? file.moduleIds : []))
    const code = entries.filter((id) => id.includes('/src/')).map((id) => this.getModuleInfo(id)?.code)
    const used = [...new Set([...code.join().matchAll(/\b(?:texts|allTexts)\.(\w+)/g)].map(([, section]) => section))]
    if (String(used.sort()) !== String(first))
      this.error(`The first load uses the text sections ${used}. List exactly these in \`first\`.`)
  },
})

function pick(catalog: Catalog, texts: Record<string, string[]>): Catalog {
  const entries = Object.entries(texts).map(([section, keys]) => {
    const messages = catalog[section] as Catalog
    return [section, Object.fromEntries(keys.map((key) => [key, messages[key] ?? '']))]
  })
  return Object.fromEntries(entries)
}

const textsOf = (tag: string) => `(catalogs[${tag}] ?? catalogs.en)({})`
const readLanguage = `import { language } from '#shared/language.ts'`
const pageTexts = `${readLanguage}
  export const texts = ${textsOf('language()')}`
// The worker learns the page's language after its start.
const workerTexts = `${readLanguage}
  export const texts = new Proxy({}, { get: (_, section) => ${textsOf('language()')}[section] })`
// Without valid settings, the list of offered languages is unknown.
const validatorTexts = `import { closestTag, directionOf } from '#shared/language-tags.ts'
  const tag = navigator.languages.map((each) => closestTag(each, Object.keys(catalogs))).find(Boolean) ?? 'en'
  Object.assign(document.documentElement, { lang: tag, dir: directionOf(tag) })
  export const texts = ${textsOf('tag')}`
const exported = { page: pageTexts, validator: validatorTexts, worker: workerTexts }

/** The texts that the rendered code names: `texts.products.title`. */
const usedTexts = (code: string) =>
  new Set([...code.matchAll(/\btexts\.(\w+)\.(\w+)/g)].map(([, section, key]) => `${section}.${key}`))

/**
 * Replaces src/shared/texts/catalog.ts with the inlined texts in every language; with `only`, just for that importer.
 * These texts have no plurals.
 */
export const inlinedTexts = (where: keyof typeof inlined, only = ''): Plugin => ({
  name: 'inlined-texts',
  enforce: 'pre',
  resolveId: (id, importer = '') => (id.endsWith('/catalog.ts') && importer.endsWith(only) ? '\0inlined-texts' : null),
  load(id) {
    if (id !== '\0inlined-texts') return null
    const compiled = languagesIn(catalogFolder).map(
      (each) => `'${each}': ${compileCatalog(each, pick(fullCatalog(each), inlined[where]))}`,
    )
    return `const catalogs = { ${compiled.join(', ')} }
      ${exported[where]}`
  },
  // Otherwise a text that is missing here would be missing on the page, without any message.
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => ('modules' in file ? Object.entries(file.modules) : []))
    // Of the page's scripts, only this one uses texts.
    if (!modules.some(([id]) => id.endsWith('/draw.tsx'))) return
    const used = usedTexts(modules.map(([, { code }]) => code).join())
    const listed = Object.entries<string[]>(inlined[where]).flatMap(([section, keys]) =>
      keys.map((key) => `${section}.${key}`),
    )
    const wrong = [...used, ...listed].filter((text) => !(used.has(text) && listed.includes(text)))
    if (wrong.length > 0) this.error(`\`inlined.${where}\` must list the texts that its scripts use. Check ${wrong}.`)
  },
})
